import { newsletterDays } from '#rules/newsletter-console.ts';
import { keysOf } from '#rules/vocabulary.ts';
import type { AdminBouncesMutation, AdminNewsletterQuery, AdminSendNewsletterMutation } from './answers.generated.ts';
import { ask, mutate, REFUSAL, USER_ERROR } from './api.ts';
import { changing, choiceOf, reading, wrong } from './command.ts';
import { textOf } from './files.ts';
import { shown } from './output.ts';
import { scripted } from './remote.ts';

type Newsletter = NonNullable<AdminNewsletterQuery['admin']>['newsletter'];

const NEWSLETTER = /* GraphQL */ `query AdminNewsletter { admin { newsletter { subscribers unsubscribed bounced
  monday: next(day: MONDAY) { slug subject title } thursday: next(day: THURSDAY) { slug subject title }
  issues { nodes { id day subject source state recipients sent bounced skipped startedAt finishedAt } } } } }`;
const SEND = /* GraphQL */ `mutation AdminSendNewsletter($input: SendWeeklyNewsletterInput!) { sendWeeklyNewsletter(input: $input) { __typename
  ... on SendWeeklyNewsletterSuccess { emailsSent article { slug subject } } ${REFUSAL} } }`;
const BOUNCES = /* GraphQL */ `mutation AdminBounces($input: RecordNewsletterBouncesInput!) { recordNewsletterBounces(input: $input) { __typename
  ... on RecordNewsletterBouncesSuccess { removed } ${USER_ERROR} } }`;

const days = keysOf(newsletterDays);
const letters = (count: number): string => (count === 1 ? '1 letter' : `${count} letters`);

const issueLine = (issue: Newsletter['issues']['nodes'][number]): string =>
  [
    `${issue.startedAt}  ${issue.day.toLowerCase()}  ${issue.source.toLowerCase()}  ${issue.state.toLowerCase()}`,
    `${issue.sent} of ${issue.recipients} sent, ${issue.bounced} bounced, ${issue.skipped} skipped  ${shown(issue.subject)}`,
  ].join('  ');

export const newsletterCommands = [
  reading({
    name: 'newsletter',
    usage: '',
    does: 'Tells who is on the list, what goes out next, and how the last sendings went.',
    scope: 'users_read',
    parse: () => null,
    async read(env) {
      const { newsletter } = await ask<AdminNewsletterQuery>(scripted(env), NEWSLETTER);
      const { subscribers, unsubscribed, bounced, monday, thursday } = newsletter;
      const issues = newsletter.issues.nodes;
      const next = (article: Newsletter['monday']): string => (article === null ? 'nothing' : shown(article.subject));
      const text = [
        `on the list    ${subscribers}`,
        `left it        ${unsubscribed} by themselves and ${bounced} unreachable, in the last 30 days`,
        `next Monday    ${next(monday)}`,
        `next Thursday  ${next(thursday)}`,
        ...issues.map(issueLine),
      ].join('\n');
      return { json: { ...newsletter, issues }, text };
    },
  }),
  changing({
    name: 'send-newsletter',
    isFinal: true,
    usage: days.join('|'),
    does: 'Sends the next article of a day to everybody on the list. One sending runs at a time.',
    scope: 'newsletter_send',
    words: ['a day'],
    parse: ({ words: [day] }) => choiceOf('The day', day, days),
    async act(env, day, isDryRun) {
      const sent = await mutate<AdminSendNewsletterMutation>(scripted(env), SEND, { day, isDryRun });
      const { slug, subject } = sent.article;
      const what = `"${shown(subject)}"`;
      const text = isDryRun
        ? `Nothing was sent: ${letters(sent.emailsSent)} would go out with ${what}.`
        : `${letters(sent.emailsSent)} with ${what} on the way.`;
      return { json: { isDryRun, day, slug, subject, emailsSent: sent.emailsSent }, text };
    },
  }),
  changing({
    name: 'record-bounces',
    isFinal: true,
    usage: '<address>... | --file <path>',
    does: 'Takes addresses off the list that a mail service reported as unreachable; a file has one on each line. 1,000 at most.',
    scope: 'newsletter_send',
    words: 'any',
    options: { file: { type: 'string' } },
    async parse(line) {
      const file = line.text('file');
      const inFile = file === undefined ? [] : (await textOf(file)).split('\n').map((address) => address.trim());
      const emails = [...line.words, ...inFile.filter((address) => address !== '')];
      return emails.length > 0 ? emails : wrong('record-bounces wants addresses, or --file with some.');
    },
    async act(env, emails, isDryRun) {
      const given = { emails, isDryRun };
      const { removed } = await mutate<AdminBouncesMutation>(scripted(env), BOUNCES, given);
      const done = isDryRun ? 'Nothing was stored: off the list would be' : 'Off the list:';
      return { json: { isDryRun, given: emails.length, removed }, text: `${done} ${removed} of ${emails.length}.` };
    },
  }),
];

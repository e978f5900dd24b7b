import type { AdminAuditQuery, AdminFeedbackQuery, AdminFiguresQuery, AdminTotalsQuery } from './answers.generated.ts';
import { ask, everyNode, type NodeOf, PAGE_INFO } from './api.ts';
import { numberOf, reading } from './command.ts';
import { listed, named, shown } from './output.ts';
import { scripted } from './remote.ts';

const figures = ['signUps', 'likes', 'matches', 'messages', 'gamePlays', 'plansStarted', 'reports'] as const;
const FIGURES = /* GraphQL */ `query AdminFigures($days: Int!) { admin { figures(days: $days) { day signUps likes matches messages gamePlays plansStarted reports } } }`;

const totals = [
  'people',
  'activePeople',
  'premiumPeople',
  'pendingVerifications',
  'openReports',
  'openAppeals',
  'openTickets',
  'subscribers',
] as const;
const TOTALS = /* GraphQL */ `query AdminTotals { admin { totals {
  people activePeople premiumPeople pendingVerifications openReports openAppeals openTickets subscribers } } }`;

const remarks = ['bugReport', 'featureRequest', 'generalFeedback'] as const;
const FEEDBACK = /* GraphQL */ `query AdminFeedback($first: Int!, $after: String) { admin { feedback(first: $first, after: $after) {
  nodes { id createdAt featureRating bugReport featureRequest generalFeedback user { email fullName } } ${PAGE_INFO} } } }`;

const AUDIT = /* GraphQL */ `query AdminAudit($first: Int!, $after: String) { admin { auditEvents(first: $first, after: $after) {
  nodes { id createdAt action details isScript actor { email fullName } subject { email fullName } } ${PAGE_INFO} } } }`;

const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const row = (cells: readonly (string | number)[], heads: readonly string[]): string =>
  cells.map((cell, at) => String(cell).padStart(heads[at]?.length ?? 0)).join('  ');

function tableOf(days: NonNullable<AdminFiguresQuery['admin']>['figures']): string {
  const heads = ['       day', ...figures.map(words)];
  return [heads.join('  '), ...days.map((day) => row([day.day, ...figures.map((figure) => day[figure])], heads))].join(
    '\n',
  );
}

const saidIn = (feedback: NodeOf<AdminFeedbackQuery>): string =>
  [
    `${feedback.id}  ${feedback.createdAt}  ${named(feedback.user)}${feedback.featureRating === null ? '' : `  ${feedback.featureRating}/5`}`,
    ...remarks.flatMap((remark) => {
      const said = feedback[remark];
      return said === null ? [] : [`  ${words(remark)}: ${shown(said)}`];
    }),
  ].join('\n');

/** Only grant-role runs without an account; other authors have been deleted. */
const formerAuthor = (action: string): string =>
  action === 'GRANT_ROLE' ? 'beside the server' : 'by nobody who is still here';

const doneIn = ({ createdAt, action, details, isScript, actor, subject }: NodeOf<AdminAuditQuery>): string => {
  const by = actor === null ? formerAuthor(action) : `by ${named(actor)}${isScript ? ' with a token' : ''}`;
  // Events without a subject of their own, such as a newsletter, have their author as subject.
  const to = subject === null || subject.email === actor?.email ? '' : `to ${named(subject)}  `;
  return `${createdAt}  ${action.toLowerCase()}  ${by}  ${to}${shown(details)}`;
};

const limit = { limit: { type: 'string', default: '100' } } as const;

export const overviewCommands = [
  reading({
    name: 'totals',
    usage: '',
    does: 'Tells how things stand: people, plans, and what waits.',
    scope: 'users_read',
    parse: () => null,
    async read(env) {
      const answer = await ask<AdminTotalsQuery>(scripted(env), TOTALS);
      const text = totals.map((name) => `${words(name).padEnd(21)}  ${answer.totals[name]}`).join('\n');
      return { json: answer.totals, text };
    },
  }),
  reading({
    name: 'figures',
    usage: '[--days <n>]',
    does: 'Tells what happened on each of the last days (Lagos days), today last; 14 unless told otherwise, 90 at most.',
    scope: 'users_read',
    options: { days: { type: 'string', default: '14' } },
    parse: (line) => numberOf(line, 'days'),
    async read(env, days) {
      const answer = await ask<AdminFiguresQuery>(scripted(env), FIGURES, { days });
      return { json: answer.figures, text: tableOf(answer.figures) };
    },
  }),
  reading({
    name: 'list-feedback',
    usage: '[--limit <n>]',
    does: 'Lists what people say of the beta, the newest first; 100 at most unless told otherwise.',
    scope: 'users_read',
    options: limit,
    parse: (line) => numberOf(line, 'limit'),
    async read(env, most) {
      const found = await everyNode<AdminFeedbackQuery>(scripted(env), FEEDBACK, {}, most);
      return { json: found, text: listed(found.map(saidIn), 'Nobody has said anything yet.') };
    },
  }),
  reading({
    name: 'audit-log',
    usage: '[--limit <n>]',
    does: 'Lists what administrators and scripts did, the newest first; 100 at most unless told otherwise.',
    scope: 'users_read',
    options: limit,
    parse: (line) => numberOf(line, 'limit'),
    async read(env, most) {
      const found = await everyNode<AdminAuditQuery>(scripted(env), AUDIT, {}, most);
      const rows = found.map(({ details, ...event }) => ({ ...event, details: JSON.parse(details) as unknown }));
      return { json: rows, text: listed(found.map(doneIn), 'Nothing was done yet.') };
    },
  }),
];

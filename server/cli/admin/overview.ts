import { ask, everyNode, PAGE_INFO } from './api.ts';
import { numberOf, reading } from './command.ts';
import { listed, named, shown } from './output.ts';
import { scripted } from './remote.ts';

const figures = ['signUps', 'likes', 'matches', 'messages', 'gamePlays', 'plansStarted', 'reports'] as const;
type Figures = { day: string } & Record<(typeof figures)[number], number>;
const FIGURES = `query AdminFigures($days: Int!) { admin { figures(days: $days) { day ${figures.join(' ')} } } }`;

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
type Totals = Record<(typeof totals)[number], number>;
const TOTALS = `query AdminTotals { admin { totals { ${totals.join(' ')} } } }`;

type Named = { email: string; fullName: string };
const remarks = ['bugReport', 'featureRequest', 'generalFeedback'] as const;
type Feedback = { id: string; createdAt: string; featureRating: number | null; user: Named } & Record<
  (typeof remarks)[number],
  string | null
>;
const FEEDBACK = `query AdminFeedback($first: Int!, $after: String) { admin { feedback(first: $first, after: $after) {
  nodes { id createdAt featureRating ${remarks.join(' ')} user { email fullName } } ${PAGE_INFO} } } }`;

type Event = {
  id: string;
  createdAt: string;
  action: string;
  details: string;
  isScript: boolean;
  actor: Named | null;
  subject: Named | null;
};
const AUDIT = `query AdminAudit($first: Int!, $after: String) { admin { auditEvents(first: $first, after: $after) {
  nodes { id createdAt action details isScript actor { email fullName } subject { email fullName } } ${PAGE_INFO} } } }`;

const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const row = (cells: readonly (string | number)[], heads: readonly string[]): string =>
  cells.map((cell, at) => String(cell).padStart(heads[at]?.length ?? 0)).join('  ');

function tableOf(days: readonly Figures[]): string {
  const heads = ['       day', ...figures.map(words)];
  return [heads.join('  '), ...days.map((day) => row([day.day, ...figures.map((figure) => day[figure])], heads))].join(
    '\n',
  );
}

const saidIn = (feedback: Feedback): string =>
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

const doneIn = ({ createdAt, action, details, isScript, actor, subject }: Event): string => {
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
      const answer = await ask<{ totals: Totals }>(scripted(env), 'admin', TOTALS, {});
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
      const answer = await ask<{ figures: Figures[] }>(scripted(env), 'admin', FIGURES, { days });
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
      const found = await everyNode<Feedback>(scripted(env), 'feedback', FEEDBACK, {}, most);
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
      const found = await everyNode<Event>(scripted(env), 'auditEvents', AUDIT, {}, most);
      const rows = found.map(({ details, ...event }) => ({ ...event, details: JSON.parse(details) as unknown }));
      return { json: rows, text: listed(found.map(doneIn), 'Nothing was done yet.') };
    },
  }),
];

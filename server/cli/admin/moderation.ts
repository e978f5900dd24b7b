import { appealDecisions, appealStates } from '#rules/moderation.ts';
import type {
  AdminAppealsQuery,
  AdminResolveAppealMutation,
  AdminRestoreMutation,
  AdminWarnMutation,
} from './answers.generated.ts';
import { everyNode, mutate, type NodeOf, PAGE_INFO, USER_ERROR } from './api.ts';
import { aboutOne, changing, choiceOf, reading, wrong } from './command.ts';
import { listed, named, shown, whom } from './output.ts';
import { scripted } from './remote.ts';

const WARN = /* GraphQL */ `mutation AdminWarn($input: WarnAccountInput!) { warnAccount(input: $input) { __typename
  ... on WarnAccountSuccess { isDryRun } ${USER_ERROR} } }`;
const RESTORE = /* GraphQL */ `mutation AdminRestore($input: RestoreAccountInput!) { restoreAccount(input: $input) { __typename
  ... on RestoreAccountSuccess { user { suspendedAt } } ${USER_ERROR} } }`;
const APPEALS = /* GraphQL */ `query AdminAppeals($state: AppealState!, $first: Int!, $after: String) { admin { appeals(state: $state, first: $first, after: $after) {
  nodes { id content reason state note createdAt decidedAt user { email fullName } } ${PAGE_INFO} } } }`;
const RESOLVE = /* GraphQL */ `mutation AdminResolveAppeal($input: ResolveAppealInput!) { resolveAppeal(input: $input) { __typename
  ... on ResolveAppealSuccess { appeal { id state note user { id } } } ${USER_ERROR} } }`;

const states = appealStates.filter((state) => state !== 'none');

const linesOf = ({ id, content, reason, note, createdAt, decidedAt, user }: NodeOf<AdminAppealsQuery>): string =>
  [
    `${id}  ${createdAt}  ${named(user)}`,
    `  suspended for  ${shown(reason)}`,
    `  says           ${shown(content)}`,
    ...(decidedAt === null ? [] : [`  decided ${decidedAt}${note === null ? '' : `: ${shown(note)}`}`]),
  ].join('\n');

export const moderationCommands = [
  changing({
    name: 'warn',
    isFinal: true,
    usage: '<email|id> --reason <text>',
    does: 'Warns a person, who is shown the reason and gets it by mail.',
    scope: 'accounts_suspend',
    words: ['an e-mail address or id'],
    options: { reason: { type: 'string' } },
    parse: (line) => aboutOne('warn', line),
    async act(env, input, isDryRun) {
      await mutate<AdminWarnMutation>(scripted(env), WARN, { ...input, isDryRun });
      const text = isDryRun ? `Nothing was stored: ${whom(input)} would be warned.` : `${whom(input)} is warned.`;
      return { json: { isDryRun, ...input.account }, text };
    },
  }),
  changing({
    name: 'restore',
    usage: '<email|id> --reason <text>',
    does: 'Lifts a suspension: the person may sign in again, and the profile is shown.',
    scope: 'accounts_suspend',
    words: ['an e-mail address or id'],
    options: { reason: { type: 'string' } },
    parse: (line) => aboutOne('restore', line),
    async act(env, input, isDryRun) {
      const { user } = await mutate<AdminRestoreMutation>(scripted(env), RESTORE, { ...input, isDryRun });
      const whose = whom(input);
      const text = isDryRun ? `Nothing was stored: ${whose} would be let in again.` : `${whose} may sign in again.`;
      return { json: { isDryRun, ...input.account, suspendedAt: user.suspendedAt }, text };
    },
  }),
  reading({
    name: 'list-appeals',
    usage: `[--state ${states.join('|')}]`,
    does: 'Lists appeals against suspensions, those that wait longest first; of decided ones the newest decision.',
    scope: 'users_read',
    options: { state: { type: 'string', default: 'waiting' } },
    parse: (line) => choiceOf('--state', line.text('state'), states),
    async read(env, state) {
      const found = await everyNode<AdminAppealsQuery>(scripted(env), APPEALS, { state });
      return { json: found, text: listed(found.map(linesOf), `No appeal is ${state.toLowerCase()}.`) };
    },
  }),
  changing({
    name: 'resolve-appeal',
    isFinal: true,
    usage: `<id> ${appealDecisions.join('|')} --note <text>`,
    does: 'Decides an appeal, and tells the person with the note. Not for who suspended, while another administrator could.',
    scope: 'accounts_suspend',
    words: ['an id', 'a decision'],
    options: { note: { type: 'string' } },
    parse(line) {
      const [appealId = '', word] = line.words;
      const decision = choiceOf('The decision', word, appealDecisions);
      return { appealId, decision, note: line.text('note') ?? wrong('resolve-appeal wants --note.') };
    },
    async act(env, input, isDryRun) {
      const { appeal } = await mutate<AdminResolveAppealMutation>(scripted(env), RESOLVE, { ...input, isDryRun });
      const { id, state, note, user } = appeal;
      const text = isDryRun
        ? `Nothing was stored: the appeal of ${user.id} would be ${state.toLowerCase()}.`
        : `The appeal of ${user.id} is ${state.toLowerCase()}.`;
      return { json: { isDryRun, id, state, note, userId: user.id }, text };
    },
  }),
];

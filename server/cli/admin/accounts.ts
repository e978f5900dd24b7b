import { plans } from '#rules/plans.ts';
import type {
  AdminGrantMutation,
  AdminPeopleQuery,
  AdminRevokeMutation,
  AdminSuspendMutation,
} from './answers.generated.ts';
import { everyNode, mutate, type NodeOf, PAGE_INFO, USER_ERROR } from './api.ts';
import { aboutOne, accountOf, changing, choiceOf, numberOf, reading, wrong } from './command.ts';
import { listed, named, whom } from './output.ts';
import { scripted } from './remote.ts';

type Found = NodeOf<AdminPeopleQuery>;

const GRANT = /* GraphQL */ `mutation AdminGrant($input: GrantEntitlementInput!) { grantEntitlement(input: $input) { __typename
  ... on GrantEntitlementSuccess { user { plan { name endsAt } } } ${USER_ERROR} } }`;
const REVOKE = /* GraphQL */ `mutation AdminRevoke($input: RevokeEntitlementInput!) { revokeEntitlement(input: $input) { __typename
  ... on RevokeEntitlementSuccess { ended user { plan { name endsAt } } } ${USER_ERROR} } }`;
const SUSPEND = /* GraphQL */ `mutation AdminSuspend($input: SuspendAccountInput!) { suspendAccount(input: $input) { __typename
  ... on SuspendAccountSuccess { user { suspendedAt } } ${USER_ERROR} } }`;
const PEOPLE = /* GraphQL */ `query AdminPeople($search: String!, $first: Int!, $after: String) { admin { users(search: $search, first: $first, after: $after) {
  nodes { id email fullName createdAt suspendedAt roles plan { name endsAt } isVerified openReports } ${PAGE_INFO} } } }`;

/** A person's plan as the end of a sentence. */
const holding = ({ plan: { name, endsAt } }: Pick<Found, 'plan'>): string =>
  `${name ?? 'no plan'}${endsAt === null ? '' : ` until ${endsAt}`}`;

const planNames = Object.keys(plans);
const DAYS = '30';

function lineOf(person: Found): string {
  const marks = [
    ...person.roles.map((role) => role.toLowerCase()),
    ...(person.plan.name === null ? [] : [person.plan.name.toLowerCase()]),
    ...(person.isVerified ? ['verified'] : []),
    ...(person.openReports > 0 ? [`open reports: ${person.openReports}`] : []),
    ...(person.suspendedAt === null ? [] : [`suspended ${person.suspendedAt}`]),
  ];
  return [`${person.id}  ${person.createdAt}  ${named(person)}`, ...marks].join('  ');
}

export const accountCommands = [
  changing({
    name: 'grant-role',
    usage: '<email|id> admin',
    does: 'Makes an account an administrator. Runs beside the server, against its database (DATABASE_URL, else the one in DATA_DIR).',
    scope: null,
    words: ['an e-mail address or id', 'the word admin'],
    parse({ words: [word = '', role] }) {
      return role === 'admin' ? accountOf(word) : wrong('grant-role wants the word admin.');
    },
    // Loaded lazily: it imports half of the server, which the other commands do not need.
    act: async (env, account, isDryRun) => (await import('./grant-role.ts')).grantRole(env, account, isDryRun),
  }),
  reading({
    name: 'find-people',
    usage: '<words> [--limit <n>]',
    does: 'Lists accounts whose name or e-mail address holds every word, or whose id it is; the newest first, 100 at most unless told otherwise.',
    scope: 'users_read',
    words: 'any',
    options: { limit: { type: 'string', default: '100' } },
    parse(line) {
      if (line.words.length === 0) return wrong('find-people wants words.');
      return { search: line.words.join(' '), limit: numberOf(line, 'limit') };
    },
    async read(env, { search, limit }) {
      const found = await everyNode<AdminPeopleQuery>(scripted(env), PEOPLE, { search }, limit);
      return { json: found, text: listed(found.map(lineOf), 'Nobody was found.') };
    },
  }),
  changing({
    name: 'grant-entitlement',
    usage: `<email|id> [${planNames.join('|')}] [--days <n>] [--reason <text>]`,
    does: `Grants a plan from now on, for ${DAYS} days unless told otherwise. Without a plan it is the bare premium flag, which counts as gold.`,
    scope: 'entitlements_write',
    words: 'any',
    options: { days: { type: 'string', default: DAYS }, reason: { type: 'string' } },
    parse(line) {
      const [word, plan, ...rest] = line.words;
      if (word === undefined || rest.length > 0) return wrong('grant-entitlement wants an account and a plan.');
      return {
        account: accountOf(word),
        plan: plan === undefined ? null : choiceOf('The plan', plan, planNames),
        days: numberOf(line, 'days'),
        reason: line.text('reason') ?? null,
      };
    },
    async act(env, input, isDryRun) {
      const { user } = await mutate<AdminGrantMutation>(scripted(env), GRANT, { ...input, isDryRun });
      const text = isDryRun
        ? `Nothing was stored: ${whom(input)} would get ${input.plan ?? 'the premium flag'} for ${input.days} days.`
        : `${whom(input)} has ${holding(user)}.`;
      return { json: { isDryRun, ...input.account, plan: user.plan }, text };
    },
  }),
  changing({
    name: 'revoke-entitlement',
    usage: `<email|id> [${planNames.join('|')}] [--reason <text>]`,
    does: 'Takes granted plans back: they end at once, all of them unless one is named. What a person pays for stays.',
    scope: 'entitlements_write',
    words: 'any',
    options: { reason: { type: 'string' } },
    parse(line) {
      const [word, plan, ...rest] = line.words;
      if (word === undefined || rest.length > 0)
        return wrong('revoke-entitlement wants an account and, if one only is meant, a plan.');
      return {
        account: accountOf(word),
        plan: plan === undefined ? null : choiceOf('The plan', plan, planNames),
        reason: line.text('reason') ?? null,
      };
    },
    async act(env, input, isDryRun) {
      const { ended, user } = await mutate<AdminRevokeMutation>(scripted(env), REVOKE, { ...input, isDryRun });
      const grants = ended === 1 ? '1 grant' : `${ended} grants`;
      const text = isDryRun
        ? `Nothing was stored: ${grants} of ${whom(input)} would end.`
        : `${grants} of ${whom(input)} ended, who has ${holding(user)}.`;
      return { json: { isDryRun, ended, ...input.account, plan: user.plan }, text };
    },
  }),
  changing({
    name: 'suspend',
    isFinal: true,
    usage: '<email|id> --reason <text>',
    does: 'Suspends an account: ends its sessions and hides its profile.',
    scope: 'accounts_suspend',
    words: ['an e-mail address or id'],
    options: { reason: { type: 'string' } },
    parse: (line) => aboutOne('suspend', line),
    async act(env, input, isDryRun) {
      const { user } = await mutate<AdminSuspendMutation>(scripted(env), SUSPEND, { ...input, isDryRun });
      const whose = whom(input);
      const text = isDryRun ? `Nothing was stored: ${whose} would be suspended.` : `${whose} is suspended.`;
      return { json: { isDryRun, ...input.account, suspendedAt: user.suspendedAt }, text };
    },
  }),
];

/** Rows of the field x role table for warnings, suspensions and appeals. */
import { createContext } from '#server/platform/context/context.ts';
import { openWindows } from '#tests/setup/throttles.ts';
import {
  closed,
  type EventRow,
  forAdmin,
  type Here,
  hearing,
  open,
  own,
  type RootRow,
  signedIn,
  type TypeRow,
} from './matrix-cells.ts';
import type { World } from './matrix-world.ts';

const read = forAdmin('value', 'value');
const written = forAdmin('value', 'FORBIDDEN');

/** The one warning of somebody that there is, by a row. */
async function warningOf({ app }: Here, userId: string, acknowledgedAt: Date | null = null): Promise<string> {
  const [id, createdAt] = [crypto.randomUUID(), app.clock.now()];
  await app.db.deleteFrom('warnings').where('userId', '=', userId).execute();
  await app.db
    .insertInto('warnings')
    .values({ id, userId, photoId: id, reason: 'A test', createdAt, acknowledgedAt })
    .execute();
  return id;
}

/** The one suspension of a bystander, by a row; nobody is kept out by it. */
async function suspensionOf({ app, bystanders }: Here): Promise<{ id: string; userId: string }> {
  const [id, userId] = [crypto.randomUUID(), bystanders[0]?.id ?? ''];
  await app.db.deleteFrom('suspensions').where('userId', '=', userId).execute();
  const suspension = { id, userId, reason: 'A test', suspendedAt: app.clock.now() };
  await app.db.insertInto('suspensions').values(suspension).execute();
  return { id, userId };
}

/** The one appeal that there is, by a row. */
async function appealOf(here: Here, state: 'waiting' | 'upheld'): Promise<string> {
  const [id, createdAt] = [crypto.randomUUID(), here.app.clock.now()];
  const { id: suspensionId, userId } = await suspensionOf(here);
  const appeal = { id, suspensionId, userId, content: 'It was not me, I swear.', state, createdAt };
  const decided = state === 'upheld' ? { note: 'No.', decidedAt: createdAt } : {};
  await here.app.db
    .insertInto('appeals')
    .values({ ...appeal, ...decided })
    .execute();
  return id;
}

/** What a refused sign-in of the bystander would be answered with. */
async function appealToken(here: Here): Promise<string> {
  const { userId } = await suspensionOf(here);
  await openWindows(here.app);
  const ctx = createContext(here.app.deps, null, { ip: '', label: 'a test' });
  return (await here.app.deps.hooks.suspensionOf(ctx, userId)).appealToken ?? '';
}

const acknowledge = async (here: Here) =>
  `acknowledgeWarning(input: { warningId: "${await warningOf(here, here.subject.id)}" })`;
const appeal = async (here: Here) =>
  `appealSuspension(input: { token: "${await appealToken(here)}", content: "It was not me, I swear." })`;
const about = ({ email }: { email: string }) =>
  `input: { account: { email: "${email}" }, reason: "A test", isDryRun: true }`;
const warn = ({ subject }: Here) => `warnAccount(${about(subject)})`;
const restore = ({ people }: Here) => `restoreAccount(${about(people.suspended)})`;
const resolve = async (here: Here) =>
  `resolveAppeal(input: { appealId: "${await appealOf(here, 'waiting')}", decision: GRANT, note: "A test", isDryRun: true })`;
const appeals = (selection: string) => async (here: Here) => {
  await appealOf(here, 'upheld');
  return `query { admin { appeals(state: UPHELD) ${selection} } }`;
};

const breach = (selection: string) => () =>
  `query { admin { breachScope(since: "2020-01-01T00:00:00Z", until: "2100-01-01T00:00:00Z") ${selection} } }`;

export const rootRows: Record<string, RootRow> = {
  'Mutation.acknowledgeWarning': {
    ask: acknowledge,
    row: closed('NotAvailable', { self: 'AcknowledgeWarningSuccess' }),
  },
  // Whoever holds the token: it was given to who knows the password.
  'Mutation.appealSuspension': { ask: appeal, row: open('AppealSuspensionSuccess') },
  'Mutation.warnAccount': { ask: warn, row: forAdmin('WarnAccountSuccess', 'FORBIDDEN') },
  'Mutation.restoreAccount': { ask: restore, row: forAdmin('RestoreAccountSuccess', 'FORBIDDEN') },
  'Mutation.resolveAppeal': { ask: resolve, row: forAdmin('ResolveAppealSuccess', 'FORBIDDEN') },
};

export const typeRows: Record<string, TypeRow> = {
  Warning: {
    ask: async (here) => {
      await warningOf(here, here.me.id);
      return 'query { viewer { warning { @@ } } }';
    },
    at: 'viewer.warning',
    fields: 'id reason isAboutPhoto createdAt',
    row: own('value'),
  },
  AcknowledgeWarningSuccess: {
    ask: async (here) => `mutation { ${await acknowledge(here)} { @@ } }`,
    at: 'acknowledgeWarning',
    fields: 'viewer',
    row: closed('hidden', { self: 'value' }),
  },
  AppealSuspensionSuccess: {
    ask: async (here) => `mutation { ${await appeal(here)} { @@ } }`,
    at: 'appealSuspension',
    fields: 'appeal',
    row: open('value'),
  },
  WarnAccountSuccess: {
    ask: (here) => `mutation { ${warn(here)} { @@ } }`,
    at: 'warnAccount',
    fields: 'isDryRun user',
    row: written,
  },
  RestoreAccountSuccess: {
    ask: (here) => `mutation { ${restore(here)} { @@ } }`,
    at: 'restoreAccount',
    fields: 'isDryRun user',
    row: written,
  },
  ResolveAppealSuccess: {
    ask: async (here) => `mutation { ${await resolve(here)} { @@ } }`,
    at: 'resolveAppeal',
    fields: 'isDryRun appeal',
    row: written,
  },
  AdminSuspension: {
    ask: ({ people }) =>
      `query { admin { user(account: { email: "${people.suspended.email}" }) { suspension { @@ } } } }`,
    at: 'admin.user.suspension',
    fields: 'id reason suspendedAt appeal',
    row: read,
  },
  AdminWarning: {
    ask: async (here) => {
      await warningOf(here, here.subject.id, here.app.clock.now());
      return `query { admin { user(account: { email: "${here.subject.email}" }) { warnings { @@ } } } }`;
    },
    at: 'admin.user.warnings.0',
    fields: 'id reason photoId createdAt acknowledgedAt',
    row: read,
  },
  AdminAppeal: {
    ask: appeals('{ nodes { @@ } }'),
    at: 'admin.appeals.nodes.0',
    fields: 'id user content reason state note createdAt decidedAt',
    row: read,
  },
  BreachedPerson: {
    ask: breach('{ nodes { @@ } }'),
    at: 'admin.breachScope.nodes.0',
    fields: 'user categories',
    row: read,
  },
  BreachScopeConnection: {
    ask: breach('{ @@ }'),
    at: 'admin.breachScope',
    fields: 'edges nodes pageInfo',
    row: read,
  },
  BreachScopeEdge: {
    ask: breach('{ edges { @@ } }'),
    at: 'admin.breachScope.edges.0',
    fields: 'cursor node',
    row: read,
  },
  AdminAppealConnection: {
    ask: appeals('{ @@ }'),
    at: 'admin.appeals',
    fields: 'edges nodes pageInfo',
    row: read,
  },
  AdminAppealEdge: {
    ask: appeals('{ edges { @@ } }'),
    at: 'admin.appeals.edges.0',
    fields: 'cursor node',
    row: read,
  },
};

export const eventRows: Record<string, EventRow> = {
  EventsBegan: { fields: 'viewer', row: hearing({ ...signedIn('value'), deletionPending: 'silent' }) },
  WarningGiven: { fields: 'viewer', row: hearing({ self: 'value' }) },
};

/** Warns the subject, of which nobody else hears. */
export async function warnSubject(
  { subject, people }: World,
  run: (document: string, token: string) => Promise<void>,
): Promise<void> {
  await run(
    `warnAccount(input: { account: { email: "${subject.email}" }, reason: "A test" })`,
    people.admin.accessToken,
  );
}

/** Rows of the field x role table for data rights. Whoever is about to leave may still fetch what is kept of them. */
import { errorFields, type Here, own, type RootRow, type TypeRow, whileDeletionPending } from './matrix-cells.ts';
import { leave } from './matrix-world.ts';

/** Lets the sessions of whoever asks have begun so many hours ago. */
async function beganBefore({ app, me }: Here, hours: number): Promise<void> {
  const createdAt = new Date(app.clock.now().getTime() - hours * 3_600_000);
  await app.db.updateTable('sessions').set({ createdAt }).where('userId', '=', me.id).execute();
}

const exported = 'exportMyData(input: {})';
const soon = async (here: Here, document: string) => {
  await beganBefore(here, 0);
  return document;
};
const late = async (here: Here, document: string) => {
  await beganBefore(here, 2);
  return document;
};

/** Whoever left or came back in an earlier turn is as before: of all, one is about to leave. */
async function asBefore({ app, people }: Here): Promise<void> {
  const { deletionPending } = people;
  const { db } = app;
  const stays = await db
    .updateTable('deletionRequests')
    .set({ status: 'cancelled' })
    .where('status', '=', 'pending')
    .where('userId', '<>', deletionPending.id)
    .returning('userId')
    .execute();
  const ids = stays.flatMap(({ userId }) => userId ?? []);
  if (ids.length > 0) {
    await db.updateTable('users').set({ deletionRequestedAt: null }).where('id', 'in', ids).execute();
    await db.updateTable('profiles').set({ deletionRequestedAt: null }).where('id', 'in', ids).execute();
  }
  const pending = db.selectFrom('deletionRequests').select('id').where('status', '=', 'pending');
  if ((await pending.execute()).length === 0) await leave(app, deletionPending);
}

const leaving = async (here: Here, document: string) => {
  await asBefore(here);
  return document;
};
/** The same where whoever asks is about to leave, so that there is something to cancel. */
const coming = async (here: Here, document: string) => {
  await asBefore(here);
  const { app, me, role } = here;
  if (role !== 'anonymous' && role !== 'script' && role !== 'deletionPending') await leave(app, me);
  return document;
};

const ask = 'requestAccountDeletion(input: { reason: "A test" })';
const cancel = 'cancelAccountDeletion';

export const rootRows: Record<string, RootRow> = {
  'Mutation.requestAccountDeletion': {
    ask: (here) => leaving(here, ask),
    row: whileDeletionPending('RequestAccountDeletionSuccess'),
  },
  'Mutation.cancelAccountDeletion': {
    ask: (here) => leaving(here, cancel),
    row: whileDeletionPending('NotAvailable', { deletionPending: 'CancelAccountDeletionSuccess' }),
  },
  'Mutation.exportMyData': { ask: (here) => soon(here, exported), row: whileDeletionPending('ExportMyDataSuccess') },
};

export const typeRows: Record<string, TypeRow> = {
  DeletionRequest: {
    ask: (here) => leaving(here, 'query { viewer { deletionRequest { @@ } } }'),
    at: 'viewer.deletionRequest',
    fields: 'id status reason requestedAt cancellableUntil erasedBy',
    row: own('hidden', { deletionPending: 'value' }),
  },
  RequestAccountDeletionSuccess: {
    ask: (here) => leaving(here, `mutation { ${ask} { ... on RequestAccountDeletionSuccess { @@ } } }`),
    at: 'requestAccountDeletion',
    fields: 'request viewer',
    row: whileDeletionPending('value'),
  },
  CancelAccountDeletionSuccess: {
    ask: (here) => coming(here, `mutation { ${cancel} { ... on CancelAccountDeletionSuccess { @@ } } }`),
    at: 'cancelAccountDeletion',
    fields: 'viewer',
    row: whileDeletionPending('value'),
  },
  ExportMyDataSuccess: {
    ask: (here) => soon(here, `mutation { ${exported} { ... on ExportMyDataSuccess { @@ } } }`),
    at: 'exportMyData',
    fields: 'url fileName expiresAt',
    row: whileDeletionPending('value'),
  },
  PasswordRequired: {
    ask: (here) => late(here, `mutation { ${exported} { ... on PasswordRequired { @@ } } }`),
    at: 'exportMyData',
    fields: errorFields,
    row: whileDeletionPending('value'),
  },
};

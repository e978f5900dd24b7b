/** A word of her own in every text of one person, and nowhere after day 90 but where the register says that it is kept. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgotten, remaining } from '#server/features/data-rights/erasure-queries.ts';
import { anonymiseAccounts, eraseAccounts } from '#server/features/data-rights/erasure-service.ts';
import { privacyRegister } from '#server/features/index.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { plain } from '#tests/factories/pictures.ts';
import { complete, uploaded } from '#tests/factories/uploads.ts';
import { daysPass, leave, signIn } from '#tests/setup/account-deletion.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { type Canary, openChecks, plantCanaries } from '#tests/setup/canaries.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';
import { pageFor, type StripeWorld, startStripeWorld } from '#tests/setup/stripe-world.ts';

type Row = { table: string; row: string };

/** Until day 90 moderators can read what was written and reported; nothing in it is the person's name, address or profile. */
const UNTIL_THE_END = ['messages', 'report_evidence', 'reported_users'];
/** Rows that are about two people, and go or lose a name with either: what one did to the other, and their conversation. */
const OF_BOTH = [
  'appeals',
  'audit_events',
  'blocked_users',
  'call_descriptions',
  'calls',
  'chat_threads',
  'date_plans',
  'date_reviews',
  'game_moves',
  'game_sessions',
  'likes',
  'matches',
  'messages',
  'passes',
  'profile_views',
  'report_evidence',
  'reported_users',
  'suspensions',
  'verifications',
  'warnings',
];

/** What another person wrote goes where it was written to her: a conversation is of both, and its other half would still tell of her. So is a game. */
const OF_THE_CONVERSATION = ['game_moves', 'messages', 'report_evidence'];
const LATE = 'zq-written-of-a-husk';

let app: TestApp;
let stripe: StripeWorld;
let ada: Person;
let canaries: Canary[];
let pictures: string[];
let matchId: string;
let customerId: string;
let before: Row[];
let filesBefore: string[];
const lines: string[] = [];

/** Every row of every table of every schema, as a copy would hold it. */
async function copy(): Promise<Row[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(
    app.db,
  );
  const copied: Row[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.id(schema, name)} t`.execute(app.db);
    copied.push(...rows.map(({ row }) => ({ table: schema === 'public' ? name : `${schema}.${name}`, row })));
  }
  return copied;
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(app.deps.config.dataDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function account(): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select row_to_json(u) as row from users u where id = ${ada.id}`.execute(app.db);
  return rows[0]?.row ?? {};
}

/** Gives the account something in every column that signing in does not go by any more. */
async function fillAccount(): Promise<Record<string, unknown>> {
  const at = app.clock.now();
  const secondFactor = { totpSecret: Buffer.from('secret'), totpEnabledAt: at, totpLastStep: 1 };
  const times = { betaOnboardedAt: at, emailVerifiedAt: at, lastSeenAt: at };
  await app.db
    .updateTable('users')
    .set({ ...secondFactor, ...times, offersByMail: true })
    .where('id', '=', ada.id)
    .execute();
  return account();
}

const isKept = ({ table, column }: Canary) => typeof privacyRegister[table]?.[column]?.erased === 'object';
const named = ({ table, column }: Canary) => `${table}.${column}`;
/** Of words that must not be there, where they are. */
const found = (rows: readonly Row[], words: readonly string[]) =>
  [...new Set(rows.filter(({ row }) => words.some((word) => row.includes(word))).map(({ table }) => table))].sort();

beforeAll(async () => {
  app = await startTestApp({ logLines: lines });
  stripe = await startStripeWorld(app);
  await openChecks(app);
  ada = await person(app, 'Ada', { plan: 'gold' });
  const [bola, chidi] = [await person(app, 'Bola', { plan: 'gold' }), await person(app, 'Chidi')];
  canaries = await plantCanaries(app, ada, bola);
  await plantCanaries(app, bola, ada);
  await plantCanaries(app, chidi, bola);
  const match = await app.db
    .selectFrom('matches')
    .select('id')
    .where((eb) => eb.and([eb.or([eb('user1Id', '=', ada.id), eb('user2Id', '=', ada.id)])]))
    .executeTakeFirstOrThrow();
  matchId = match.id;
  await app.db.updateTable('reportedUsers').set({ state: 'open' }).execute();
  for (const who of [ada, chidi]) {
    const { photo } = await complete(app, who, await uploaded(app, who, await plain()));
    // Its job waits until she has left.
    expect(photo?.id).toBeDefined();
  }
  // Hers by the address alone, as is whatever a form took.
  await app.db.updateTable('newsletterSubscribers').set({ userId: null }).where('userId', '=', ada.id).execute();
  const stored = await app.db.selectFrom('profilePhotos').select(['id', 'userId']).execute();
  pictures = stored.filter(({ userId }) => userId === ada.id).map(({ id }) => id);
  await app.db.deleteFrom('billingCustomers').where('userId', '=', ada.id).execute();
  stripe.pay(await pageFor(app, ada.id));
  await stripe.tell();
  customerId =
    Object.keys(stripe.world.state.customers).find((id) =>
      JSON.stringify(stripe.world.state.customers[id]).includes(ada.id),
    ) ?? '';
  await runJobs(app, ['sendMail', 'removeFiles']);
  before = await copy();
  filesBefore = await storedFiles();
});
afterAll(async () => {
  await app.stop();
});

test('every reference to an account is forgotten on day 30, or stays for a reason until day 90', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname::text as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(app.db);
  const known = [forgotten, remaining].flatMap((list) =>
    Object.entries(list).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  );
  // Counted into the profile within a minute, and no reference.
  const expected = [...rows.map(({ table, column }) => `${table}.${column}`), 'swipe_tallies.user_id'];
  expect(known.sort()).toEqual(expected.sort());
});

describe('one person among three', () => {
  test('is there with her words, files and customer to begin with', async () => {
    const gone = canaries.filter((canary) => !before.some(({ row }) => row.includes(canary.word))).map(named);
    // What the payments and the open reports of this test took the place of.
    expect(gone.filter((name) => !name.startsWith('billing_') && name !== 'reported_users.state')).toEqual([]);
    expect(canaries.length).toBeGreaterThan(80);
    expect(filesBefore.filter((file) => pictures.some((id) => file.includes(id))).length).toBeGreaterThan(2);
    expect(JSON.stringify(stripe.world.state)).toContain(ada.id);
    expect(found(before, pictures)).toContain('graphile_worker._private_jobs');
  });

  test('comes back on day 29, and leaves again', async () => {
    await leave(app, ada);
    expect((await runJobs(app, ['stopRenewal', 'sendDeletionLetter'])).map(({ to }) => to)).toEqual([ada.email]);
    expect(stripe.subscriptions().find(({ customerId: of }) => of === customerId)?.cancelAtPeriodEnd).toBe(true);
    daysPass(app, 29);
    await anonymiseAccounts(app.deps);
    const { data, body } = await signIn(app, ada);
    expect(data.signIn?.hasCancelledDeletion, body).toBe(true);
    ada.accessToken = data.signIn.session.accessToken;
    await leave(app, ada);
    await runJobs(app, ['stopRenewal', 'sendDeletionLetter']);
  });

  test('is named nowhere from day 30 on', async () => {
    const mailsBefore = app.mails.length;
    const full = await fillAccount();
    daysPass(app, 30);
    await anonymiseAccounts(app.deps);
    // Every column of the account was written, but for what says that there was one.
    const husk = await account();
    expect(Object.keys(full).filter((column) => full[column] === null)).toEqual(['suspended_at']);
    const same = Object.keys(full).filter((column) => full[column] !== null && full[column] === husk[column]);
    expect(same.sort()).toEqual(['created_at', 'deletion_requested_at', 'id']);
    await runJobs(app, ['forgetCustomer', 'removeFiles', 'sendDeletionLetter', 'stopRenewal', 'sendMail']);
    await stripe.tell();
    const rows = await copy();
    const words = canaries.filter((canary) => !isKept(canary)).map(({ word }) => word);
    expect(found(rows, words).filter((table) => !UNTIL_THE_END.includes(table))).toEqual([]);
    expect(found(rows, [ada.email])).toEqual([]);
    // Nor is her profile, as it was shown with a report about her, which waits still.
    const reports = await app.db.selectFrom('reportedUsers').selectAll().where('reportedId', '=', ada.id).execute();
    expect(reports).toMatchObject([{ state: 'open', shown: null }]);
    expect(found(rows, pictures)).toEqual([]);
    const files = await storedFiles();
    expect(files.filter((file) => pictures.some((id) => file.includes(id)))).toEqual([]);
    expect(stripe.world.state.customers[customerId]).toBeUndefined();
    expect(stripe.subscriptions().filter((one) => one.customerId === customerId)).toMatchObject([
      { status: 'canceled' },
    ]);
    expect(JSON.stringify(stripe.world.state.customers)).not.toContain(ada.email);
    expect(app.mails.slice(mailsBefore)).toEqual([]);
  });

  test('is gone by day 90: not a word of hers but in what is kept, in rows, queue, files, letters and logs', async () => {
    // What was decided meanwhile about a report that waited tells of somebody still.
    const late = {
      id: crypto.randomUUID(),
      actorId: null,
      subjectId: ada.id,
      accessTokenId: null,
      action: 'decide_report',
    };
    const details = JSON.stringify({ note: LATE });
    await app.db
      .insertInto('auditEvents')
      .values({ ...late, details, createdAt: app.clock.now() })
      .execute();
    daysPass(app, 59);
    await eraseAccounts(app.deps);
    await runJobs(app, ['forgetCustomer', 'removeFiles', 'sendDeletionLetter', 'sendMail']);
    const rows = await copy();
    const left = canaries.filter(({ word }) => rows.some(({ row }) => row.includes(word)));
    expect(left.filter((canary) => !isKept(canary)).map(named)).toEqual([]);
    expect(left.map(named)).toContain('audit_events.action');
    expect(found(rows, [ada.id, ada.email, LATE, ...pictures])).toEqual([]);
    expect(found(rows, [late.id])).toEqual(['audit_events']);
    const said = [...canaries.map(({ word }) => word), ada.email];
    expect(lines.filter((line) => said.some((word) => line.includes(word)))).toEqual([]);
  });

  test('held something in every column that the register gives to erasure, and holds nothing there', async () => {
    const given = Object.entries(privacyRegister).flatMap(([table, columns]) =>
      Object.entries(columns).flatMap(([column, { by, erased }]) =>
        by === 'erasure' || erased === 'anonymise' ? [`${table}.${column}`] : [],
      ),
    );
    const words = [ada.id, ada.email, ...canaries.map(({ word }) => word), ...before.filter(isHerOwn).map(idIn)];
    const holding = (rows: readonly Row[]) =>
      given.filter((name) =>
        rows.some(({ table, row }) => {
          const value = JSON.stringify(JSON.parse(row)[name.slice(table.length + 1)] ?? null);
          return name.startsWith(`${table}.`) && words.some((word) => word !== '' && value.includes(word));
        }),
      );
    expect(given.length).toBeGreaterThan(10);
    expect(holding(before)).toEqual(given);
    expect(holding(await copy())).toEqual([]);
  });

  test('takes nothing from anybody else but what was about both', async () => {
    const now = new Set((await copy()).map(({ table, row }) => `${table} ${row}`));
    const lost = before
      .filter(({ table }) => !table.includes('.') && !table.endsWith('throttles'))
      .filter(({ table, row }) => !now.has(`${table} ${row}`));
    const said = before.filter(({ table, row }) => table === 'messages' && row.includes(matchId));
    const words = canaries.map(({ word }) => word);
    const hers = [ada.id, matchId, ...words, ...[...before.filter(isHerOwn), ...said].map(idIn)].filter(Boolean);
    // Whatever is lost or changed names her, or hangs on what does.
    expect(lost.filter(({ row }) => !hers.some((word) => row.includes(word)))).toEqual([]);
    const others = before.flatMap(({ table, row }) =>
      table === 'users' && !row.includes(ada.id) ? [idIn({ table, row })] : [],
    );
    expect(others).toHaveLength(2);
    const ofBoth = lost.filter(({ row }) => others.some((id) => row.includes(id))).map(({ table }) => table);
    expect([...new Set(ofBoth)].filter((table) => !OF_BOTH.includes(table))).toEqual([]);
    // Rows of others without her in them that went with her: said in the match of the two, or kept with a report that names her.
    const hersToo = [ada.id, ada.email, ...canaries.map(({ word }) => word)];
    const gone = lost.filter(
      ({ row }) => others.some((id) => row.includes(id)) && !hersToo.some((word) => row.includes(word)),
    );
    expect([...new Set(gone.map(({ table }) => table))].sort()).toEqual(OF_THE_CONVERSATION);
    const reports = before.filter(({ table, row }) => table === 'reported_users' && row.includes(ada.id)).map(idIn);
    const games = before.filter(({ table, row }) => table === 'game_sessions' && row.includes(matchId)).map(idIn);
    expect(gone.filter(({ row }) => ![matchId, ...reports, ...games].some((id) => row.includes(id)))).toEqual([]);
    const messages = before.filter(({ table, row }) => table === 'messages' && !row.includes(matchId));
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter(({ table, row }) => !now.has(`${table} ${row}`))).toEqual([]);
    const files = await storedFiles();
    expect(filesBefore.filter((file) => !files.includes(file) && !pictures.some((id) => file.includes(id)))).toEqual(
      [],
    );
    for (const file of files) expect((await readFile(file)).length).toBeGreaterThan(0);
  });
});

/** Numbers, as of the queue, are found in anything. */
const idIn = ({ row }: Row): string => {
  const { id } = JSON.parse(row) as { id?: unknown };
  return typeof id === 'string' && id.length > 16 ? id : '';
};
/** A row with nobody's id in it but hers. */
const isHerOwn = ({ row }: Row): boolean => row.includes(ada.id) && idIn({ table: '', row }) !== '';

/** The rows of the second document about data rights that the API holds, asked of the API. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { anonymiseAccounts, eraseAccounts } from '#server/features/data-rights/erasure-service.ts';
import { matched, newcomer, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { letters, mutation, row } from '#tests/setup/spec-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const here = () => app;

const leave = mutation(
  here,
  'requestAccountDeletion',
  '... on RequestAccountDeletionSuccess { request { id status reason requestedAt cancellableUntil erasedBy } }',
);
const exportData = mutation(here, 'exportMyData', '... on ExportMyDataSuccess { url fileName }');
const signIn = mutation(here, 'signIn', '... on SignInSuccess { hasCancelledDeletion viewer { id } }');
const DAY = 86_400_000;

async function exported(by: Person): Promise<{ fileName: string; file: Data }> {
  const { url, fileName } = await exportData({}, by);
  const response = await fetch(new URL(url, app.url));
  expect(response.status).toBe(200);
  return { fileName, file: await response.json() };
}

/** The message of a refusal at the top of an answer. */
async function refusalOf(document: string): Promise<string | undefined> {
  return (await app.gql(document)).errors?.[0]?.message;
}

/** The tables with a word in any row. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(app.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const holds = await sql`select from ${sql.table(name)} t where strpos(row_to_json(t)::text, ${word}) > 0 limit 1`;
    if ((await holds.execute(app.db)).rows.length > 0) found.push(name);
  }
  return found;
}

describe('Export', () => {
  row(
    'Data export file (JSON): export_date (ISO time); user {id, email, created_at}; profile; photos; likes; matches; messages (each with its content).',
    async () => {
      const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
      const matchId = await matched(app, ada, bola);
      await app.db
        .insertInto('messages')
        .values({
          id: crypto.randomUUID(),
          matchId,
          seq: 1,
          senderId: ada.id,
          clientId: crypto.randomUUID(),
          content: 'E kaaro',
          createdAt: new Date(),
        })
        .execute();
      const { file } = await exported(ada);
      expect(new Date(file.export_date).toISOString()).toBe(file.export_date);
      expect(Object.keys(file.user)).toEqual(['id', 'email', 'created_at']);
      expect(file.user).toMatchObject({ id: ada.id, email: ada.email });
      expect(file.profile).toMatchObject({ full_name: expect.stringContaining('Ada') });
      for (const list of ['photos', 'likes', 'matches', 'messages']) expect(file[list]).toBeInstanceOf(Array);
      expect(file.likes).toEqual([expect.objectContaining({ to_user_id: bola.id })]);
      expect(file.matches).toEqual([expect.objectContaining({ id: matchId })]);
      expect(file.messages.map(({ content }: Data) => content)).toEqual(['E kaaro']);
    },
  );

  row('Data export is built in the client and downloaded as a file named data-export-{date}.json.', async () => {
    const { fileName } = await exported(await newcomer(app, 'Ada'));
    expect(fileName).toMatch(/^data-export-\d{4}-\d\d-\d\d\.json$/);
  });
});

describe('Deletion', () => {
  row('Deletion request: user_id, email, reason, status.', async () => {
    const ada = await newcomer(app, 'Ada');
    await leave({ reason: 'I met somebody' }, ada);
    const kept = await app.db.selectFrom('deletionRequests').selectAll().where('userId', '=', ada.id).execute();
    expect(kept).toEqual([expect.objectContaining({ userId: ada.id, email: ada.email, reason: 'I met somebody' })]);
    expect(kept[0]?.status).toBe('pending');
  });

  row('Status starts as "pending".', async () => {
    expect((await leave({}, await newcomer(app, 'Ada'))).request.status).toBe('PENDING');
  });

  row(
    'Deletion reason: optional, at most 500 characters; if empty the stored reason is "User requested deletion".',
    async () => {
      const ada = await newcomer(app, 'Ada');
      expect((await leave({ reason: letters(501) }, ada)).__typename).toBe('InvalidInput');
      expect((await leave({ reason: '  ' }, ada)).request.reason).toBe('User requested deletion');
      const bola = await newcomer(app, 'Bola');
      expect((await leave({ reason: letters(500) }, bola)).request.reason).toBe(letters(500));
    },
  );

  row('Deletion: 30-day grace period; reason at most 500 characters.', async () => {
    const { request } = await leave({}, await newcomer(app, 'Ada'));
    const asked = Date.parse(request.requestedAt);
    expect(Date.parse(request.cancellableUntil) - asked).toBe(30 * DAY);
  });

  row(
    'After a deletion request data is anonymized within 30 days and permanently deleted within 90 days.',
    async () => {
      const ada = await newcomer(app, 'Adaobi');
      const { request } = await leave({}, ada);
      const asked = Date.parse(request.requestedAt);
      // The jobs are gone through on the day, by the clock of the product.
      const onDay = async (days: number) => {
        app.clock.set(new Date(asked + days * DAY));
        await anonymiseAccounts(app.deps);
        await eraseAccounts(app.deps);
        return [await tablesWith(ada.email), await tablesWith(`${ada.name} Test`), await tablesWith(ada.id)];
      };
      const [addresses, names, ids] = await onDay(29);
      for (const tables of [addresses, names, ids]) expect(tables).toContain('users');
      const nameless = await onDay(30);
      expect(nameless).toEqual([[], [], ['deletion_requests', 'users']]);
      expect(await onDay(90)).toEqual([[], [], []]);
      app.clock.set(new Date());
    },
  );

  row('The policy text says logging in again within 30 days cancels the request', async () => {
    const ada = await newcomer(app, 'Ada');
    await leave({}, ada);
    const again = await signIn({ email: ada.email, password: ada.password });
    expect(again).toMatchObject({ hasCancelledDeletion: true, viewer: { id: ada.id } });
    const { status } = await app.db
      .selectFrom('deletionRequests')
      .select('status')
      .where('userId', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
    expect((await signIn({ email: ada.email, password: ada.password })).hasCancelledDeletion).toBe(false);
  });
});

row('Export and deletion require an authenticated user, otherwise they fail with "Not authenticated".', async () => {
  expect(await refusalOf('mutation { exportMyData(input: {}) { __typename } }')).toBe('Not authenticated');
  expect(await refusalOf('mutation { requestAccountDeletion(input: {}) { __typename } }')).toBe('Not authenticated');
});

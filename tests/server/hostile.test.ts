/** Hostile documents by families, each sent over HTTP and over a socket: the same refusal from both, which tells nothing, and nothing runs. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAdmin, type Person, person } from '#tests/factories/people.ts';
import { type GraphQLErrorBody, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { families, type HostileDocument } from '#tests/setup/hostile-documents.ts';
import { gossip, type Verdict, verdictOver } from '#tests/setup/two-transports.ts';

const SECRET = 'hunter2-of-the-database';
let aside: TestApp;
let app: TestApp;
let ada: Person;
let bola: Person;
let ask: ReturnType<typeof verdictOver>;

beforeAll(async () => {
  // In production only administrators write documents of their own, as far as the gate lets them; people are made beside it.
  aside = await startTestApp();
  ada = await person(aside, 'Ada');
  bola = await person(aside, 'Bola');
  await makeAdmin(aside, ada);
  app = await startTestApp({ databaseUrl: aside.databaseUrl, config: { mode: 'production' } });
  ask = verdictOver(app, ada.accessToken, app.socket(ada.accessToken));
  await sql`create function refuse() returns trigger language plpgsql as ${sql.lit(`begin raise exception '${SECRET}'; end`)}`.execute(
    app.db,
  );
  await sql`create trigger refuse before insert on passes for each row execute function refuse()`.execute(app.db);
});
afterAll(async () => {
  await app?.stop();
  await aside.stop();
});

async function expectParity(document: HostileDocument): Promise<Verdict & { status: number }> {
  const [http, ws] = await Promise.all([ask.http(document), ask.socket(document)]);
  const what = JSON.stringify(document).slice(0, 400);
  expect(ws, what).toEqual({ data: http.data, errors: http.errors });
  expect(http.body, what).not.toMatch(gossip);
  expect(http.body, what).not.toMatch(/Did you mean "/);
  return http;
}

test('there are at least 300, and no two are the same', () => {
  const all = Object.values(families).flatMap(({ documents }) => documents.map((one) => JSON.stringify(one)));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(300);
});

describe('the same refusal over both', () => {
  test.each(Object.entries(families))('%s', async (_name, { code, documents }) => {
    for (const document of documents) {
      const { status, data, errors } = await expectParity(document);
      const what = JSON.stringify(document).slice(0, 400);
      expect(status, what).toBe(400);
      expect(data, what).toBeNull();
      expect(new Set(errors.map(({ extensions }) => extensions?.code)), what).toEqual(new Set([code]));
    }
  });

  test('errors of resolvers', async () => {
    const pass = (alias: string) => `${alias}: passProfile(input: { profileId: "${bola.id}" }) { __typename }`;
    const documents: [string, GraphQLErrorBody['extensions']][] = [
      [`mutation { ${pass('a')} }`, { code: 'INTERNAL_SERVER_ERROR' }],
      [`mutation { ${pass('a')} ${pass('b')} }`, { code: 'INTERNAL_SERVER_ERROR' }],
      ['{ viewer { likers { nodes { id } } } }', { code: 'FORBIDDEN' }],
      ['{ viewer { id matches(first: 0) { nodes { id } } } }', { code: 'BAD_USER_INPUT' }],
      ['{ viewer { matches(after: "broken") { nodes { id } } } }', { code: 'BAD_USER_INPUT' }],
      ['{ deck(limit: 1000) { end } }', { code: 'BAD_USER_INPUT' }],
      ['{ dateIdeas { totalCount } }', { code: 'FORBIDDEN' }],
    ];
    for (const [query, extensions] of documents) {
      const { errors, data } = await expectParity({ query });
      expect(errors[0]?.extensions, query).toMatchObject(extensions ?? {});
      expect(JSON.stringify({ errors, data })).not.toContain(SECRET);
    }
  });
});

test('nothing of them ran', async () => {
  const count = async (table: 'users' | 'likes' | 'passes' | 'profileViews') =>
    Number(
      (
        await app.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  expect([await count('users'), await count('likes'), await count('passes')]).toEqual([2, 0, 0]);
});

/** A search among more people than it reads: whoever fits is found, whether their words are frequent or rare; and how often it may be asked. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { limits } from '#rules/limits.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const SEARCH =
  'query($search: String, $filter: DeckFilterInput) { deck(search: $search, filter: $filter) { end profiles { id } } }';
const { read } = limits.deck.pool;
const people = 2 * read + 100;
/** In a page's worth of those who are read first, a tenth, and in less, a fortieth. */
const every = { Zubair: 10, Popoola: 40 } as const;

let app: TestApp;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp();
  const position = { latitude: 6.5, longitude: 3.4 };
  ids = await crowd(app, people, (index) => ({
    fullName: ['Efe', ...Object.entries(every).flatMap(([name, each]) => (index % each === 0 ? [name] : []))].join(' '),
    gender: index % 20 < 10 ? 'female' : 'male',
    // Some are nowhere, and some too far.
    ...(index % 7 !== 0 && { position: index % 9 === 0 ? { latitude: 12, longitude: 8.5 } : position }),
  }));
}, 60_000);
afterAll(() => app.stop());

const ask = (by: Person, search: string, filter = {}) => app.gql(SEARCH, { search, filter }, by.accessToken);

/** Page after page, each passed by, until nobody is left. */
async function foundBy(viewer: Person, search: string, filter = {}): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    await openWindows(app);
    const { data, body } = await ask(viewer, search, filter);
    if (data?.deck === undefined) throw new Error(body);
    const page: string[] = data.deck.profiles.map(({ id }: { id: string }) => id);
    found.push(...page);
    if (data.deck.end === 'EVERYONE_SEEN') return found;
    const createdAt = app.clock.now();
    const passes = page.map((id) => ({ id: randomUUID(), fromUserId: viewer.id, toUserId: id, createdAt }));
    await app.db.insertInto('passes').values(passes).execute();
  }
}

for (const [name, each] of Object.entries(every))
  for (const gender of [null, 'FEMALE'])
    for (const isPlaced of [true, false])
      it(`finds everybody called ${name}, ${gender ?? 'of all genders'}, ${isPlaced ? 'around a position' : 'without one'}`, async () => {
        const position = isPlaced ? { position: { latitude: 6.5, longitude: 3.4 } } : {};
        const ada = await person(app, 'Ada', { plan: 'gold', ...position });
        const found = await foundBy(ada, name, gender === null ? {} : { gender });
        const expected = ids.filter(
          (_, index) =>
            index % each === 0 &&
            (gender === null || index % 20 < 10) &&
            !(isPlaced && index % 7 !== 0 && index % 9 === 0),
        );
        expect(found.toSorted()).toEqual(expected.toSorted());
      });

it('is answered so often in a minute, whatever the words; the deck itself goes on', async () => {
  const [ada, bola] = [await person(app, 'Ada', { plan: 'gold' }), await person(app, 'Bola', { plan: 'gold' })];
  await openWindows(app);
  const { points } = limits.throttles.searchesOfAccount;
  const answers = await Promise.all(
    Array.from({ length: points + 10 }, (_, at) => ask(ada, `efe ${at % 2 ? 'zub' : ''}`)),
  );
  const refused = answers.filter(({ errors }) => errors !== undefined);
  expect(refused).toHaveLength(10);
  for (const { status, errors } of refused) {
    const { code, retryAfterSeconds } = errors?.[0]?.extensions ?? {};
    expect([status, code]).toEqual([429, 'RATE_LIMITED']);
    expect(retryAfterSeconds).toBeGreaterThan(30);
    expect(errors?.[0]?.message).toBe(
      "You've searched often in the last minute. Please wait a moment, then try again.",
    );
  }
  expect((await ask(ada, '')).data.deck.profiles).toHaveLength(limits.deck.page);
  expect((await ask(bola, 'efe')).data.deck.profiles).toHaveLength(limits.deck.page);
});

it('runs beside few others, so that the database is left to decks', async () => {
  const people = [await person(app, 'Ada', { plan: 'gold' }), await person(app, 'Bola'), await person(app, 'Chidi')];
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  // Every deck ends with the photos of its people: so long nobody's does.
  await holder.query('begin; lock table profile_photos in access exclusive mode');
  const answers = Promise.all(Array.from({ length: 9 }, (_, at) => ask(people[at % 3] as Person, 'efe')));
  await vi.waitFor(async () => expect(await running()).toBe(limits.search.atOnce), 5_000);
  await setTimeout(300);
  expect(await running()).toBe(limits.search.atOnce);
  await holder.query('rollback');
  await holder.end();
  for (const { errors } of await answers) expect(errors).toBeUndefined();

  async function running(): Promise<number | undefined> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and query like '%walked as materialized%' and wait_event_type = 'Lock'`.execute(
      app.db,
    );
    return rows[0]?.count;
  }
});

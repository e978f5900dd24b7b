/** What keeps the desk quick when there is much: days that are counted once, people that are counted once a minute, an index of letters. */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDays } from '#server/features/admin/figures.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { statementsOf } from '#tests/setup/statements.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A fresh administrator: sessions end when the clock jumps. */
async function setTime(instant: string): Promise<void> {
  app.clock.set(new Date(instant));
  admin = await newAdmin(app, 'Zainab');
}

async function ask(document: string): Promise<Data> {
  const answer = await app.gql(document, {}, admin.accessToken);
  if (answer.errors) throw new Error(answer.body);
  return answer.data.admin;
}

describe('days that are over', () => {
  beforeEach(() => app.db.deleteFrom('dayFigures').execute());

  const signUps = async (days: number): Promise<Record<string, number>> => {
    const { figures } = await ask(`{ admin { figures(days: ${days}) { day signUps } } }`);
    return Object.fromEntries(figures.map((row: { day: string; signUps: number }) => [row.day, row.signUps]));
  };
  const kept = async () =>
    (await app.db.selectFrom('dayFigures').selectAll().orderBy('day', 'desc').execute()) as Data[];
  const signUpAt = (instant: string) => {
    const [id, createdAt] = [crypto.randomUUID(), new Date(instant)];
    const account = { id, email: `${id}@example.com`, passwordHash: '', fullName: 'Efe Obi', createdAt };
    return app.db.insertInto('users').values(account).execute();
  };

  it('are counted once, some hours after midnight in Lagos, and stay when what they counted goes', async () => {
    await signUpAt('2031-05-08T22:59:59.999Z');
    await signUpAt('2031-05-08T23:00:00Z');
    await signUpAt('2031-05-09T22:59:59.999Z');
    // 03:59 in Lagos: the day before may still be added to.
    await setTime('2031-05-10T02:59:00Z');
    await keepDays(app.deps);
    const [newest] = await kept();
    expect(newest).toMatchObject({ day: '2031-05-08', signUps: 1 });
    expect(await signUps(3)).toEqual({ '2031-05-08': 1, '2031-05-09': 2, '2031-05-10': 1 });
    app.clock.advance(60_000);
    for (let times = 0; times < 2; times += 1) await Promise.all([keepDays(app.deps), keepDays(app.deps)]);
    const none = { likes: 0, matches: 0, messages: 0, gamePlays: 0, plansStarted: 0, reports: 0 };
    expect((await kept())[0]).toEqual({ ...none, day: '2031-05-09', signUps: 2 });

    await app.db.deleteFrom('users').where('createdAt', '<', new Date('2031-05-10T00:00:00Z')).execute();
    await signUpAt('2031-05-09T12:00:00Z');
    await keepDays(app.deps);
    expect(await signUps(3)).toEqual({ '2031-05-08': 1, '2031-05-09': 2, '2031-05-10': 1 });
    await signUpAt('2031-05-10T00:30:00Z');
    expect(await signUps(1)).toEqual({ '2031-05-10': 2 });
  });

  it('are made up for when they were missed, also between others, and only the days that can be asked for', async () => {
    await setTime('2031-06-10T12:00:00Z');
    await signUpAt('2031-06-07T12:00:00Z');
    await signUpAt('2031-06-08T12:00:00Z');
    await keepDays(app.deps);
    expect((await kept()).map(({ day }) => day)).toHaveLength(89);
    // A day that is kept is not counted again, one that is not is.
    await app.db.deleteFrom('dayFigures').where('day', '=', '2031-06-07').execute();
    await app.db.updateTable('dayFigures').set({ signUps: 7 }).where('day', '=', '2031-06-08').execute();
    const expected = { '2031-06-07': 1, '2031-06-08': 7, '2031-06-09': 0, '2031-06-10': 1 };
    expect(await signUps(4)).toEqual(expected);
    await keepDays(app.deps);
    expect(await kept()).toHaveLength(89);
    expect(await signUps(4)).toEqual(expected);
  });

  it('are not counted again to be read: today alone is', async () => {
    await setTime('2031-07-10T12:00:00Z');
    await keepDays(app.deps);
    await app.db.updateTable('dayFigures').set({ signUps: 9 }).execute();
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const days = Object.values(await signUps(90));
    const sent = query.mock.calls.map(([first]) => first as unknown as { text: string; values?: unknown[] });
    query.mockRestore();
    expect([days.length, days.filter((count) => count === 9).length]).toEqual([90, 89]);
    const counting = sent.filter(({ text }) => text?.includes('union all'));
    expect(counting).toHaveLength(1);
    const instants = counting.flatMap(({ values = [] }) => values.filter((value) => value instanceof Date));
    const earliest = Math.min(...instants.map((instant) => instant.getTime()));
    expect(new Date(earliest).toISOString()).toBe('2031-07-09T23:00:00.000Z');
  });
});

describe('totals', () => {
  it('count people once a minute, and what waits at once', async () => {
    await setTime('2031-08-10T12:00:00Z');
    const totals = async () =>
      (await ask('{ admin { totals { people activePeople premiumPeople subscribers openTickets } } }')).totals;
    app.clock.advance(60_000);
    const first = await totals();
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const request = 'createSupportTicket(input: { subject: "A test", content: "Can anybody help?" }) { __typename }';
    await app.gql(`mutation { ${request} }`, {}, ada.accessToken);
    app.clock.advance(50_000);
    expect(await totals()).toEqual({ ...first, openTickets: first.openTickets + 1 });
    app.clock.advance(10_000);
    expect(await totals()).toMatchObject({ people: first.people + 1, premiumPeople: first.premiumPeople + 1 });
  });
});

describe('people', () => {
  /** How Postgres finds them, where it may not read a whole table and knows the words only later, as the server has it. */
  async function planOf(search: string, words: readonly string[]): Promise<string> {
    const document = `{ admin { users(search: "${search}") { nodes { id } } } }`;
    const [statement] = (await statementsOf(() => ask(document))).filter(
      (text) => /from "(users|found)"/.test(text) && text.includes('order by'),
    );
    const given = [...words.map((word) => `'%${word}%'`), '21'].join(', ');
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    try {
      for (const way of ['seqscan', 'indexscan', 'indexonlyscan']) await client.query(`set enable_${way} = off`);
      await client.query('set plan_cache_mode = force_generic_plan');
      await client.query(`prepare people as ${statement}`);
      const { rows } = await client.query(`explain execute people(${given})`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await client.end();
    }
  }

  it('are found by the index of letters first, before they are put in order', async () => {
    await setTime('2031-09-10T12:00:00Z');
    const plan = await planOf('adaobi ob', ['adaobi', 'ob']);
    expect(plan).toMatch(/CTE found\s+-> +Bitmap Heap Scan on users.*users_words_idx/s);
    expect(await planOf('ob', ['ob'])).not.toContain('CTE');
  });

  it('are found by their id alone', async () => {
    await setTime('2031-09-11T12:00:00Z');
    const found = async (more: string) =>
      (await ask(`{ admin { users(${more}) { nodes { id } pageInfo { hasNextPage endCursor } } } }`)).users;
    const texts = await statementsOf(async () => {
      const { nodes, pageInfo } = await found(`search: "${admin.id}"`);
      expect([nodes, pageInfo.hasNextPage]).toEqual([[{ id: admin.id }], false]);
      expect((await found(`search: "${admin.id}", after: "${pageInfo.endCursor}"`)).nodes).toEqual([]);
    });
    expect(texts.filter((text) => text.includes('ilike'))).toEqual([]);
  });
});

/** What keeps the admin console quick when there is much: days that are counted once, people that are counted once a minute, an index of letters. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#rules/limits.ts';
import { keepDays } from '#server/features/admin/figure-service.ts';
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

/** How often each index gave how many rows, and which tables were read in which way, for the statement of a request that matches. */
async function planOf(document: string, pattern: RegExp): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await ask(document);
  const sent = query.mock.calls.map(([first]) => first as unknown as { text?: string; values?: unknown[] });
  query.mockRestore();
  const { text = '', values = [] } = sent.find((each) => each.text !== undefined && pattern.test(each.text)) ?? {};
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    // The values are known only later, as the server has it.
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare asked as ${text}`);
    const given = values.map((value) => pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value)));
    const { rows } = await client.query(`explain (analyze, format json) execute asked (${given.join(', ')})`);
    return readsOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.end();
  }
}

/** Each scan of a plan that was made, as "how by what: rows". */
function readsOf(plan: Data): string[] {
  const { 'Node Type': how, 'Relation Name': of, 'Index Name': by, 'Actual Rows': rows, 'Actual Loops': loops } = plan;
  const own = (by ?? of) === undefined || loops === 0 ? [] : [`${how} by ${by ?? of}: ${Math.round(rows * loops)}`];
  return [...own, ...(plan.Plans ?? []).flatMap(readsOf)];
}

describe('the days of likes', () => {
  it('are counted by their time, wherever they stand in the table', async () => {
    await setTime('2031-08-20T12:00:00Z');
    await app.db.deleteFrom('dayFigures').execute();
    await manyPeople(250, '2031-08-01T00:00:00Z');
    // Over 200 days, in no order: as a table is after a while whose old rows leave room for new ones.
    await sql`
      insert into likes (id, from_user_id, to_user_id, is_super, created_at)
      select gen_random_uuid(), a.id, b.id, false, ${app.clock.now()}::timestamptz - random() * interval '200 days'
      from users a, users b where a.full_name like 'Crowd%' and b.full_name like 'Crowd%' and a.id <> b.id`.execute(
      app.db,
    );
    await sql`vacuum analyze likes`.execute(app.db);
    const reads = (await planOf('{ admin { figures(days: 1) { likes } } }', /union all/)).filter((read) =>
      /like/.test(read),
    );
    expect(reads.length).toBeGreaterThan(0);
    for (const read of reads) expect(read).toMatch(/ by likes(_created_idx)?: \d{1,3}$/);
    expect(reads.filter((read) => read.startsWith('Seq Scan'))).toEqual([]);
  });
});

/** So many accounts, a minute after each other: the 300th and so on are Adaobi, the first tenth is old. */
async function manyPeople(count: number, from: string): Promise<void> {
  await sql`
    insert into users (id, email, password_hash, full_name, created_at)
    select gen_random_uuid(), gen_random_uuid() || '@crowd.example', '-', 'Crowd' || case when n % 300 = 0 then ' Adaobi' else '' end
      || case when n <= ${count}::integer / 10 then ' Oldest' else '' end, ${from}::timestamptz + n * interval '1 minute'
    from generate_series(1, ${count}::integer) n`.execute(app.db);
}

describe('people', () => {
  const people = 3_000;
  beforeAll(async () => {
    await sql`delete from users where full_name like 'Crowd%'`.execute(app.db);
    await manyPeople(people, '2031-08-25T00:00:00Z');
    await sql`vacuum analyze users`.execute(app.db);
    await setTime('2031-09-10T12:00:00Z');
  });
  const isOfPeople = /from "users"/;
  const searchOf = (search: string) => `{ admin { users(search: "${search}") { nodes { id } } } }`;

  it('with a frequent word are looked for among the newest, and the index of letters is left alone', async () => {
    const reads = await planOf(searchOf('crowd'), isOfPeople);
    expect(reads.filter((read) => read.includes('users_words_idx'))).toEqual([]);
    expect(reads.filter((read) => /Seq Scan by users/.test(read))).toEqual([]);
    for (const read of reads) expect(Number(read.split(': ')[1])).toBeLessThanOrEqual(50);
  });

  it('with a rare word are found by the index of letters', async () => {
    const reads = await planOf(searchOf('adaobi ow'), isOfPeople);
    expect(reads).toContain('Bitmap Index Scan by users_words_idx: 10');
    expect(reads).toContain(`Index Scan by users_created_idx: ${limits.consoleSearch.read}`);
    expect(reads.filter((read) => /Seq Scan by users/.test(read))).toEqual([]);
  });

  it.each([
    ['adaobi', 10],
    ['oldest', 300],
    ['oldest adaobi', 1],
    ['nobody-at-all', 0],
  ])('with "%s" are all found, the newest first, page after page', async (search, count) => {
    const names: string[] = [];
    const times: string[] = [];
    for (let after = 'null'; ; ) {
      const { nodes, pageInfo } = (
        await ask(`{ admin { users(search: "${search}", after: ${after}, first: 100) {
          nodes { email createdAt } pageInfo { hasNextPage endCursor } } } }`)
      ).users;
      names.push(...nodes.map((node: Data) => node.email));
      times.push(...nodes.map((node: Data) => node.createdAt));
      if (!pageInfo.hasNextPage) break;
      after = `"${pageInfo.endCursor}"`;
    }
    expect([names.length, new Set(names).size]).toEqual([count, count]);
    expect(times).toEqual(times.toSorted().toReversed());
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

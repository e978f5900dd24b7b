/** What the deck's columns keep: swipes received, who was active of late, whose journey counts. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lagosDayNumber } from '#rules/age.ts';
import { limits } from '#rules/limits.ts';
import { schedule } from '#server/boot/schedule.ts';
import { grantPlan } from '#server/features/entitlements/service.ts';
import { countSwipes, expireTravels, refreshLively } from '#server/features/profiles/deck-columns-service.ts';
import { touchActivity } from '#server/features/profiles/service.ts';
import { createContext } from '#server/platform/context/context.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { grant, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const DAY = 86_400_000;
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const profile = (id: string) =>
  app.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** How often somebody was swiped, once the job of the minute has counted. */
async function seen(id: string): Promise<number> {
  await countSwipes(app.deps);
  return (await profile(id)).seen;
}

async function act(name: string, by: Person, profileId: string): Promise<string> {
  const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const document = `mutation($input: ${input}) { ${name}(input: $input) { __typename } }`;
  const answer = await app.gql(document, { input: { profileId } }, by.accessToken);
  expect(answer.errors).toBeUndefined();
  return answer.data[name].__typename;
}

describe('swipes received', () => {
  let ada: Person;
  let bola: string;
  beforeEach(async () => {
    ada = await person(app, 'Ada');
    bola = (await crowd(app, 1))[0] ?? '';
  });

  it.each(['likeProfile', 'superLikeProfile', 'passProfile'])(
    'count once by %s, however often it comes',
    async (name) => {
      await times(10, () => act(name, ada, bola));
      expect(await seen(bola)).toBe(1);
      expect(await seen(ada.id)).toBe(0);
    },
  );

  it('count no like beyond the limit, no pass of somebody liked, and nothing of those who cannot be swiped', async () => {
    const others = await crowd(app, 7, (index) => (index === 6 ? { suspendedAt: app.clock.now() } : {}));
    for (const id of others) await act('likeProfile', ada, id);
    for (const id of others) await act('passProfile', ada, id);
    await act('likeProfile', ada, ada.id);
    // Counted by one job, and then read: a second one would not wait for what the first has not committed yet.
    await countSwipes(app.deps);
    expect((await Promise.all(others.map(profile))).map((one) => one.seen)).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(await seen(ada.id)).toBe(0);
  });

  it('count fifty people who like one at once', async () => {
    const fans = await crowd(app, 50);
    const like = (fan: string) =>
      sql`select like_profile(${fan}, ${bola}, false, 5, '2026-05-05', now(), ${crypto.randomUUID()}, ${crypto.randomUUID()})`;
    await Promise.all(fans.map((fan) => like(fan).execute(app.db)));
    expect(await seen(bola)).toBe(50);
  });

  it('are taken back with the pass, once, and never below none', async () => {
    await act('passProfile', ada, bola);
    expect(await times(5, () => act('undoPass', ada, bola))).toContain('UndoPassSuccess');
    expect(await seen(bola)).toBe(0);
    await act('passProfile', ada, bola);
    await app.db.updateTable('profiles').set({ seen: 0 }).where('id', '=', bola).execute();
    expect(await act('undoPass', ada, bola)).toBe('UndoPassSuccess');
    expect(await seen(bola)).toBe(0);
  });

  it.each(['likeProfile', 'superLikeProfile'])('count a pass that becomes a %s once', async (name) => {
    await act('passProfile', ada, bola);
    expect(await seen(bola)).toBe(1);
    expect(await act(name, ada, bola)).not.toBe('NotAvailable');
    expect(await seen(bola)).toBe(1);
  });

  it('count once what is undone, liked and passed at once', async () => {
    await act('passProfile', ada, bola);
    await Promise.all(['undoPass', 'likeProfile', 'passProfile'].map((name) => act(name, ada, bola)));
    expect(await seen(bola)).toBe(1);
  });

  it('are each counted once by jobs that run at once, while likes come and a profile is held by somebody else', async () => {
    const fans = await crowd(app, 30);
    const like = (fan: string) =>
      sql`select like_profile(${fan}, ${bola}, false, 5, '2026-05-05', now(), ${crypto.randomUUID()}, ${crypto.randomUUID()})`;
    const [first = '', ...others] = fans;
    await like(first).execute(app.db);
    await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('profiles').select('id').where('id', '=', bola).forNoKeyUpdate().execute();
      await countSwipes(app.deps);
      expect((await profile(bola)).seen).toBe(0);
    });
    await Promise.all([...others.map((fan) => like(fan).execute(app.db)), times(5, () => countSwipes(app.deps))]);
    await times(5, () => countSwipes(app.deps));
    expect(await seen(bola)).toBe(30);
  });

  it('leave nothing behind of somebody who left', async () => {
    await sql`insert into swipe_tallies (user_id, swipes) values (${crypto.randomUUID()}::uuid, 1)`.execute(app.db);
    await countSwipes(app.deps);
    expect(await app.db.selectFrom('swipeTallies').selectAll().execute()).toEqual([]);
  });

  it('cost a like no new row of a profile', async () => {
    const like = sql`select like_profile(${ada.id}, ${bola}, false, 5, '2026-05-05', now(), ${crypto.randomUUID()}, ${crypto.randomUUID()})`;
    const updates = sql<{ count: number }>`select pg_stat_get_xact_tuples_updated('profiles'::regclass)::int as count`;
    const [before, after] = await app.db.transaction().execute(async (tx) => {
      const one = (await updates.execute(tx)).rows[0];
      await like.execute(tx);
      return [one, (await updates.execute(tx)).rows[0]];
    });
    expect(after?.count).toBe(before?.count);
  });
});

describe('activity', () => {
  const touch = (id: string) =>
    touchActivity(
      createContext(
        app.deps,
        { userId: id, sessionId: 'session', accessTokenId: null, scopes: [], roles: [] },
        { ip: '', label: 'test' },
      ),
    );

  it('forgets half of the swipes with the first of each Lagos day, and makes lively again', async () => {
    const began = app.clock.now();
    // Ten in the morning in Lagos, so that the hours below stay within a day.
    app.clock.set(new Date(`${new Date(began.getTime() + DAY).toISOString().slice(0, 10)}T09:00:00Z`));
    const today = lagosDayNumber(app.clock.now());
    const [bola = ''] = await crowd(app, 1, () => ({
      seen: 7,
      lively: false,
      activeDay: today - 9,
      lastActiveAt: began,
    }));
    touch(bola);
    await expect.poll(() => profile(bola)).toMatchObject({ seen: 3, lively: true, activeDay: today });
    app.clock.advance(3_600_000);
    touch(bola);
    await expect
      .poll(async () => (await profile(bola)).lastActiveAt.getTime())
      .toBeGreaterThan(app.clock.now().getTime() - 60_000);
    expect(await profile(bola)).toMatchObject({ seen: 3, activeDay: today });
    app.clock.advance(DAY);
    touch(bola);
    await expect.poll(() => profile(bola)).toMatchObject({ seen: 1, activeDay: today + 1 });
    app.clock.set(began);
  });

  it('is lively for seven days, and ends by night, however many ended', async () => {
    const today = lagosDayNumber(app.clock.now());
    const last = today - limits.deck.livelyDays;
    const stale = await crowd(app, 2_101, () => ({ activeDay: last - 1 }));
    const fresh = await crowd(app, 3, (index) => ({
      activeDay: [last, today, today - 3][index] ?? today,
      lively: index > 0,
    }));
    await refreshLively(app.deps);
    const lively = await app.db.selectFrom('profiles').select('id').where('lively', '=', true).execute();
    const ids = new Set(lively.map(({ id }) => id));
    expect(stale.filter((id) => ids.has(id))).toEqual([]);
    expect(fresh.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is asked by the clock: each minute of journeys, soon after a Lagos midnight of liveliness', () => {
    const cron = (name: string) => schedule.find((job) => job.name === name)?.cron;
    expect([cron('expireTravels'), cron('refreshLively')]).toEqual(['* * * * *', '5 5,11,17,23 * * *']);
  });
});

describe('a journey', () => {
  const IBADAN = '2339354';
  const GO = `mutation { setTravelLocation(input: { townId: "${IBADAN}" }) { __typename } }`;
  let ada: Person;
  beforeEach(async () => {
    ada = await person(app, 'Ada', { plan: 'gold', position: { latitude: 6.5, longitude: 3.4 } });
    expect((await app.gql(GO, {}, ada.accessToken)).data.setTravelLocation.__typename).toBe('SetTravelLocationSuccess');
  });
  const endPlans = () =>
    app.db.updateTable('entitlements').set({ endsAt: app.clock.now() }).where('userId', '=', ada.id).execute();

  it('counts in the walk of the deck from the plan that allows it until its end, a minute later at most', async () => {
    const there = await profile(ada.id);
    expect(there).toMatchObject({ travelAllowed: true, deckLatitude: expect.closeTo(there.travelLatitude ?? 0) });
    await expireTravels(app.deps);
    expect((await profile(ada.id)).travelAllowed).toBe(true);
    await endPlans();
    await expireTravels(app.deps);
    const home = await profile(ada.id);
    expect(home).toMatchObject({
      travelAllowed: false,
      deckLatitude: home.shownLatitude,
      deckLongitude: home.shownLongitude,
    });
    expect(home.deckCell).not.toBe(there.deckCell);
    await grant(app, ada, 'soul');
    await expireTravels(app.deps);
    expect(await profile(ada.id)).toMatchObject({ travelAllowed: true, deckCell: there.deckCell });
  });

  it('counts again at once with a new plan, and with a new journey', async () => {
    await endPlans();
    await expireTravels(app.deps);
    const ctx = createContext(app.deps, null, { ip: '', label: 'test' });
    const plan = {
      userId: ada.id,
      plan: 'gold',
      source: 'admin',
      isTrial: false,
      startsAt: app.clock.now(),
      endsAt: null,
    } as const;
    await grantPlan(ctx, plan);
    expect((await profile(ada.id)).travelAllowed).toBe(true);
    await app.db.updateTable('profiles').set({ travelAllowed: false }).where('id', '=', ada.id).execute();
    await app.gql(GO, {}, ada.accessToken);
    expect((await profile(ada.id)).travelAllowed).toBe(true);
  });

  it('writes nothing where nothing changed', async () => {
    const settle = async () => {
      await expireTravels(app.deps);
      await refreshLively(app.deps);
      return (await sql`select id, xmin::text from profiles order by id`.execute(app.db)).rows;
    };
    const settled = await settle();
    expect(settled.length).toBeGreaterThan(0);
    expect(await settle()).toEqual(settled);
  });
});

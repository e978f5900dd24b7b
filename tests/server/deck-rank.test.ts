/** The deck against a naive reading of its rule, on random worlds: the same people in the same order, and each once to the end. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lagosDay, lagosDayNumber } from '#rules/age.ts';
import { type DeckFilter, deckFilterRule, savedFilter } from '#rules/discovery.ts';
import { type Position, snapToCell } from '#rules/distance.ts';
import { check } from '#rules/validation.ts';
import { educations, type Gender, genders, habits, keysOf, religions } from '#rules/vocabulary.ts';
import { type CrowdOptions, crowd } from '#tests/factories/crowd.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { admitted, type Looking, type NaiveWorld, naiveDeck } from '#tests/setup/naive-deck.ts';
import { type Dice, diceOf } from '#tests/setup/random.ts';

const WORLDS = Number(process.env.DECK_WORLDS ?? 300);
const SEED = Number(process.env.DECK_SEED ?? 20_261_121);
/** Each so many worlds are walked to the end. */
const WALKED = 10;

const DECK = `query Deck($filter: DeckFilterInput, $limit: Int) { deck(filter: $filter, limit: $limit) { end profiles { id } } }`;
const lagos = { latitude: 6.5244, longitude: 3.3792 };
const interests = ['Music', 'Travel', 'Food', 'Art', 'Chess', 'Film', 'Football', 'Poetry'];
const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);

let app: TestApp;
let viewers: Person[];
beforeAll(async () => {
  app = await startTestApp();
  viewers = [
    await person(app, 'Ada', { plan: 'diamond' }),
    await person(app, 'Bola', { plan: 'gold' }),
    await person(app, 'Chidi', { plan: 'soul' }),
  ];
});
afterAll(() => app.stop());

const maybe = <T>(dice: Dice, list: readonly T[], probability = 0.6): T | null =>
  dice.chance(probability) ? dice.pick(list) : null;
const some = (dice: Dice) => interests.filter(() => dice.chance(0.4));
const somewhere = (dice: Dice, spread: number): Position =>
  snapToCell({
    latitude: lagos.latitude + (dice.next() - 0.5) * spread,
    longitude: lagos.longitude + (dice.next() - 0.5) * spread,
  });

/** How people of a world are: most worlds are mixed, some so crowded with one kind that each limit of the pool takes hold. */
type Kind = { spread: number; count: number; gender: Gender | null; lively: number; boosted: number };

function kindOf(dice: Dice): Kind {
  const spread = dice.pick([0.02, 0.4, 2, 4]);
  if (dice.chance(0.75)) return { spread, count: 1 + dice.below(60), gender: null, lively: 0.6, boosted: 0.15 };
  const kind = { spread: dice.pick([0.02, 0.4]), count: 90 + dice.below(120), gender: dice.pick(keysOf(genders)) };
  return { ...kind, lively: dice.pick([0.1, 0.95]), boosted: dice.pick([0.05, 0.5]) };
}

function somebody(dice: Dice, kind: Kind, now: Date): CrowdOptions {
  const { spread } = kind;
  const liked = some(dice);
  const travel = dice.chance(0.1) ? somewhere(dice, spread) : null;
  return {
    dateOfBirth: `${(lagosDay(now).slice(0, 4) as unknown as number) - 19 - dice.below(60)}-0${1 + dice.below(9)}-1${dice.below(9)}`,
    gender: kind.gender !== null && dice.chance(0.9) ? kind.gender : dice.pick(keysOf(genders)),
    education: maybe(dice, keysOf(educations)),
    religion: maybe(dice, keysOf(religions).slice(0, 3)),
    smoking: maybe(dice, keysOf(habits)),
    drinking: maybe(dice, keysOf(habits)),
    showMe: maybe(dice, keysOf(genders), 0.4),
    heightCm: dice.chance(0.8) ? 140 + dice.below(60) : null,
    interests: liked,
    verified: dice.chance(0.3),
    lively: dice.chance(kind.lively),
    seen: dice.below(300),
    activeDay: lagosDayNumber(now) - dice.below(12),
    createdAt: new Date(now.getTime() - dice.below(20) * 86_400_000),
    boostExpiresAt: dice.chance(kind.boosted) ? new Date(now.getTime() + (dice.below(120) - 30) * 60_000) : null,
    pausedAt: dice.chance(0.05) ? now : null,
    travelAllowed: dice.chance(0.8),
    ...(travel && { travelLatitude: travel.latitude, travelLongitude: travel.longitude }),
    ...(dice.chance(0.85) && { position: somewhere(dice, spread) }),
  };
}

function someFilter(dice: Dice, isDiamond: boolean): Record<string, unknown> | null {
  if (dice.chance(0.15)) return null;
  const ages = [18 + dice.below(40), 18 + dice.below(63)].sort((a, b) => a - b);
  const heights = [140 + dice.below(60), 140 + dice.below(60)].sort((a, b) => a - b);
  return {
    ...(dice.chance(0.4) && { minAge: ages[0], maxAge: ages[1] }),
    ...(dice.chance(0.6) && { maxDistance: 1 + dice.below(200) }),
    ...(dice.chance(0.4) && { gender: dice.pick(keysOf(genders)) }),
    ...(dice.chance(0.2) && { education: dice.pick(keysOf(educations)) }),
    ...(dice.chance(0.2) && { religion: dice.pick(keysOf(religions).slice(0, 3)) }),
    ...(dice.chance(0.15) && { smoking: dice.pick(keysOf(habits)) }),
    ...(dice.chance(0.15) && { drinking: dice.pick(keysOf(habits)) }),
    ...(isDiamond && dice.chance(0.2) && { verified: true }),
    ...(isDiamond && dice.chance(0.2) && { activeLately: true }),
    ...(isDiamond && dice.chance(0.2) && { minHeightCm: heights[0], maxHeightCm: heights[1] }),
    ...(isDiamond && dice.chance(0.2) && { interests: some(dice) }),
  };
}

/** Fills the world anew and says what a naive reader needs of it. */
async function makeWorld(dice: Dice, viewer: Person): Promise<NaiveWorld> {
  const now = app.clock.now();
  const others = viewers.filter(({ id }) => id !== viewer.id).map(({ id }) => id);
  await app.db
    .deleteFrom('users')
    .where(
      'id',
      'not in',
      viewers.map(({ id }) => id),
    )
    .execute();
  await sql`truncate deck_cells, passes, likes, blocked_users cascade`.execute(app.db);
  const kind = kindOf(dice);
  const ids = await crowd(app, kind.count, () => somebody(dice, kind, now));
  const at = dice.chance(0.8) ? somewhere(dice, kind.spread) : null;
  const liked = some(dice);
  await app.db
    .updateTable('profiles')
    .set({
      ...{ latitude: at?.latitude ?? null, longitude: at?.longitude ?? null },
      ...{ shownLatitude: at?.latitude ?? null, shownLongitude: at?.longitude ?? null },
      gender: dice.pick(keysOf(genders)),
      dateOfBirth: `${1960 + dice.below(45)}-06-15`,
      showMe: maybe(dice, keysOf(genders), 0.5),
      education: maybe(dice, keysOf(educations)),
      religion: maybe(dice, keysOf(religions).slice(0, 3)),
      smoking: maybe(dice, keysOf(habits)),
      drinking: maybe(dice, keysOf(habits)),
      interests: liked,
      interestKeys: liked.map((each) => each.toLowerCase()),
    })
    .where('id', '=', viewer.id)
    .execute();
  await app.db.updateTable('profiles').set({ pausedAt: now }).where('id', 'in', others).execute();
  await app.db.updateTable('profiles').set({ pausedAt: null }).where('id', '=', viewer.id).execute();
  // The viewers' own cells may be what the truncation forgot.
  await sql`insert into deck_cells select distinct deck_cell from profiles on conflict do nothing`.execute(app.db);

  const closed = ids.filter(() => dice.chance(0.2));
  const pair = (id: string) => ({ id: randomUUID(), fromUserId: viewer.id, toUserId: id, createdAt: now });
  const block = (blockerId: string, blockedId: string) => ({ blockerId, blockedId, blockedName: 'X', createdAt: now });
  const [likes, passes, blocks, blockers] = [0, 1, 2, 3].map((kind) => closed.filter((_, index) => index % 4 === kind));
  if (likes?.length)
    await app.db
      .insertInto('likes')
      .values(likes.map((id) => ({ ...pair(id), isSuper: false })))
      .execute();
  if (passes?.length) await app.db.insertInto('passes').values(passes.map(pair)).execute();
  const blocked = [
    ...(blocks ?? []).map((id) => block(viewer.id, id)),
    ...(blockers ?? []).map((id) => block(id, viewer.id)),
  ];
  if (blocked.length > 0) await app.db.insertInto('blockedUsers').values(blocked).execute();
  const holders = ids.filter(() => dice.chance(0.25));
  const plans = new Map(holders.map((id) => [id, dice.pick(['gold', 'diamond', 'soul'] as const)]));
  if (holders.length > 0)
    await app.db
      .insertInto('entitlements')
      .values(
        [...plans].map(([userId, plan]) => ({
          ...{ id: randomUUID(), userId, plan, source: 'admin', isTrial: false },
          ...{ startsAt: now, endsAt: null, createdAt: now },
        })) as never,
      )
      .execute();
  return {
    rows: await app.db.selectFrom('profiles').selectAll().execute(),
    closed: new Set(closed),
    top: new Set(holders.filter((id) => plans.get(id) === 'diamond')),
    ...{ today: lagosDay(now), now },
  };
}

async function ties(viewerId: string): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ id: string; tie: string }>`
    select id, uuid_hash_extended(id, hashtextextended(${viewerId}, 0))::text as tie from profiles`.execute(app.db);
  return new Map(rows.map(({ id, tie }) => [id, BigInt(tie)]));
}

async function ask(viewer: Person, filter: unknown, limit = 20): Promise<{ end: string | null; ids: string[] }> {
  const answer = await app.gql(DECK, { filter, limit }, viewer.accessToken);
  expect(answer.errors).toBeUndefined();
  return { end: answer.data.deck.end, ids: answer.data.deck.profiles.map(({ id }: { id: string }) => id) };
}

/** Page after page, each passed by, until the deck says that it ends. */
async function walkToEnd(viewer: Person, filter: unknown): Promise<string[]> {
  const seen: string[] = [];
  for (;;) {
    const { end, ids } = await ask(viewer, filter);
    seen.push(...ids);
    if (end === 'EVERYONE_SEEN') return seen;
    const now = app.clock.now();
    await app.db
      .insertInto('passes')
      .values(ids.map((id) => ({ id: randomUUID(), fromUserId: viewer.id, toUserId: id, createdAt: now })))
      .execute();
  }
}

it(`is, on ${WORLDS} random worlds, what its rule says, and ends when everybody whom the filters admit was shown once`, async () => {
  const dice = diceOf(SEED);
  const met = { boosted: 0, full: 0, unplaced: 0, ended: 0 };
  for (let index = 0; index < WORLDS; index += 1) {
    const viewer = viewers[index % viewers.length] as Person;
    const world = await makeWorld(dice, viewer);
    const own = world.rows.find(({ id }) => id === viewer.id);
    if (own === undefined) throw new Error('The viewer has no profile.');
    const given = someFilter(dice, index % viewers.length === 0);
    const asked = given && Object.fromEntries(Object.entries(given).map(([key, value]) => [key, upper(value)]));
    const checked = check(deckFilterRule, given ?? {});
    const filter: DeckFilter = given === null || !checked.ok ? savedFilter(own.showMe as Gender | null) : checked.value;
    const from =
      own.latitude === null || own.longitude === null ? null : { latitude: own.latitude, longitude: own.longitude };
    const looking: Looking = {
      viewer: own,
      from,
      start: from ?? lagos,
      filter,
      wantsFit: true,
      tie: await ties(viewer.id),
    };
    const limit = dice.chance(0.7) ? 20 : 1 + dice.below(20);

    const told = `world ${index} of seed ${SEED}, ${JSON.stringify({ given, limit })}`;
    const wanted = naiveDeck(looking, world);
    const deck = await ask(viewer, asked, limit);
    expect(deck.ids, told).toEqual(wanted.slice(0, limit));
    expect(deck.end, told).toBe(wanted.length < limit ? 'EVERYONE_SEEN' : null);
    const rowOf = new Map(world.rows.map((row) => [row.id, row]));
    met.full += Number(deck.ids.length === 20);
    met.ended += Number(deck.end !== null);
    met.boosted += deck.ids.filter((id) => (rowOf.get(id)?.boostExpiresAt ?? 0) > world.now).length;
    met.unplaced += deck.ids.filter((id) => rowOf.get(id)?.deckCell === -1).length;

    if (index % WALKED !== 0) continue;
    const all = admitted(looking, world).map(({ id }) => id);
    expect((await walkToEnd(viewer, asked)).toSorted(), told).toEqual(all.toSorted());
  }
  // The worlds are of every kind.
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(WORLDS / 20);
}, 600_000);

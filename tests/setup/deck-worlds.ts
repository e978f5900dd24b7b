/** Random worlds for the deck: who is in them, how the viewer stands in them and what is asked of them. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lagosDay, lagosDayNumber } from '#rules/age.ts';
import { type Position, snapToCell } from '#rules/distance.ts';
import { limits } from '#rules/limits.ts';
import { educations, type Gender, genders, habits, keysOf, religions } from '#rules/vocabulary.ts';
import { type CrowdOptions, crowd } from '#tests/factories/crowd.ts';
import type { Person } from '#tests/factories/people.ts';
import type { TestApp } from './app.ts';
import { type Looking, type NaiveWorld, towns } from './naive-deck.ts';
import type { Dice } from './random.ts';

const lagos = { latitude: 6.5244, longitude: 3.3792 };
const interests = ['Music', 'Travel', 'Food', 'Art', 'Chess', 'Film', 'Football', 'Poetry'];
const names = ['Ọlá Adéyemí', 'Jude Okoro', 'Ada Eze', 'Musa Ɓello'];
const bios = ['', 'Jollof & afrobeat', 'naïve about football-talk', 'Eze likes jollof'];
const places = ['', 'Ikeja, Lagos', 'Ibadan, Oyo'];
/** Whole words, unfinished ones, several, marks, and what nobody has. */
const searches = [
  'jollof',
  'JOL',
  'ola',
  'Adé jol',
  'bello',
  'okoro jude',
  'jude oko',
  'jud oko',
  'lag',
  'naive',
  'music',
  'o',
];

const maybe = <T>(dice: Dice, list: readonly T[], probability = 0.6): T | null =>
  dice.chance(probability) ? dice.pick(list) : null;
const some = (dice: Dice) => interests.filter(() => dice.chance(0.4));
const somewhere = (dice: Dice, spread: number): Position =>
  snapToCell({
    latitude: lagos.latitude + (dice.next() - 0.5) * spread,
    longitude: lagos.longitude + (dice.next() - 0.5) * spread,
  });

/** How people of a world are: most worlds are mixed, some so crowded with one kind that each limit of the pool takes hold. */
type Kind = { spread: number; count: number; gender: Gender | null; lively: number; boosted: number; isTown?: boolean };

function kindOf(dice: Dice): Kind {
  // Whose town counts is seen only where more people than a pool holds live around several.
  if (dice.chance(0.1))
    return { spread: 4, count: 150 + dice.below(60), gender: null, lively: 0.6, boosted: 0.15, isTown: true };
  const spread = dice.pick([0.02, 0.4, 2, 4]);
  if (dice.chance(0.75)) return { spread, count: 1 + dice.below(60), gender: null, lively: 0.6, boosted: 0.15 };
  const kind = {
    spread: dice.pick([0.02, 0.4, 4, 4]),
    count: 90 + dice.below(120),
    gender: dice.pick(keysOf(genders)),
  };
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
    ...{ fullName: dice.pick(names), bio: dice.pick(bios), location: dice.pick(places) },
    verified: dice.chance(0.3),
    lively: dice.chance(kind.lively),
    seen: dice.below(300),
    activeDay: lagosDayNumber(now) - dice.below(12),
    createdAt: new Date(now.getTime() - dice.below(20) * 86_400_000),
    townId: maybe(dice, towns)?.id ?? null,
    boostExpiresAt: dice.chance(kind.boosted) ? new Date(now.getTime() + (dice.below(120) - 30) * 60_000) : null,
    pausedAt: dice.chance(0.05) ? now : null,
    travelAllowed: dice.chance(0.8),
    ...(travel && { travelLatitude: travel.latitude, travelLongitude: travel.longitude }),
    ...(dice.chance(0.85) && { position: somewhere(dice, spread) }),
  };
}

export function someFilter(dice: Dice, isDiamond: boolean): Record<string, unknown> | null {
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
    ...(isDiamond && dice.chance(0.2) && { isVerified: true }),
    ...(isDiamond && dice.chance(0.2) && { isActiveLately: true }),
    ...(isDiamond && dice.chance(0.2) && { minHeightCm: heights[0], maxHeightCm: heights[1] }),
    ...(isDiamond && dice.chance(0.2) && { interests: some(dice) }),
  };
}

/** How the viewer stands in a world. */
type Stand = Pick<Looking, 'from' | 'start' | 'town'> & { isJourney: boolean; isTown: boolean };

/** Puts the viewer somewhere: at home, on a journey, which counts on a plan alone, or nowhere with or without a town they chose. */
async function stand(
  app: TestApp,
  dice: Dice,
  viewer: Person,
  isFree: boolean,
  { spread, isTown }: Kind,
): Promise<Stand> {
  const at = !isTown && dice.chance(0.7) ? somewhere(dice, spread) : null;
  const travel = !isTown && dice.chance(0.25) ? somewhere(dice, spread) : null;
  const town = isTown || dice.chance(0.75) ? dice.pick(towns) : null;
  await app.db
    .updateTable('profiles')
    .set({
      ...{ latitude: at?.latitude ?? null, longitude: at?.longitude ?? null },
      ...{ shownLatitude: at?.latitude ?? null, shownLongitude: at?.longitude ?? null },
      ...{ travelLatitude: travel?.latitude ?? null, travelLongitude: travel?.longitude ?? null },
      townId: town?.id ?? null,
    })
    .where('id', '=', viewer.id)
    .execute();
  const journey = isFree ? null : travel;
  const from = journey ?? at;
  return {
    from,
    town,
    start: from ?? town ?? lagos,
    isJourney: journey !== null,
    isTown: from === null && town !== null,
  };
}

/** The hour of a free person: whom it handed out, also before it began, and how many more it admits. */
async function openHour(app: TestApp, dice: Dice, viewer: Person, ids: readonly string[]): Promise<Looking['hour']> {
  const { perHour, inHand } = limits.views;
  const left = dice.pick([dice.below(4), dice.below(8), dice.below(30), perHour + inHand - 1]);
  const now = app.clock.now().getTime();
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);
  const handed = ids.filter(() => dice.chance(0.2));
  const before = new Set(handed.filter(() => dice.chance(0.3)));
  await app.db.deleteFrom('viewWindows').execute();
  await app.db
    .insertInto('viewWindows')
    .values({ userId: viewer.id, startedAt: minutesAgo(30), handed: perHour + inHand - left, viewed: 0 })
    .execute();
  if (handed.length > 0)
    await app.db
      .insertInto('profileViews')
      .values(
        handed.map((id) => ({ viewerId: viewer.id, viewedId: id, handedAt: minutesAgo(before.has(id) ? 50 : 10) })),
      )
      .execute();
  return { left, handed: new Set(handed.filter((id) => !before.has(id))) };
}

type Made = { world: NaiveWorld; stand: Stand; hour: Looking['hour'] };

/** What is typed into a search; null for the deck itself. */
export const someSearch = (dice: Dice): string | null => (dice.chance(0.2) ? dice.pick(searches) : null);

/** Fills the world anew and says what a naive reader needs of it. */
export async function makeWorld(
  app: TestApp,
  dice: Dice,
  viewers: readonly Person[],
  viewer: Person,
  isFree: boolean,
): Promise<Made> {
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
  const standing = await stand(app, dice, viewer, isFree, kind);
  const liked = some(dice);
  await app.db
    .updateTable('profiles')
    .set({
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
  const world = {
    rows: await app.db.selectFrom('profiles').selectAll().execute(),
    closed: new Set(closed),
    top: new Set(holders.filter((id) => plans.get(id) === 'diamond')),
    ...{ today: lagosDay(now), now },
  };
  return { world, stand: standing, hour: isFree ? await openHour(app, dice, viewer, ids) : null };
}

/** What breaks ties, by id, for a viewer. */
export async function ties(app: TestApp, viewerId: string): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ id: string; tie: string }>`
    select id, uuid_hash_extended(id, hashtextextended(${viewerId}, 0))::text as tie from profiles`.execute(app.db);
  return new Map(rows.map(({ id, tie }) => [id, BigInt(tie)]));
}

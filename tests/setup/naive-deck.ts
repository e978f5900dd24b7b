/** The deck as rules/discovery.ts states it, worked out as plainly as possible from all rows: what the statement is compared with. */
import { ageOn } from '#rules/age.ts';
import { type CompatibilitySide, compatibility, interestKey } from '#rules/compatibility.ts';
import type { DeckFilter } from '#rules/deck-filter.ts';
import { drawStart, poolEach, rankPoints } from '#rules/discovery.ts';
import { byRings, distanceKm, indexCell, NOWHERE, type Position, ringsAround } from '#rules/distance.ts';
import { limits } from '#rules/limits.ts';
import { type Gender, genders, keysOf } from '#rules/vocabulary.ts';
import type { ProfileRow } from '#server/db/rows.ts';

export type NaiveWorld = {
  rows: readonly ProfileRow[];
  /** Whom the viewer swiped, blocked or is blocked by. */
  closed: ReadonlySet<string>;
  /** Who holds Diamond. */
  top: ReadonlySet<string>;
  today: string;
  now: Date;
};

export type Looking = {
  viewer: ProfileRow;
  from: Position | null;
  start: Position;
  /** The town that the viewer chose. */
  town: Position | null;
  filter: DeckFilter;
  wantsFit: boolean;
  /** What is searched for; null for the deck itself. */
  search: string | null;
  /** For free people: who was handed out in the hour that runs, and how many more it admits. */
  hour: { left: number; handed: ReadonlySet<string> } | null;
  /** What breaks ties, by id. */
  tie: ReadonlyMap<string, bigint>;
};

const daysBetween = (earlier: string, later: string) => (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
const lagosDayOf = (at: Date) => new Date(at.getTime() + 3_600_000).toISOString().slice(0, 10);
const dayOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** Towns as content/towns has them, each in another index cell. */
export const towns = [
  { id: '2339354', latitude: 7.378, longitude: 3.906 },
  { id: '2347283', latitude: 6.338, longitude: 5.626 },
];

/** Where somebody is in the walk. */
function place(row: ProfileRow): Position | null {
  const [latitude, longitude] =
    row.travelAllowed && row.travelLatitude !== null
      ? [row.travelLatitude, row.travelLongitude]
      : [row.shownLatitude, row.shownLongitude];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Small letters and digits without marks, as the spec of the search has it. */
function plainWords(text: string): string[] {
  const hooked: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };
  const plain = [...text.toLowerCase().normalize('NFD')].filter((char) => !/\p{Mark}/u.test(char));
  return (
    plain
      .map((char) => hooked[char] ?? char)
      .join('')
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** Whether a profile holds each word, the last of which may be unfinished. */
function isFound({ fullName, bio, interests, location }: ProfileRow, search: string): boolean {
  const held = plainWords([fullName, bio, interests.join(' '), location].join(' '));
  const typed = plainWords(search);
  return typed.every((word, at) =>
    held.some((each) => (at < typed.length - 1 ? each === word : each.startsWith(word))),
  );
}

/** Whom the plain filters admit, and the search finds. */
export function admitted({ viewer, from, filter, search }: Looking, { rows, closed, today }: NaiveWorld): ProfileRow[] {
  return rows.filter((row) => {
    if (row.id === viewer.id || !row.deckable || closed.has(row.id)) return false;
    if (search !== null && !isFound(row, search)) return false;
    const age = ageOn(row.dateOfBirth, today);
    if (age < filter.minAge || (filter.maxAge < limits.age.filterMax && age > filter.maxAge)) return false;
    for (const key of ['gender', 'education', 'religion', 'smoking', 'drinking'] as const)
      if (filter[key] && filter[key] !== row[key]) return false;
    if (filter.verified && !row.verified) return false;
    if (filter.activeLately && !row.lively) return false;
    if (filter.minHeightCm && (row.heightCm ?? 0) < filter.minHeightCm) return false;
    if (filter.maxHeightCm && (row.heightCm ?? 999) > filter.maxHeightCm) return false;
    if (filter.interests?.length && !filter.interests.some((each) => row.interestKeys.includes(interestKey(each))))
      return false;
    const at = place(row);
    return from === null || at === null || distanceKm(from, at) <= filter.maxDistance;
  });
}

function poolOf(looking: Looking, world: NaiveWorld): Set<ProfileRow> {
  const { viewer, from, start, filter } = looking;
  const people = admitted(looking, world);
  const asked: readonly Gender[] = filter.gender ? [filter.gender] : keysOf(genders);
  const each = poolEach(asked.length);
  const draw = drawStart(viewer.id, world.today);
  const inhabited = [...new Set(world.rows.map((row) => row.deckCell))].filter((cell) => cell !== NOWHERE);
  const cells = from === null ? byRings(indexCell(start), inhabited) : ringsAround(from, filter.maxDistance);

  const walk = (
    among: readonly ProfileRow[],
    over: readonly number[],
    ofRange: number,
    atMost: number,
  ): ProfileRow[] => {
    const found: ProfileRow[] = [];
    for (const cell of over)
      for (const lively of [true, false])
        for (const isBefore of [false, true])
          for (const gender of asked)
            found.push(
              ...among
                .filter((row) => row.deckCell === cell && row.gender === gender && row.lively === lively)
                .filter((row) => row.deckDraw < draw === isBefore)
                .sort((a, b) => a.deckDraw - b.deckDraw)
                .slice(0, ofRange),
            );
    return found.slice(0, atMost);
  };

  const { unplaced, boosted, read } = limits.deck.pool;
  if (looking.search !== null) {
    const first = walk(admitted({ ...looking, search: null }, world), [...cells, NOWHERE], read, read);
    if (first.length === read) throw new Error('In so large a world it is open whom a search finds.');
    return new Set(first.filter((row) => people.includes(row)).slice(0, each * asked.length));
  }
  const near = walk(people, cells, each, each * asked.length);
  const nowhere = walk(people, [NOWHERE], each, Math.max(unplaced, each * asked.length + unplaced - near.length));
  const { rows, now } = world;
  const boosts = [...cells, NOWHERE].flatMap((cell) =>
    asked.flatMap((gender) =>
      rows
        .filter(
          (row) => row.deckable && row.deckCell === cell && row.gender === gender && (row.boostExpiresAt ?? 0) > now,
        )
        .sort((a, b) => Number(b.boostExpiresAt) - Number(a.boostExpiresAt) || (a.id < b.id ? -1 : 1))
        .slice(0, boosted)
        .filter((row) => people.includes(row)),
    ),
  );
  return new Set([...near, ...nowhere, ...boosts.slice(0, boosted)]);
}

/** The ids of the pool in order. */
export function naiveDeck(looking: Looking, world: NaiveWorld): string[] {
  const { viewer, wantsFit, tie, from, town, filter } = looking;
  const tieOf = ({ id }: ProfileRow) => tie.get(id) ?? 0n;
  const { today, now } = world;
  const side = (row: ProfileRow) => ({ ...row, age: ageOn(row.dateOfBirth, today) }) as unknown as CompatibilitySide;
  const scored = [...poolOf(looking, world)]
    .map((row) => ({
      row,
      fit: Number(wantsFit && (row.showMe === null || row.showMe === viewer.gender)),
      score:
        compatibility(side(viewer), side(row)).score +
        rankPoints({
          activeDaysAgo: daysBetween(dayOf(row.activeDay), today),
          joinedDaysAgo: daysBetween(lagosDayOf(row.createdAt), today),
          seen: row.seen,
          isTop: world.top.has(row.id),
        }),
    }))
    .sort((a, b) => b.fit - a.fit || b.score - a.score || (tieOf(a.row) < tieOf(b.row) ? 1 : -1));
  const standpoint = from ?? town;
  /** Without a position, in a town that is further than the filter's distance. */
  const isFar = ({ row }: (typeof scored)[number]) => {
    const lives = towns.find(({ id }) => id === row.townId);
    return (
      place(row) === null &&
      standpoint !== null &&
      lives !== undefined &&
      distanceKm(standpoint, lives) > filter.maxDistance
    );
  };
  const near = scored.filter((each) => !isFar(each));
  const inOrder = [...near, ...scored.filter(isFar)];
  const isBoosted = ({ row }: (typeof scored)[number]) => (row.boostExpiresAt ?? 0) > now;
  const boosted = inOrder.filter(isBoosted);
  const front = boosted.slice(0, limits.deck.boosted);
  const byFront = [...front, ...inOrder.filter((each) => !front.includes(each))];
  return [...byFront.filter((each) => !isFar(each)), ...byFront.filter(isFar)].map(({ row }) => row.id);
}

/** A page of that, and why it is short: an hour that is spent admits only those whom it handed out already. */
export function naivePage(looking: Looking, world: NaiveWorld, limit: number): { ids: string[]; end: string | null } {
  const ids = naiveDeck(looking, world);
  const { hour } = looking;
  const fresh = hour === null ? [] : ids.filter((id) => !hour.handed.has(id));
  const withheld = new Set(fresh.slice(hour?.left ?? 0));
  const open = ids.filter((id) => !withheld.has(id));
  const end = open.length >= limit ? null : withheld.size > 0 ? 'VIEW_LIMIT' : 'EVERYONE_SEEN';
  return { ids: open.slice(0, limit), end };
}

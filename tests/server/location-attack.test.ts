/**
 * Attackers who know how the product works and go wherever they like as often as they like, against the real API: none of them finds
 * more than the privacy cell, and who moves is not met on the way. Without the grid, and without the delay, the same attackers win.
 * `LOCATION=full` has fifty accounts ask 1,000 questions each about 200 people.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '#rules/distance.ts';
import { publishPosition } from '#server/features/profiles/service.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { attack, DECOYS, orderStep } from '#tests/setup/attack-strategies.ts';
import {
  type Case,
  casesOf,
  distances,
  middle,
  move,
  REACH,
  searched,
  spies,
  type Victim,
} from '#tests/setup/attackers.ts';
import { createStillClock, realRandom } from '#tests/setup/clock.ts';
import { cellOf, Hypothesis, kilometres, Notes, offset, roundedClue } from '#tests/setup/locating.ts';
import { type Member, members } from '#tests/setup/members.ts';
import { type Dice, diceOf } from '#tests/setup/random.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';
import { median } from '#tests/setup/timing.ts';
import { isSameCell, type Route, routeOf } from '#tests/setup/walking.ts';

const guard = vi.hoisted(() => ({ hasGrid: true, hasDelay: true }));
vi.mock('#rules/distance.ts', async (original) => {
  const real = await original<typeof import('#rules/distance.ts')>();
  return { ...real, snapToCell: (at: Position) => (guard.hasGrid ? real.snapToCell(at) : at) };
});
vi.mock('#rules/limits.ts', async (original) => {
  const { limits } = await original<typeof import('#rules/limits.ts')>();
  // The second line is off: what people can learn hangs on the cells alone.
  const lifted = { ...limits.position, changesPerDay: 30_000, leapsPerDay: 30_000 };
  const atOnce = { ...lifted, shownChangesPerDay: 1_000_000, delayMs: { min: 0, max: 0 } };
  const position = { get: () => (guard.hasDelay ? lifted : atOnce) };
  return { limits: Object.defineProperty({ ...limits }, 'position', position) };
});

const isFull = process.env.LOCATION === 'full';
const size = isFull
  ? { victims: 200, bare: 200, accounts: 50, questions: 1_000 }
  : { victims: 4, bare: 4, accounts: 6, questions: 216 };
const TIMEOUT_MS = isFull ? 5_400_000 : 180_000;
const METRES = 1_000;
const MINUTE = 60_000;
const midnight = Date.parse('2026-03-09T23:00:00Z');

let app: TestApp;
let chance: Dice;
const clock = createStillClock(midnight);

beforeAll(async () => {
  app = await startTestApp({ clock, deps: { random: { next: () => chance.next(), bytes: realRandom.bytes } } });
});
afterAll(() => app.stop());
beforeEach(() => {
  chance = diceOf(5);
  clock.set(new Date(midnight));
  Object.assign(guard, { hasGrid: true, hasDelay: true });
});

let batch = 0;
/** The columns of a cell's parts that are taken one after the other, so that few people are spread as evenly as many. */
const columns = [0, 2, 1, 3];
/** People whose homes are spread evenly over their cells: four by four parts, at random within each. */
async function victims(count: number, dice: Dice): Promise<Victim[]> {
  batch += 1;
  const words = Array.from({ length: count }, (_, index) => `person${batch}x${String(index).padStart(4, '0')}`);
  const people = await members(app, count, (index) => ({
    ...{ fullName: 'Victim', bio: words[index] ?? '', interests: [words[index] ?? ''] },
  }));
  const within = (part: number) => ((part % 4) + dice.next()) / 4 - 0.5;
  const found = people.map((member, index) => {
    const cell = cellOf(offset(middle, 45 * dice.next(), 2 * Math.PI * dice.next()));
    const home = {
      latitude: cell.latitude + within(index) * 0.025,
      longitude: cell.longitude + within(index + (columns[Math.floor(index / 4) % 4] ?? 0)) * 0.025,
    };
    return { ...member, home, word: words[index] ?? '' };
  });
  for (const victim of found) await move(app, victim, victim.home);
  return found;
}

const missed = (cases: readonly Case[]) =>
  cases.map(({ victim, notes }) => kilometres(notes.guess() ?? middle, victim.home) * METRES);

/** What an attacker knows who has heard all that the others heard. */
function together(people: readonly Victim[], noted: ReadonlyMap<string, readonly Case[]>): Case[] {
  const all = [...noted.values()].flat();
  return people.map((victim) => {
    const notes = new Notes(middle, REACH);
    for (const each of all) if (each.victim === victim) for (const clue of each.notes.heard) notes.learn(clue);
    return { victim, notes };
  });
}

/** What came of a strategy, to be read where it ran at full size. */
function tell(name: string, cases: readonly Case[]) {
  if (!isFull) return;
  const metres = missed(cases);
  const close = metres.filter((each) => each < 100).length / metres.length;
  const squareKm = cases.map(({ notes }) => notes.squareKm);
  console.log({
    ...{ grid: guard.hasGrid, strategy: name, median: Math.round(median(metres)), shareWithin100m: close },
    ...{ leastSquareKm: Math.min(...squareKm), mostSquareKm: Math.max(...squareKm) },
  });
}

describe('an attacker', () => {
  it(
    'finds nobody more closely than their cell, by any strategy or by all of them',
    async () => {
      const people = await victims(size.victims, diceOf(1));
      const { noted, order, questions } = await attack(app, people, { ...size, seed: 2 });
      expect(questions).toBe(size.accounts * size.questions);
      noted.set('together', together(people, noted));
      for (const [name, cases] of noted) {
        tell(name, cases);
        expect(median(missed(cases)), name).toBeGreaterThanOrEqual(1_000);
        for (const { notes } of cases) expect(notes.squareKm, name).toBeGreaterThanOrEqual(7);
      }
      if (isFull) console.log({ questions, order });
      expect(order).toEqual({ asked: expect.any(Number), seen: 0 });
      expect(order.asked).toBeGreaterThan(size.victims);
      // They did find the cell: who learns nothing would prove nothing.
      for (const { notes } of noted.get('together') ?? []) expect(notes.squareKm).toBeLessThan(8);
    },
    TIMEOUT_MS,
  );

  it(
    'would find them within 100 m without the grid, by every strategy',
    async () => {
      guard.hasGrid = false;
      const { noted, order, questions } = await attack(app, await victims(size.bare, diceOf(3)), { ...size, seed: 4 });
      if (isFull) console.log({ questions, order });
      for (const [name, cases] of noted) {
        tell(name, cases);
        expect(median(missed(cases)), name).toBeLessThan(100);
      }
    },
    TIMEOUT_MS,
  );

  it('learns nothing from the order of people beside decoys, as would from an order by distance', async () => {
    const people = await victims(4, diceOf(6));
    const bio = people.map(({ word }) => word).join(' ');
    const sent = await members(app, DECOYS.length, () => ({ fullName: 'Decoy', bio }));
    for (const [index, decoy] of DECOYS.entries()) await move(app, sent[index] as Member, decoy);
    const [spy] = (await spies(app, 1)) as [Member];
    for (const victim of people) {
      const { id, word, home } = victim;
      const [[heard], [sorted]] = [casesOf([victim]), casesOf([victim])] as [[Case], [Case]];
      const isFirst = async (at: Position, decoy: number) => {
        await move(app, spy, at);
        const ids = await searched(app, spy, word);
        expect(ids.toSorted()).toEqual([id, ...sent.map((each) => each.id)].toSorted());
        return ids.indexOf(id) < ids.indexOf(sent[decoy]?.id ?? '');
      };
      const answers = DECOYS.map(() => new Set<boolean>());
      const [asked, told] = [diceOf(7), diceOf(8)];
      for (let step = 0; step < 24; step += 1) {
        const answer = await orderStep(heard, step, { isBefore: isFirst, decoys: DECOYS, dice: asked });
        answers[step % DECOYS.length]?.add(answer);
      }
      for (const each of answers) expect(each.size).toBe(1);
      const isNearer = async (at: Position, decoy: number) =>
        kilometres(at, home) < kilometres(at, DECOYS[decoy] ?? middle);
      for (let step = 0; step < 60; step += 1) {
        await orderStep(sorted, step, { isBefore: isNearer, decoys: DECOYS, dice: told });
      }
      expect(missed([sorted])[0]).toBeLessThan(100);
    }
  });
});

/** Where four people see somebody: the cell that agrees with all their distances. */
async function cellSeen(stations: readonly Victim[], victim: Victim): Promise<Position | null> {
  const cells = new Hypothesis(middle, REACH, 'cells');
  for (const station of stations) {
    const [km] = await distances(app, station, [victim]);
    cells.learn(roundedClue(station.home, km ?? Number.NaN));
  }
  return cells.boxes.length === 1 ? (cells.boxes[0] ?? null) : null;
}

/**
 * Moves people along their ways, whose devices tell the server each minute, and asks each minute where they are seen. A minute in which
 * nothing was published is left out: nobody's answers can change in it. The attacker takes it that who is seen in another cell is just
 * crossing the edge. How many crossings there were, and how often somebody was within 200 m of that.
 */
async function follow(people: readonly Victim[], routes: readonly Route[], days: number) {
  const stations: Victim[] = [];
  for (const direction of [0.3, 2, 3.5, 5.1]) {
    const [spy] = await spies(app, 1);
    if (spy === undefined) throw new Error('Nobody looks.');
    const home = offset(middle, 30 + direction, direction);
    await move(app, spy, home);
    stations.push({ ...spy, home, word: '' });
  }
  await keepSignedIn(app);
  const now = people.map(({ home }) => home);
  const told = [...now];
  const due: (Date | null)[] = people.map(() => null);
  const dueOf = async ({ id }: Victim) =>
    (await app.db.selectFrom('profiles').select('shownDueAt').where('id', '=', id).executeTakeFirstOrThrow())
      .shownDueAt;
  const seen = await Promise.all(people.map((victim) => cellSeen(stations, victim)));
  const met = { crossings: 0, published: 0, located: 0 };
  for (let minute = 1; minute < days * 1_440; minute += 1) {
    clock.set(new Date(midnight + minute * MINUTE));
    for (const [index, victim] of people.entries()) {
      const at = routes[index]?.get(minute) ?? (now[index] as Position);
      now[index] = at;
      if (!isSameCell(at, told[index] as Position)) {
        met.crossings += 1;
        told[index] = at;
        await move(app, victim, at);
        due[index] = await dueOf(victim);
      }
      if ((due[index]?.getTime() ?? Number.POSITIVE_INFINITY) > clock.now().getTime()) continue;
      await publishPosition(app.deps, { userId: victim.id });
      due[index] = await dueOf(victim);
      const [before, after] = [seen[index], await cellSeen(stations, victim)];
      if (!before || !after || isSameCell(before, after)) continue;
      seen[index] = after;
      met.published += 1;
      const edge = {
        latitude: (before.latitude + after.latitude) / 2,
        longitude: (before.longitude + after.longitude) / 2,
      };
      met.located += Number(kilometres(edge, at) < 0.2);
    }
  }
  return met;
}

describe('who moves', () => {
  const ways = async (count: number, days: number, drivers: number, dice: Dice) => {
    const people = await victims(count, dice);
    const routes = people.map(({ home }, index) =>
      index < drivers ? routeOf(home, 10, 45, days, dice) : routeOf(home, 1.4, 150, days, dice),
    );
    return [people, routes] as const;
  };

  it('is met in less than a hundredth of the crossings from cell to cell', async () => {
    const met = await follow(...(await ways(8, 7, 4, diceOf(9))), 7);
    expect(met.crossings).toBeGreaterThan(300);
    expect(met.published).toBeGreaterThan(50);
    expect(met.located / met.crossings, JSON.stringify(met)).toBeLessThan(0.01);
  }, 180_000);

  it('on foot would be met far more often if others heard of a move at once', async () => {
    guard.hasDelay = false;
    const met = await follow(...(await ways(8, 2, 0, diceOf(10))), 2);
    expect(met.located / met.crossings, JSON.stringify(met)).toBeGreaterThan(0.05);
  }, 180_000);
});

/** The strategies of attackers: each makes notes of every answer, and asks until its account has no questions left. */
import { readFileSync } from 'node:fs';
import type { Position } from '#rules/distance.ts';
import type { TestApp } from './app.ts';
import {
  type Account,
  AT_ONCE,
  type Case,
  casesOf,
  distancesBy,
  idsOf,
  kmOf,
  middle,
  move,
  question,
  SEARCH,
  spies,
  travel,
  type Victim,
} from './attackers.ts';
import { type Clue, isOnEdge, kilometres, offset, orderClue, roundedClue, withinClue } from './locating.ts';
import { members } from './members.ts';
import { type Dice, diceOf } from './random.ts';

/** Works on its cases until its questions are used up. */
type Strategy = (app: TestApp, by: Account, cases: readonly Case[], index: number) => Promise<void>;

/** Asks for everybody's distance from one place after the other. */
async function trilaterate(app: TestApp, by: Account, cases: readonly Case[], goOn: () => Promise<Position>) {
  while (by.left > 0) {
    const at = await goOn();
    for (let from = 0; from < cases.length && by.left > 0; from += AT_ONCE) {
      const some = cases.slice(from, from + AT_ONCE);
      const people = some.map(({ victim }) => victim);
      const kms = await distancesBy((query) => question(app, by, query), people);
      for (const [index, { notes }] of some.entries()) notes.learn(roundedClue(at, kms[index] ?? Number.NaN));
    }
  }
}

const trilateration: Strategy = (app, by, cases) =>
  trilaterate(app, by, cases, async () => {
    const at = offset(middle, 60 * by.dice.next(), 2 * Math.PI * by.dice.next());
    await move(app, by, at);
    return at;
  });

type Town = Position & { id: string };

let known: Town[] | null = null;
function townsAround(): Town[] {
  type Listed = { id: string; lat: number; lng: number };
  known ??= (JSON.parse(readFileSync('content/towns/towns.json', 'utf8')) as Listed[])
    .map(({ id, lat, lng }) => ({ id, latitude: lat, longitude: lng }))
    .filter((town) => !isOnEdge(town))
    .toSorted((a, b) => kilometres(a, middle) - kilometres(b, middle));
  return known;
}

/** Accounts visit other towns than each other. */
const TOWN_STEP = 6;
const travelling: Strategy = (app, by, cases, index) => {
  let next = index % TOWN_STEP;
  return trilaterate(app, by, cases, async () => {
    const towns = townsAround();
    const town = towns[next % towns.length] as Town;
    next += TOWN_STEP;
    await travel(app, by, town);
    return town;
  });
};

/** The distance shown; whether a search within a distance finds them; whether a deck so narrow that it can hold nobody else holds anybody. */
const flips = ['value', 'filter', 'presence'] as const;
type Flip = (typeof flips)[number];
type Ask = (app: TestApp, by: Account, victim: Victim, km: number, at: Position) => Promise<Clue>;

const asks: Record<Flip, Ask> = {
  async value(app, by, { id }, _, at) {
    const { profile } = await question(app, by, 'query($id: ID!) { profile(id: $id) { distanceText } }', { id });
    return roundedClue(at, kmOf(profile.distanceText));
  },
  async filter(app, by, { id, word }, km, at) {
    const { deck } = await question(app, by, SEARCH, { filter: { maxDistance: km }, search: word });
    return withinClue(at, km, idsOf(deck).includes(id));
  },
  async presence(app, by, { word }, km, at) {
    const { deck } = await question(app, by, SEARCH, { filter: { maxDistance: km, interests: [word] } });
    return withinClue(at, km, idsOf(deck).length > 0);
  },
};

/**
 * Asks again and again from where the answer halves what is left: half a km beyond a whole number from the best guess. The three kinds of
 * question share their places, and keep notes of their own.
 */
const flipping =
  (notes: Record<Flip, readonly Case[]>): Strategy =>
  async (app, by, cases) => {
    for (let turn = 0; by.left > 0; turn += 1) {
      const { victim, notes: best } = cases[turn % cases.length] as Case;
      const km = 5 + by.dice.below(40);
      const at = offset(best.guess() ?? middle, km + 0.5, 2 * Math.PI * by.dice.next());
      await move(app, by, at);
      for (const kind of flips.slice(0, by.left)) {
        const one = notes[kind].find((each) => each.victim === victim);
        one?.notes.learn(await asks[kind](app, by, victim, km, at));
      }
    }
  };

type Order = { isBefore(at: Position, decoy: number): Promise<boolean>; decoys: readonly Position[]; dice: Dice };

/**
 * Asks who comes first, the person or a decoy, from a place where the best guess is as far as the decoy; of more than one decoy by turns,
 * since beside one everything stays possible.
 */
export async function orderStep({ notes }: Case, step: number, { isBefore, decoys, dice }: Order): Promise<boolean> {
  const turn = step % decoys.length;
  const decoy = decoys[turn] ?? middle;
  const guess = notes.guess() ?? middle;
  const between = {
    latitude: (guess.latitude + decoy.latitude) / 2,
    longitude: (guess.longitude + decoy.longitude) / 2,
  };
  const direction = Math.atan2(guess.longitude - decoy.longitude, guess.latitude - decoy.latitude) + Math.PI / 2;
  // Now and then from anywhere: a guess that is itself beside a decoy would lead nowhere.
  const at = dice.chance(0.3)
    ? offset(middle, 60 * dice.next(), 2 * Math.PI * dice.next())
    : offset(between, 60 * (dice.next() - 0.5), direction);
  const answer = await isBefore(at, turn);
  notes.learn(orderClue(at, decoy, answer));
  return answer;
}

export const DECOYS = [offset(middle, 20, 1), offset(middle, 20, 4)];

/** Counts how often the order of a person and a decoy was seen to change, from wherever it was asked. */
const ordering =
  (changes: { seen: number; asked: number }): Strategy =>
  async (app, by, cases) => {
    const bio = cases.map(({ victim }) => victim.word).join(' ');
    const decoys = await members(app, DECOYS.length, () => ({ fullName: 'Decoy', bio }));
    for (const [index, at] of DECOYS.entries()) await move(app, decoys[index] as Account, at);
    const first = new Map<string, boolean>();
    for (let turn = 0; by.left > 0; turn += 1) {
      const one = cases[turn % cases.length] as Case;
      const { id, word } = one.victim;
      const step = Math.floor(turn / cases.length);
      const isBefore = async (at: Position, decoy: number) => {
        await move(app, by, at);
        const { deck } = await question(app, by, SEARCH, { filter: { maxDistance: 200 }, search: word });
        const ids = idsOf(deck);
        if (!ids.includes(id) || decoys.some((each) => !ids.includes(each.id))) throw new Error('Nobody to compare.');
        return ids.indexOf(id) < ids.indexOf(decoys[decoy]?.id ?? '');
      };
      const answer = await orderStep(one, step, { isBefore, decoys: DECOYS, dice: by.dice });
      const pair = `${id} ${step % DECOYS.length}`;
      if (first.has(pair) && first.get(pair) !== answer) changes.seen += 1;
      first.set(pair, first.get(pair) ?? answer);
      changes.asked += 1;
    }
  };

/** Of fifty accounts so many on each strategy; of fewer at least one. */
const shares = { trilateration: 8, travel: 6, flips: 30, order: 6 } as const;
const FIFTY = 50;

export type Attack = { noted: Map<string, Case[]>; order: { seen: number; asked: number }; questions: number };

/** All attacks on where these people are, so many questions of each account, and what each strategy noted but for the order of people. */
export async function attack(
  app: TestApp,
  people: readonly Victim[],
  { accounts, questions, seed }: { accounts: number; questions: number; seed: number },
): Promise<Attack> {
  const order = { seen: 0, asked: 0 };
  const noted = new Map(['trilateration', 'travel', ...flips].map((name) => [name, casesOf(people)]));
  const of = (name: string) => noted.get(name) ?? [];
  const flipped = { value: of('value'), filter: of('filter'), presence: of('presence') };
  const strategies: Record<keyof typeof shares, { run: Strategy; cases: Case[]; isSplit: boolean }> = {
    trilateration: { run: trilateration, cases: of('trilateration'), isSplit: false },
    travel: { run: travelling, cases: of('travel'), isSplit: false },
    flips: { run: flipping(flipped), cases: of('filter'), isSplit: true },
    order: { run: ordering(order), cases: casesOf(people), isSplit: true },
  };
  const all: Account[] = [];
  const work: Promise<void>[] = [];
  for (const [at, name] of (Object.keys(shares) as (keyof typeof shares)[]).entries()) {
    const { run, cases, isSplit } = strategies[name];
    const count = Math.max(1, Math.floor((accounts * shares[name]) / FIFTY));
    for (const [index, spy] of (await spies(app, count)).entries()) {
      const by: Account = { ...spy, left: questions, dice: diceOf(seed + 100 * at + index) };
      all.push(by);
      work.push(run(app, by, isSplit ? cases.filter((_, victim) => victim % count === index) : cases, index));
    }
  }
  await Promise.all(work);
  return { noted, order, questions: all.reduce((sum, { left }) => sum + questions - left, 0) };
}

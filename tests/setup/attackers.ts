/** What attackers do to find out where people are, over the real API. They go wherever they like, as often as they like. */
import { readFileSync } from 'node:fs';
import type { Position } from '#rules/distance.ts';
import { grant, type Person } from '#tests/factories/people.ts';
import type { TestApp } from './app.ts';
import { isOnEdge, kilometres, Notes, offset, orderClue, roundedClue, withinClue } from './locating.ts';
import { type Member, members } from './members.ts';
import type { Dice } from './random.ts';

export type Victim = Member & { home: Position; word: string };
/** A victim with an attacker's notes. */
export type Case = { victim: Victim; notes: Notes };

/** The middle of the land that everybody is known to be in, and how many degrees it reaches either way. */
export const middle = { latitude: 6.6, longitude: 3.5 };
export const REACH = 0.6;
/** How often an attacker asks about one person, and from how many places about everybody. */
const STEPS = 27;
const PLACES = 40;

export const casesOf = (people: readonly Victim[]): Case[] =>
  people.map((victim) => ({ victim, notes: new Notes(middle, REACH) }));

export async function asked(app: TestApp, by: Member, query: string, variables = {}) {
  const { data, errors, body } = await app.gql(query, variables, by.accessToken);
  if (errors !== undefined) throw new Error(body);
  return data;
}

export async function move(app: TestApp, by: Member, at: Position): Promise<void> {
  await asked(app, by, 'mutation($at: UpdateLocationInput!) { updateLocation(input: $at) { __typename } }', { at });
}

async function travel(app: TestApp, by: Member, town: Town): Promise<void> {
  const document = 'mutation($id: ID!) { setTravelLocation(input: { townId: $id }) { __typename } }';
  await asked(app, by, document, { id: town.id });
}

/** Attackers, each on the plan that may ask the most. */
export async function spies(app: TestApp, count: number): Promise<Member[]> {
  const people = await members(app, count, () => ({ fullName: 'Spy' }));
  await Promise.all(people.map((spy) => grant(app, spy as Person, 'diamond')));
  return people;
}

const kmOf = (text: string): number => (text.startsWith('Less') ? 0 : Number.parseInt(text, 10));

/** The distances shown of many people, in documents as long as the limits let pass. */
export async function distances(app: TestApp, by: Member, of: readonly Member[]): Promise<number[]> {
  const all: number[] = [];
  for (let from = 0; from < of.length; from += 15) {
    const fields = of.slice(from, from + 15).map(({ id }, index) => `p${index}: profile(id: "${id}") { distanceText }`);
    const data: Record<string, { distanceText: string }> = await asked(app, by, `{ ${fields.join(' ')} }`);
    all.push(...Object.values(data).map(({ distanceText }) => kmOf(distanceText)));
  }
  return all;
}

const FOUND = 'deck(filter: $filter, search: $search) { profiles { id } }';

type Page = { profiles: { id: string }[] };
const idsOf = ({ profiles }: Page): string[] => profiles.map(({ id }) => id);

/** Whom a search deals, in order. */
export async function searched(app: TestApp, by: Member, search: string): Promise<string[]> {
  const document = `query($filter: DeckFilterInput, $search: String) { ${FOUND} }`;
  return idsOf((await asked(app, by, document, { filter: { maxDistance: 200 }, search })).deck);
}

/** Shares work among the attackers, each of whom is in one place at a time. */
async function share<T>(by: readonly Member[], work: readonly T[], act: (spy: Member, item: T) => Promise<unknown>) {
  await Promise.all(
    by.map(async (spy, index) => {
      for (let at = index; at < work.length; at += by.length) await act(spy, work[at] as T);
    }),
  );
}

const strategies = ['value', 'filter', 'presence'] as const;
/** The distance shown; whether a search within a distance finds them; whether a deck so narrow that it can hold nobody else does. */
const ONE = `query($id: ID!, $filter: DeckFilterInput, $search: String, $narrow: DeckFilterInput) {
  profile(id: $id) { distanceText } ${FOUND} narrow: deck(filter: $narrow) { profiles { id } } }`;

type Flips = { victim: Victim; notes: Record<(typeof strategies)[number], Notes> };

/**
 * Asks again and again from where the answer halves what is left: half a km beyond a whole number from the best guess. The strategies
 * share their places, and keep notes of their own.
 */
async function flipSearch(app: TestApp, spy: Member, { victim: { id, word }, notes }: Flips, dice: Dice) {
  for (let step = 0; step < STEPS; step += 1) {
    const km = 5 + dice.below(40);
    const at = offset(notes.filter.guess() ?? middle, km + 0.5, 2 * Math.PI * dice.next());
    await move(app, spy, at);
    const filter = { maxDistance: km };
    const narrow = { maxDistance: km, interests: [word] };
    const answer = await asked(app, spy, ONE, { id, filter, search: word, narrow });
    notes.value.learn(roundedClue(at, kmOf(answer.profile.distanceText)));
    notes.filter.learn(withinClue(at, km, idsOf(answer.deck).includes(id)));
    notes.presence.learn(withinClue(at, km, idsOf(answer.narrow).includes(id)));
  }
}

/**
 * Asks who comes first, the person or a decoy, from places where the best guess is as far as the decoy; of more than one by turns, since
 * beside a decoy everything stays possible. Returns what was heard of each.
 */
export async function orderSearch(
  isBefore: (at: Position, decoy: number) => Promise<boolean>,
  { notes }: Case,
  decoys: readonly Position[],
  steps: number,
  dice: Dice,
): Promise<Set<boolean>[]> {
  const heard = decoys.map(() => new Set<boolean>());
  for (let step = 0; step < steps; step += 1) {
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
    heard[turn]?.add(answer);
    notes.learn(orderClue(at, decoy, answer));
  }
  return heard;
}

/** Asks for the distance of everybody from many places. */
async function trilateration<At extends Position>(
  app: TestApp,
  by: readonly Member[],
  cases: readonly Case[],
  places: readonly At[],
  go: (app: TestApp, spy: Member, at: At) => Promise<void>,
) {
  const people = cases.map(({ victim }) => victim);
  await share(by, places, async (spy, at) => {
    await go(app, spy, at);
    const kms = await distances(app, spy, people);
    for (const [index, { notes }] of cases.entries()) notes.learn(roundedClue(at, kms[index] ?? Number.NaN));
  });
}

type Town = Position & { id: string };

function townsAround(): Town[] {
  type Listed = { id: string; lat: number; lng: number };
  const listed = JSON.parse(readFileSync('content/places/towns.json', 'utf8')) as Listed[];
  return listed
    .map(({ id, lat, lng }) => ({ id, latitude: lat, longitude: lng }))
    .filter((town) => !isOnEdge(town))
    .toSorted((a, b) => kilometres(a, middle) - kilometres(b, middle))
    .slice(0, PLACES);
}

/** All attacks on where these people are, and what each of them noted. */
export async function attack(app: TestApp, people: readonly Victim[], dice: Dice): Promise<Map<string, Case[]>> {
  const by = await spies(app, 4);
  const noted = new Map(['trilateration', 'travel', ...strategies].map((name) => [name, casesOf(people)]));
  const of = (name: string) => noted.get(name) ?? [];
  const places = Array.from({ length: PLACES }, () => offset(middle, 60 * dice.next(), 2 * Math.PI * dice.next()));
  await trilateration(app, by, of('trilateration'), places, move);
  const flips = people.map((victim, index) => {
    const notes = strategies.map((name) => [name, of(name)[index]?.notes]);
    return { victim, notes: Object.fromEntries(notes) } as Flips;
  });
  await share(by, flips, (spy, each) => flipSearch(app, spy, each, dice));
  await trilateration(app, by, of('travel'), townsAround(), travel);
  return noted;
}

/** Attackers on people's places, over the real API: each has an account, goes wherever they like, and asks so many questions. */
import type { Position } from '#rules/distance.ts';
import { createSemaphore } from '#server/base/semaphore.ts';
import { grant, type Person } from '#tests/factories/people.ts';
import type { Data, TestApp } from './app.ts';
import { Notes } from './locating.ts';
import { type Member, members } from './members.ts';
import type { Dice } from './random.ts';
import { openWindows } from './throttles.ts';

export type Victim = Member & { home: Position; word: string };
/** A victim with an attacker's notes. */
export type Case = { victim: Victim; notes: Notes };
/** An account, the questions it has left, and its chance. */
export type Account = Member & { left: number; dice: Dice };

/** The middle of the land that everybody is known to be in, and how many degrees it reaches either way. */
export const middle = { latitude: 6.6, longitude: 3.5 };
export const REACH = 0.6;

export const casesOf = (people: readonly Victim[]): Case[] =>
  people.map((victim) => ({ victim, notes: new Notes(middle, REACH) }));

/** Fifty at once would wait for each other's connections longer than a request may. */
const inTurn = createSemaphore({ atOnce: 6, waiting: 1_000, refusal: () => new Error('Too many attackers.') });

export async function asked(app: TestApp, by: Member, query: string, variables = {}) {
  // An attacker has more time than a test: the limit of searches would only make them wait.
  if (query.includes(FOUND)) await openWindows(app);
  const { data, errors, body } = await inTurn(() => app.gql(query, variables, by.accessToken));
  if (errors !== undefined) throw new Error(body);
  return data;
}

/** Asks one of the questions that an account has. */
export async function question(app: TestApp, by: Account, query: string, variables = {}) {
  if (by.left <= 0) throw new Error('This account has asked all it may.');
  by.left -= 1;
  return asked(app, by, query, variables);
}

export async function move(app: TestApp, by: Member, at: Position): Promise<void> {
  const document = 'mutation($at: UpdateLocationInput!) { updateLocation(input: $at) { __typename } }';
  const { updateLocation } = await asked(app, by, document, { at });
  if (updateLocation.__typename !== 'UpdateLocationSuccess') throw new Error('They stayed where they were.');
}

export async function travel(app: TestApp, by: Member, town: { id: string }): Promise<void> {
  const document = 'mutation($id: ID!) { setTravelLocation(input: { townId: $id }) { __typename } }';
  const { setTravelLocation } = await asked(app, by, document, { id: town.id });
  if (setTravelLocation.__typename !== 'SetTravelLocationSuccess') throw new Error('They stayed at home.');
}

/** Attackers, each on the plan that may ask the most. */
export async function spies(app: TestApp, count: number): Promise<Member[]> {
  const people = await members(app, count, () => ({ fullName: 'Spy' }));
  await Promise.all(people.map((spy) => grant(app, spy as Person, 'diamond')));
  return people;
}

export const kmOf = (text: string): number => (text.startsWith('Less') ? 0 : Number.parseInt(text, 10));

/** People that one document asks about. */
export const AT_ONCE = 15;

/** The distances shown of some people; `ask` puts the question. */
export async function distancesBy(ask: (query: string) => Promise<Data>, of: readonly Member[]): Promise<number[]> {
  const fields = of.map(({ id }, index) => `p${index}: profile(id: "${id}") { distanceText }`);
  const data: Record<string, { distanceText: string }> = await ask(`{ ${fields.join(' ')} }`);
  return Object.values(data).map(({ distanceText }) => kmOf(distanceText));
}

export const distances = (app: TestApp, by: Member, of: readonly Member[]): Promise<number[]> =>
  distancesBy((query) => asked(app, by, query), of);

export const FOUND = 'deck(filter: $filter, search: $search) { profiles { id } }';

type Page = { profiles: { id: string }[] };
export const idsOf = ({ profiles }: Page): string[] => profiles.map(({ id }) => id);

/** Whom a search deals, in order. */
export const SEARCH = `query($filter: DeckFilterInput, $search: String) { ${FOUND} }`;

export async function searched(app: TestApp, by: Member, search: string): Promise<string[]> {
  return idsOf((await asked(app, by, SEARCH, { filter: { maxDistance: 200 }, search })).deck);
}

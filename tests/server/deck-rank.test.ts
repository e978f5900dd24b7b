/**
 * The deck against a naive reading of its rule, on random worlds: the same people in the same order, and each once to the end. Those who
 * ask are on every plan and on none, at home, on a journey or nowhere, and some of them search.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DeckFilter, deckFilterRule, savedFilter } from '#rules/deck-filter.ts';
import { check } from '#rules/validation.ts';
import type { Gender } from '#rules/vocabulary.ts';
import type { DeckFilterInput } from '#server/contract/resolvers.generated.ts';
import { filterOfInput } from '#server/features/profiles/deck-filter-service.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { makeWorld, someFilter, someSearch, ties } from '#tests/setup/deck-worlds.ts';
import { admitted, type Looking, naivePage } from '#tests/setup/naive-deck.ts';
import { diceOf } from '#tests/setup/random.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const WORLDS = Number(process.env.DECK_WORLDS ?? 54);
const SEED = Number(process.env.DECK_SEED ?? 20_261_121);
/** Each so many worlds are walked to the end. */
const WALKED = 9;

const DECK = `query Deck($filter: DeckFilterInput, $limit: Int, $search: String) {
  deck(filter: $filter, limit: $limit, search: $search) { end profiles { id } } }`;
const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);

let app: TestApp;
let viewers: Person[];
beforeAll(async () => {
  app = await startTestApp();
  viewers = [
    await person(app, 'Ada', { plan: 'diamond' }),
    await person(app, 'Bola', { plan: 'gold' }),
    await person(app, 'Chidi', { plan: 'soul' }),
    await person(app, 'Dayo'),
  ];
});
afterAll(() => app.stop());

type Asked = { filter: unknown; search: string | null };

async function ask(viewer: Person, asked: Asked, limit = 20): Promise<{ end: string | null; ids: string[] }> {
  await openWindows(app);
  const answer = await app.gql(DECK, { ...asked, limit }, viewer.accessToken);
  expect(answer.errors).toBeUndefined();
  return { end: answer.data.deck.end, ids: answer.data.deck.profiles.map(({ id }: { id: string }) => id) };
}

/** Page after page, each passed by, until the deck says that it ends; each hour of a free person is over before the next page. */
async function walkToEnd(viewer: Person, asked: Asked): Promise<string[]> {
  const seen: string[] = [];
  for (;;) {
    await app.db.deleteFrom('viewWindows').execute();
    const { end, ids } = await ask(viewer, asked);
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
  const met = {
    boosted: 0,
    full: 0,
    unplaced: 0,
    ended: 0,
    withheld: 0,
    spentInPart: 0,
    journeys: 0,
    towns: 0,
    found: 0,
  };
  for (let index = 0; index < WORLDS; index += 1) {
    const viewer = viewers[index % viewers.length] as Person;
    const isFree = index % viewers.length === 3;
    const { world, stand, hour } = await makeWorld(app, dice, viewers, viewer, isFree);
    const own = world.rows.find(({ id }) => id === viewer.id);
    if (own === undefined) throw new Error('The viewer has no profile.');
    const given = someFilter(dice, index % viewers.length === 0);
    const asked = {
      filter: given && Object.fromEntries(Object.entries(given).map(([key, value]) => [key, upper(value)])),
      search: someSearch(dice),
    };
    const checked = check(deckFilterRule, filterOfInput((given ?? {}) as DeckFilterInput));
    const filter: DeckFilter = given === null || !checked.ok ? savedFilter(own.showMe as Gender | null) : checked.value;
    const looking: Looking = {
      ...{ viewer: own, from: stand.from, start: stand.start, town: stand.town, filter, search: asked.search },
      ...{ wantsFit: !isFree, hour, tie: await ties(app, viewer.id) },
    };
    const limit = dice.chance(0.7) ? 20 : 1 + dice.below(20);

    const told = `world ${index} of seed ${SEED}, ${JSON.stringify({ given, limit, search: asked.search, isFree })}`;
    const deck = await ask(viewer, asked, limit);
    expect(deck, told).toEqual(naivePage(looking, world, limit));
    const rowOf = new Map(world.rows.map((row) => [row.id, row]));
    met.full += Number(deck.ids.length === 20);
    met.ended += Number(deck.end !== null);
    met.boosted += deck.ids.filter((id) => (rowOf.get(id)?.boostExpiresAt ?? 0) > world.now).length;
    met.unplaced += deck.ids.filter((id) => rowOf.get(id)?.deckCell === -1).length;
    met.withheld += Number(deck.end === 'VIEW_LIMIT');
    met.spentInPart += Number(deck.end === 'VIEW_LIMIT' && deck.ids.some((id) => !hour?.handed.has(id)));
    met.journeys += Number(stand.isJourney);
    met.towns += Number(stand.isTown);
    met.found += Number(asked.search !== null && deck.ids.length > 0);

    if (index % WALKED !== 0) continue;
    const all = admitted(looking, world).map(({ id }) => id);
    expect((await walkToEnd(viewer, asked)).toSorted(), told).toEqual(all.toSorted());
  }
  // The worlds are of every kind.
  for (const [kind, count] of Object.entries(met)) expect(count, kind).toBeGreaterThan(WORLDS / 50);
}, 600_000);

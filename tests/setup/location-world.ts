/** People of every kind around Lagos, and all that their answers could tell of where somebody is. */
import { type Position, snapToCell } from '#rules/distance.ts';
import type { Random } from '#server/base/chance.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { like, matched, type Person, person } from '#tests/factories/people.ts';
import { startTestApp } from './app.ts';
import type { TestClock } from './clock.ts';
import { keepSignedIn } from './sessions.ts';
import { openWindows } from './throttles.ts';

const HOUR = 3_600_000;
const CELL = 0.025;
/** With the four who look a hundred. */
const VICTIMS = 96;
export const lagos = { latitude: 6.5125, longitude: 3.3875 };

/** Numbers in [0, 1) that come again in the same order (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Pair = [Position, Position];

/** Two points of one cell, which lies within some 120 km of Lagos. */
export function pairOf(at: () => number): Pair {
  const { latitude, longitude } = {
    latitude: lagos.latitude + 2 * (at() - 0.5),
    longitude: lagos.longitude + 2 * (at() - 0.5),
  };
  const corner = [Math.floor(latitude / CELL), Math.floor(longitude / CELL)] as const;
  const point = (): Position => ({
    latitude: (corner[0] + at() * 0.9999) * CELL,
    longitude: (corner[1] + at() * 0.9999) * CELL,
  });
  return [point(), point()];
}

const CARD = `fragment card on Profile { id age location activity distanceText visiting isVerified compatibility { score level reasons } }`;
const PAGE = 'end viewQuota { remaining } profiles { ...card }';
export const DECKS = [
  `{ a: deck { ${PAGE} } b: deck(filter: { maxDistance: 5 }) { ${PAGE} } c: deck(filter: { maxDistance: 25, maxAge: 40 }, limit: 7) { ${PAGE} } } ${CARD}`,
  `{ a: deck(filter: { maxDistance: 60, gender: MALE }) { ${PAGE} } b: deck(filter: { maxDistance: 200 }, limit: 3) { ${PAGE} }
     c: deck(filter: { maxDistance: 40 }, search: "chess") { ${PAGE} } } ${CARD}`,
];
const ADVANCED = `{ a: deck(filter: { maxDistance: 50, isActiveLately: true, interests: ["food"] }) { ${PAGE} } } ${CARD}`;
const LISTS = `{ viewer { profile { hasPosition town { label } travel { label } } likesLeft unreadCount
    matches { nodes { profile { ...card } } } likers { nodes { profile { ...card } } } }
  towns(search: "La") { label } } ${CARD}`;
export const ONE = `query($id: ID!) { profile(id: $id) { ...card } } ${CARD}`;
const ACTS = `mutation($passed: ID!, $liked: ID!) {
  passProfile(input: { profileId: $passed }) { __typename }
  undoPass(input: { profileId: $passed }) { ... on UndoPassSuccess { profile { ...card } } }
  likeProfile(input: { profileId: $liked }) { ... on LikeProfileSuccess { match { profile { ...card } } } }
  recordProfileView(input: { profileId: $passed }) { __typename } } ${CARD}`;

const MOVE =
  'mutation($at: UpdateLocationInput!) { updateLocation(input: $at) { __typename ... on UserError { message } } }';

export type LocationWorld = Awaited<ReturnType<typeof startLocationWorld>>;

export async function startLocationWorld({
  clock,
  random,
  lines,
}: {
  clock: TestClock;
  random: Random;
  lines: string[];
}) {
  const app = await startTestApp({ clock, logLines: lines, deps: { random } });
  const ada = await person(app, 'Ada', { plan: 'diamond' });
  const chidi = await person(app, 'Chidi');
  const efe = await person(app, 'Efe', { plan: 'gold' });
  const femi = await person(app, 'Femi', { plan: 'gold' });
  const victims = await Promise.all(
    Array.from({ length: VICTIMS }, (_, index) =>
      person(app, ['Bola', 'Dayo', 'Hauwa', 'Ife'][index % 4] ?? '', {
        profile: {
          gender: index % 2 === 0 ? 'MALE' : 'FEMALE',
          interests: index % 3 === 0 ? 'Music, Chess' : 'Food',
          bio: `Number${index} of those who move.`,
        },
      }),
    ),
  );
  /** Every victim by name, in as few documents as the limits let pass. */
  const each = Array.from({ length: VICTIMS / 12 }, (_, part) => part * 12).map((from) => {
    const fields = victims.slice(from, from + 12).map(({ id }, index) => `v${index}: profile(id: "${id}") { ...card }`);
    return `{ ${fields.join(' ')} } ${CARD}`;
  });
  const at = dice(7);
  await crowd(app, 10, () => ({ position: snapToCell({ latitude: 5.8 + at() * 1.4, longitude: 2.8 + at() * 1.4 }) }));
  await matched(app, ada, victims[0]!);
  await like(app, victims[1]!, ada);
  await app.gql('mutation { setTravelLocation(input: { townId: "2339354" }) { __typename } }', {}, efe.accessToken);
  const boostExpiresAt = new Date(clock.now().getTime() + 24 * HOUR);
  await app.db.updateTable('profiles').set({ boostExpiresAt }).where('id', '=', victims[3]!.id).execute();
  await keepSignedIn(app);

  const move = async (by: Person, at: Position) => (await app.gql(MOVE, { at }, by.accessToken)).body;

  async function overSocket(by: Person, query: string): Promise<string> {
    const client = app.socket(by.accessToken);
    const answers: string[] = [];
    for await (const answer of client.iterate({ query })) answers.push(JSON.stringify(answer));
    await client.dispose();
    return answers.join();
  }

  /** What everybody can learn, as one text: every operation that a position could show in, by viewers of every kind. */
  async function everything(): Promise<string> {
    const asked = (by: Person, document: string, variables = {}) =>
      app.gql(document, variables, by.accessToken).then(({ body }) => body);
    const [first, second, third] = victims as [Person, Person, Person];
    const answers = await Promise.all([
      ...DECKS.map((document) => asked(ada, document)),
      asked(ada, ADVANCED),
      asked(ada, LISTS),
      asked(efe, DECKS[0] ?? ''),
      asked(femi, DECKS[1] ?? ''),
      asked(chidi, DECKS[1] ?? ''),
      asked(second, DECKS[1] ?? ''),
      asked(third, ONE, { id: ada.id }),
      asked(third, ONE, { id: chidi.id }),
      ...each.map((document) => asked(efe, document)),
      overSocket(ada, DECKS[1] ?? ''),
    ]);
    // Alone: what it writes is taken back, but others would see it meanwhile.
    return [...answers, await asked(ada, ACTS, { passed: third.id, liked: first.id })].join('\n');
  }

  /** A world in which nobody has been anywhere before and the hour of nobody has begun. */
  async function forget(people: readonly Person[]): Promise<void> {
    // Each of them searches in every round: the limit of a minute would tell the rounds apart.
    await openWindows(app);
    await app.db
      .updateTable('profiles')
      .set({
        latitude: null,
        longitude: null,
        shownLatitude: null,
        shownLongitude: null,
        shownMovesOn: null,
        shownMoves: 0,
        shownDueAt: null,
        seen: 0,
      })
      .where(
        'id',
        'in',
        people.map(({ id }) => id),
      )
      .execute();
    await app.db.deleteFrom('profileViews').execute();
    await app.db.deleteFrom('viewWindows').execute();
  }

  return { app, ada, chidi, efe, femi, victims, move, everything, forget };
}

/**
 * Nobody is located: two positions in one privacy cell are the same to everybody, in every answer. The grid can be switched off here,
 * to see that the comparison would notice.
 */
import { readFile } from 'node:fs/promises';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Position, snapToCell } from '#rules/distance.ts';
import type { Random } from '#server/context.ts';
import { publishPosition } from '#server/features/profiles/service.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { like, matched, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { createStillClock, realRandom } from '#tests/setup/clock.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';

const grid = vi.hoisted(() => ({ isOn: true }));
vi.mock('#rules/distance.ts', async (original) => {
  const real = await original<typeof import('#rules/distance.ts')>();
  return { ...real, snapToCell: (at: Position) => (grid.isOn ? real.snapToCell(at) : at) };
});
// The second line is off: two positions of a cell are the same without it.
vi.mock('#rules/limits.ts', async (original) => {
  const { limits } = await original<typeof import('#rules/limits.ts')>();
  const position = { ...limits.position, changesPerDay: 30_000, leapsPerDay: 30_000 };
  return { limits: { ...limits, position } };
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CELL = 0.025;

/** Numbers in [0, 1) that come again in the same order (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const lines: string[] = [];
/** Noon in Lagos. */
const clock = createStillClock(Date.parse('2026-03-10T11:00:00Z'));
const noon = clock.now();
let chance = 0.5;
const random: Random = { next: () => chance, bytes: realRandom.bytes };
let app: TestApp;
let ada: Person;
let chidi: Person;
let efe: Person;
let femi: Person;
let victims: Person[];

const lagos = { latitude: 6.5125, longitude: 3.3875 };
/** Of everybody as many as there are rounds below: 1,000 pairs of positions. */
const VICTIMS = 96;
const ROUNDS = 10;

beforeAll(async () => {
  app = await startTestApp({ clock, logLines: lines, deps: { random } });
  ada = await person(app, 'Ada', { plan: 'diamond' });
  chidi = await person(app, 'Chidi');
  efe = await person(app, 'Efe', { plan: 'gold' });
  femi = await person(app, 'Femi', { plan: 'gold' });
  victims = await Promise.all(
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
  EACH = Array.from({ length: VICTIMS / 12 }, (_, part) => part * 12).map((from) => {
    const fields = victims.slice(from, from + 12).map(({ id }, index) => `v${index}: profile(id: "${id}") { ...card }`);
    return `{ ${fields.join(' ')} } ${CARD}`;
  });
  const at = dice(7);
  await crowd(app, 10, () => ({ position: snapToCell({ latitude: 5.8 + at() * 1.4, longitude: 2.8 + at() * 1.4 }) }));
  await matched(app, ada, victims[0]!);
  await like(app, victims[1]!, ada);
  await app.gql('mutation { setTravelLocation(input: { townId: "2339354" }) { __typename } }', {}, efe.accessToken);
  const boostExpiresAt = new Date(noon.getTime() + 24 * HOUR);
  await app.db.updateTable('profiles').set({ boostExpiresAt }).where('id', '=', victims[3]!.id).execute();
  await keepSignedIn(app);
});
afterAll(() => app.stop());
beforeEach(() => {
  grid.isOn = true;
  chance = 0.5;
  clock.set(noon);
});

const MOVE =
  'mutation($at: UpdateLocationInput!) { updateLocation(input: $at) { __typename ... on UserError { message } } }';
const move = async (by: Person, at: Position) => (await app.gql(MOVE, { at }, by.accessToken)).body;

const CARD = `fragment card on Profile { id age location activity distanceText visiting verified compatibility { score level reasons } }`;
const PAGE = 'end viewQuota { remaining } profiles { ...card }';
const DECKS = [
  `{ a: deck { ${PAGE} } b: deck(filter: { maxDistance: 5 }) { ${PAGE} } c: deck(filter: { maxDistance: 25, maxAge: 40 }, limit: 7) { ${PAGE} } } ${CARD}`,
  `{ a: deck(filter: { maxDistance: 60, gender: MALE }) { ${PAGE} } b: deck(filter: { maxDistance: 200 }, limit: 3) { ${PAGE} }
     c: deck(filter: { maxDistance: 40 }, search: "chess") { ${PAGE} } } ${CARD}`,
];
const ADVANCED = `{ a: deck(filter: { maxDistance: 50, activeLately: true, interests: ["food"] }) { ${PAGE} } } ${CARD}`;
const LISTS = `{ viewer { profile { hasPosition town { label } travel { label } } likesLeft unreadCount
    matches { nodes { profile { ...card } } } likers { nodes { profile { ...card } } } }
  towns(search: "La") { label } } ${CARD}`;
const ONE = `query($id: ID!) { profile(id: $id) { ...card } } ${CARD}`;
/** Every victim by name, in as few documents as the limits let pass. */
let EACH: string[] = [];
const ACTS = `mutation($passed: ID!, $liked: ID!) {
  passProfile(input: { profileId: $passed }) { __typename }
  undoPass(input: { profileId: $passed }) { ... on UndoPassSuccess { profile { ...card } } }
  likeProfile(input: { profileId: $liked }) { ... on LikeProfileSuccess { match { profile { ...card } } } }
  recordProfileView(input: { profileId: $passed }) { __typename } } ${CARD}`;

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
    ...EACH.map((document) => asked(efe, document)),
    overSocket(ada, DECKS[1] ?? ''),
  ]);
  // Alone: what it writes is taken back, but others would see it meanwhile.
  return [...answers, await asked(ada, ACTS, { passed: third.id, liked: first.id })].join('\n');
}

/** A world in which nobody has been anywhere before and the hour of nobody has begun. */
async function forget(people: readonly Person[]): Promise<void> {
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

type Pair = [Position, Position];

/** Two points of one cell, which lies within some 120 km of Lagos. */
function pairOf(at: () => number): Pair {
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

/** All that is answered in the world where each of `movers` went to one of their two points, their own answers among it. */
async function world(movers: readonly Person[], pairs: readonly Pair[], which: 0 | 1): Promise<string> {
  await forget(movers);
  const own = await Promise.all(movers.map((by, index) => move(by, pairs[index]?.[which] ?? lagos)));
  return [...own, await everything()].join('\n');
}

async function differs(movers: readonly Person[], pairs: readonly Pair[]): Promise<boolean> {
  return (await world(movers, pairs, 0)) !== (await world(movers, pairs, 1));
}

describe('two positions in one privacy cell', () => {
  it('are byte for byte the same in every operation, of viewers and of those they see: 1,000 pairs', async () => {
    const movers = [...victims, ada, chidi, efe, femi];
    const at = dice(2_026);
    expect(movers.length * ROUNDS).toBe(1_000);
    for (let round = 0; round < ROUNDS; round++) {
      const pairs = movers.map(() => pairOf(at));
      const [one, other] = [await world(movers, pairs, 0), await world(movers, pairs, 1)];
      expect(one === other, `round ${round}: ${JSON.stringify(pairs)}`).toBe(true);
      if (round > 0) continue;
      // What is compared is what was meant to be, and tells no place.
      expect(one).not.toContain('errors');
      expect(one.match(/km away/g)?.length).toBeGreaterThan(100);
      for (const [cell] of pairs.map(([point]) => [snapToCell(point)] as const)) {
        expect(one).not.toContain(String(cell?.latitude));
        expect(one).not.toContain(String(cell?.longitude));
      }
    }
  }, 180_000);

  it('would not be without the grid, neither of viewers nor of those they see', async () => {
    grid.isOn = false;
    const at = dice(4);
    const found = { victims: 0, viewers: 0 };
    for (let round = 0; round < 3; round++) {
      if (
        await differs(
          victims,
          victims.map(() => pairOf(at)),
        )
      )
        found.victims += 1;
      if (await differs([ada, chidi], [pairOf(at), pairOf(at)])) found.viewers += 1;
    }
    expect(found).toEqual({ victims: 3, viewers: 3 });
  });
});

const rowOf = (someone: Person) =>
  app.db.selectFrom('profiles').selectAll().where('id', '=', someone.id).executeTakeFirstOrThrow();

describe('a move', () => {
  const home = { latitude: 6.6, longitude: 3.5 };

  beforeAll(() => move(ada, lagos));

  /** What another person is told of the one who moves, by the profile and by the deck. */
  const others = async () => {
    const asked = [app.gql(ONE, { id: victims[2]!.id }, ada.accessToken), app.gql(DECKS[0] ?? '', {}, ada.accessToken)];
    return (await Promise.all(asked)).map(({ body }) => body).join('\n');
  };

  /** Goes from home to a place at a moment and tells what others were answered by the quarter of an hour. */
  async function journey(to: Position): Promise<{ heard: string[]; delay: number; own: string }> {
    const mover = victims[2]!;
    await forget(victims);
    clock.set(noon);
    await move(mover, home);
    const before = await others();
    await move(mover, to);
    const own = (await app.gql(ONE, { id: victims[0]!.id }, mover.accessToken)).body;
    const { shownDueAt } = await rowOf(mover);
    const heard: string[] = [];
    for (let quarter = 0; quarter <= 4; quarter++) {
      clock.set(new Date(noon.getTime() + quarter * 15 * MINUTE));
      if (shownDueAt !== null && shownDueAt <= clock.now()) await publishPosition(app.deps, { userId: mover.id });
      // The hours of the clock show in no answer but by the badge of activity, which is held.
      const lastActiveAt = clock.now();
      await app.db.updateTable('profiles').set({ lastActiveAt }).execute();
      const answer = await others();
      heard.push(answer === before ? 'home' : answer);
    }
    clock.set(noon);
    return { heard, own, delay: (shownDueAt?.getTime() ?? Number.NaN) - noon.getTime() };
  }

  it('to either of two points of a cell is heard of at the same time and alike, never before its delay is over', async () => {
    const at = dice(11);
    const delays: number[] = [];
    for (let round = 0; round < 12; round++) {
      chance = at();
      const [one, other] = pairOf(at);
      const [first, second] = [await journey(one), await journey(other)];
      expect(first).toEqual(second);
      const quarters = Math.ceil(first.delay / (15 * MINUTE));
      expect(first.heard.slice(0, quarters)).toEqual(Array(quarters).fill('home'));
      expect(first.heard.at(-1)).not.toBe('home');
      delays.push(first.delay);
    }
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(15 * MINUTE);
    expect(Math.max(...delays)).toBeLessThanOrEqual(HOUR);
    expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(20 * MINUTE);
  });

  it('within a cell is none: nothing waits, nothing is written that others could learn from', async () => {
    const mover = victims[2]!;
    await forget(victims);
    const [one, other] = pairOf(dice(12));
    await move(mover, one);
    const { updatedAt: _, ...before } = await rowOf(mover);
    await move(mover, other);
    const { updatedAt: __, ...after } = await rowOf(mover);
    expect(after).toEqual(before);
    expect(after.shownDueAt).toBeNull();
  });

  it('follows the own search at once', async () => {
    const mover = efe;
    await app.db
      .updateTable('profiles')
      .set({ travelLatitude: null, travelLongitude: null })
      .where('id', '=', efe.id)
      .execute();
    await forget([...victims, efe]);
    await move(victims[5]!, { latitude: 9.06, longitude: 7.4 });
    await move(mover, lagos);
    const near = async () => {
      const { data } = await app.gql(
        '{ deck(filter: { maxDistance: 10 }, search: "number5 move") { profiles { id } } }',
        {},
        mover.accessToken,
      );
      return data.deck.profiles.map(({ id }: { id: string }) => id);
    };
    expect(await near()).toEqual([]);
    await move(mover, { latitude: 9.06, longitude: 7.4 });
    expect(await near()).toEqual([victims[5]!.id]);
  });
});

describe('an exact position', () => {
  const exact = { latitude: 6.518_726_314, longitude: 3.379_205_417 };
  const digits = /518726|379205/;

  it('is kept nowhere: in no column of any table, no job, no line of the log, no event and no answer', async () => {
    const published = vi.spyOn(app.deps.bus, 'publish');
    const mover = victims[5]!;
    await forget(victims);
    const answers = [await move(mover, exact)];
    answers.push(await move(mover, { latitude: exact.latitude + 0.3, longitude: exact.longitude }));
    answers.push(await move(mover, { latitude: exact.latitude + 90, longitude: exact.longitude }));
    answers.push(await everything());
    // The worst that a database can say of a row is the whole of it: not even the cell may stand in the log.
    await sql`alter table profiles add constraint no_further check (latitude < 7) not valid`.execute(app.db);
    answers.push(await move(mover, { latitude: exact.latitude + 1, longitude: exact.longitude }));
    await sql`alter table profiles drop constraint no_further`.execute(app.db);
    expect(answers.at(-1)).toContain('INTERNAL_SERVER_ERROR');
    for (const answer of answers) expect(answer).not.toMatch(digits);
    expect(lines.join()).toContain('no_further');
    expect(lines.filter((line) => digits.test(line) || line.includes('7.5125') || line.includes('3.3875'))).toEqual([]);
    expect(JSON.stringify(published.mock.calls)).not.toMatch(digits);
    const tables = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(app.db);
    expect(tables.rows.map(({ name }) => name)).toContain('public.profiles');
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(app.db);
      expect(
        rows.filter(({ row }) => digits.test(row)),
        name,
      ).toEqual([]);
    }
    published.mockRestore();
  });

  it('nor a cell has a field in what the API answers', async () => {
    const schema = buildSchema(await readFile('schema.graphql', 'utf8'), { assumeValidSDL: true });
    const named = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type))
      .flatMap((type) => Object.values(type.getFields()).map(({ name, type: of }) => [`${type.name}.${name}`, of]));
    const typed = named.filter(([, of]) => /(Lat|Lng|Longitude|Coord|Geo|Position|Cell)|^Float/.test(String(of)));
    // Numbers with a fraction: how broad a photo is, and how much two people have in common.
    expect(typed.map(([name]) => name).toSorted()).toEqual(['Compatibility.score', 'Photo.aspectRatio']);
    const names = named.map(([name]) => String(name));
    expect(names).toContain('Profile.distanceText');
    expect(
      names.filter((name) =>
        /\.(lat|lng|lon|coord|geo|cell|deck[A-Z]|shown[A-Z])|(latitude|longitude|position)$/i.test(name),
      ),
    ).toEqual(['OwnProfile.hasPosition']);
  });
});

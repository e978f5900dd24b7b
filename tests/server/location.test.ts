/**
 * Nobody is located: two positions in one privacy cell are the same to everybody, in every answer. The grid can be switched off here,
 * to see that the comparison would notice.
 */
import { readFile } from 'node:fs/promises';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Position, snapToCell } from '#rules/distance.ts';
import type { Random } from '#server/base/chance.ts';
import { publishPosition } from '#server/features/profiles/service.ts';
import type { Person } from '#tests/factories/people.ts';
import { createStillClock, realRandom } from '#tests/setup/clock.ts';
import {
  DECKS,
  dice,
  type LocationWorld,
  lagos,
  ONE,
  type Pair,
  pairOf,
  startLocationWorld,
} from '#tests/setup/location-world.ts';

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
/** Of each of a hundred people: `LOCATION=full` compares 1,000 pairs of positions. */
const ROUNDS = process.env.LOCATION === 'full' ? 10 : 3;

const lines: string[] = [];
/** Noon in Lagos. */
const clock = createStillClock(Date.parse('2026-03-10T11:00:00Z'));
const noon = clock.now();
let chance = 0.5;
const random: Random = { next: () => chance, bytes: realRandom.bytes };
let app: LocationWorld['app'];
let ada: Person;
let chidi: Person;
let efe: Person;
let femi: Person;
let victims: Person[];
let move: LocationWorld['move'];
let everything: LocationWorld['everything'];
let forget: LocationWorld['forget'];

beforeAll(async () => {
  const made = await startLocationWorld({ clock, random, lines });
  ({ app, ada, chidi, efe, femi, victims, move, everything, forget } = made);
});
afterAll(() => app.stop());
beforeEach(() => {
  grid.isOn = true;
  chance = 0.5;
  clock.set(noon);
});

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
  it('are byte for byte the same in every operation, of viewers and of those they see', async () => {
    const movers = [...victims, ada, chidi, efe, femi];
    const at = dice(2_026);
    expect(movers).toHaveLength(100);
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
  // From the first digit on: a random number may have the later ones within it.
  const digits = /(?<!\d)(?:[67]|96)\.?518726|(?<!\d)3\.?379205/;

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
    // Numbers with a fraction: how broad a photo is, how much two people have in common, and how fast pages are.
    const speeds = ['cls', 'firstCardMs', 'inpMs', 'lcpMs'].map((name) => `PageVitals.${name}`);
    expect(typed.map(([name]) => name).toSorted()).toEqual(['Compatibility.score', ...speeds, 'Photo.aspectRatio']);
    const names = named.map(([name]) => String(name));
    expect(names).toContain('Profile.distanceText');
    expect(
      names.filter((name) =>
        /\.(lat|lng|lon|coord|geo|cell|deck[A-Z]|shown[A-Z])|(latitude|longitude|position)$/i.test(name),
      ),
    ).toEqual(['OwnProfile.hasPosition']);
  });
});

/** What the deck and the swipes answer to what they should never get: a clear answer, and nothing counted wrongly. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crowd } from '#tests/factories/crowd.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';

const DECK = `query($filter: DeckFilterInput, $search: String, $limit: Int) {
  deck(filter: $filter, search: $search, limit: $limit) { end profiles { id distanceText avatar { id } photos { id } } } }`;

let app: TestApp;
let ada: Person;
let diamond: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await person(app, 'Ada');
  diamond = await person(app, 'Dayo', { plan: 'diamond' });
});
afterAll(() => app.stop());

const asked = (variables: Record<string, unknown>, by = ada) => app.gql(DECK, variables, by.accessToken);
async function deck(variables: Record<string, unknown> = {}, by = ada): Promise<Data> {
  const answer = await asked(variables, by);
  expect(answer.errors, answer.body).toBeUndefined();
  return answer.data.deck;
}
const idsOf = ({ profiles }: Data): string[] => profiles.map(({ id }: { id: string }) => id);
/** The hours that began and those who were counted in them. */
const counted = async () => {
  const windows = await app.db.selectFrom('viewWindows').selectAll().where('handed', '>', 0).execute();
  return [...windows, ...(await app.db.selectFrom('profileViews').selectAll().execute())];
};

describe('a filter', () => {
  const AGE = 'Age must be 18 to 80';
  const DISTANCE = 'Distance must be 1 to 200 km';
  const HEIGHT = 'Height must be 120 to 230 cm';

  it.each([
    [{ minAge: 17 }, AGE],
    [{ minAge: 81 }, AGE],
    [{ maxAge: 17 }, AGE],
    [{ maxAge: 81 }, AGE],
    [{ minAge: -2_147_483_648 }, AGE],
    [{ maxDistance: 0 }, DISTANCE],
    [{ maxDistance: 201 }, DISTANCE],
    [{ maxDistance: 2_147_483_647 }, DISTANCE],
    [{ minAge: 40, maxAge: 39 }, 'The youngest age must not be above the oldest'],
    [{ minHeightCm: 119 }, HEIGHT],
    [{ maxHeightCm: 231 }, HEIGHT],
    [{ minHeightCm: 180, maxHeightCm: 179 }, 'The least height must not be above the greatest'],
    [{ interests: Array(21).fill('chess') }, 'At most 20 interests'],
  ])('of %j is refused in words, and counts nobody', async (filter, message) => {
    await crowd(app, 1);
    for (const by of [ada, diamond]) {
      const { status, errors } = await asked({ filter }, by);
      expect([status, errors?.[0]?.message, errors?.[0]?.extensions?.code]).toEqual([400, message, 'BAD_USER_INPUT']);
    }
    expect(await counted()).toEqual([]);
  });

  it.each([
    [{ minAge: 20.5 }],
    [{ minAge: '20' }],
    [{ minAge: 3_000_000_000 }],
    [{ gender: 'ROBOT' }],
    [{ religion: "' or true --" }],
    [{ interests: [null] }],
    [{ isVerified: 'yes' }],
    [{ shownLatitude: 6.5 }],
  ])('of %j is none of the contract: refused, and counts nobody', async (filter) => {
    const { status, errors } = await asked({ filter });
    expect([status, errors?.[0]?.extensions?.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await counted()).toEqual([]);
  });

  it.each([
    [{ isVerified: true }],
    [{ isActiveLately: true }],
    [{ minHeightCm: 120 }],
    [{ maxHeightCm: 230 }],
    [{ interests: ['chess'] }],
  ])('of %j needs its plan', async (filter) => {
    const { errors } = await asked({ filter });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await counted()).toEqual([]);
    expect((await asked({ filter }, diamond)).errors).toBeUndefined();
  });

  it('takes interests of any text, and finds those meant in whatever case they are typed', async () => {
    const [bola = ''] = await crowd(app, 1, () => ({ interests: ['Chess', "O'clock"] }));
    const of = async (...interests: string[]) => idsOf(await deck({ filter: { interests } }, diamond));
    expect(await of("'; drop table likes; --", '{"a"}', '\\', '', '\u0000', '\ud800', 'x'.repeat(5_000))).toEqual([]);
    for (const typed of ['chess', 'Chess', ' CHESS ', "o'CLOCK", 'che\u0000ss'])
      expect(await of('x', typed), typed).toContain(bola);
  });

  it('holds its bounds themselves', async () => {
    const bounds = { minAge: 18, maxAge: 80, maxDistance: 200, minHeightCm: 120, maxHeightCm: 230 };
    await deck({ filter: bounds }, diamond);
    await deck({ filter: { minAge: 80, maxAge: 80, maxDistance: 1, minHeightCm: 230, maxHeightCm: 230 } }, diamond);
  });

  it.each([0, -1, 21])('with a page of %i is refused', async (limit) => {
    const { status, errors } = await asked({ limit });
    expect([status, errors?.[0]?.message]).toEqual([400, 'Limit must be 1 to 20']);
  });
});

describe('a search', () => {
  let named: string;
  beforeAll(async () => {
    [named = ''] = await crowd(app, 1, () => ({ fullName: "Ọlá O'Brien", bio: 'drop table profiles' }));
  });

  it('of 10,000 characters is refused, of 100 it is asked', async () => {
    for (const length of [101, 10_000, 60_000]) {
      const { status, errors } = await asked({ search: 'q'.repeat(length) }, diamond);
      expect([status, errors?.[0]?.message]).toEqual([400, 'Search must be at most 100 characters']);
    }
    expect(idsOf(await deck({ search: 'q'.repeat(100) }, diamond))).toEqual([]);
    expect(idsOf(await deck({ search: 'q '.repeat(50) }, diamond))).toEqual([]);
  });

  it.each([
    "'; drop table profiles; --",
    "') or true --",
    'drop & table',
    '!drop',
    'drop:*',
    'drop | nothing',
    '<-> & ! ( ) : * \\',
    "''''",
    '%',
    '_%_',
    '\\',
    '\u0000',
    '\u202e\u200b',
    '🌺',
    '٣',
    '𝒟𝓇𝑜𝓅',
    '{{constructor}}',
    '$1 $2',
    "x'; select pg_sleep(9); --",
  ])('of %j is words and nothing else', async (search) => {
    const found = idsOf(await deck({ search }, diamond));
    // By all of its words: only "drop" and "table" are anybody's.
    const words = search.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const isNamed = words.length > 0 && words.every((word) => ['drop', 'table', 'profiles'].includes(word));
    expect(found).toEqual(isNamed ? [named] : []);
    expect(await app.db.selectFrom('profiles').select('id').where('id', '=', named).execute()).toHaveLength(1);
  });

  it('finds names without their marks, the last word unfinished, and everybody when it is blank', async () => {
    for (const search of ['ola', 'Ọlá', 'OLA brien', 'brien ol', "o'bri"]) {
      expect(idsOf(await deck({ search }, diamond)), search).toEqual([named]);
    }
    const [joined = ''] = await crowd(app, 1, () => ({
      bio: 'hiking/cooking jazz.blues 2010-2015 [sculling]',
      interests: ['go_karts'],
    }));
    for (const search of ['cooking', 'blues', '2015', 'sculling', 'karts', 'hiking/cook'])
      expect(idsOf(await deck({ search }, diamond)), search).toEqual([joined]);
    for (const search of ['ol brien', 'lola']) expect(idsOf(await deck({ search }, diamond)), search).toEqual([]);
    const all = idsOf(await deck({}, diamond));
    for (const search of ['', '   ', null]) expect(idsOf(await deck({ search }, diamond))).toEqual(all);
  });

  it('finds nobody whom the deck may not show', async () => {
    await app.db.updateTable('profiles').set({ pausedAt: app.clock.now() }).where('id', '=', named).execute();
    expect(idsOf(await deck({ search: 'ola' }, diamond))).toEqual([]);
    await app.db.updateTable('profiles').set({ pausedAt: null }).where('id', '=', named).execute();
  });
});

describe('a deck', () => {
  beforeEach(async () => {
    await app.db.deleteFrom('users').where('id', 'not in', [ada.id, diamond.id]).execute();
    await app.db.updateTable('profiles').set({ pausedAt: app.clock.now() }).where('id', '=', ada.id).execute();
  });

  it('of somebody who swiped 5,000 people shows exactly those who are left', async () => {
    const createdAt = app.clock.now();
    const everybody = await crowd(app, 5_030);
    const rows = everybody
      .slice(0, 5_000)
      .map((toUserId) => ({ id: crypto.randomUUID(), fromUserId: diamond.id, toUserId, createdAt }));
    for (let at = 0; at < 2_500; at += 500) {
      await app.db
        .insertInto('likes')
        .values(rows.slice(at, at + 500).map((row) => ({ ...row, isSuper: false })))
        .execute();
      await app.db
        .insertInto('passes')
        .values(rows.slice(at + 2_500, at + 3_000))
        .execute();
    }
    const left = new Set(everybody.slice(5_000));
    const first = idsOf(await deck({}, diamond));
    expect(first).toHaveLength(20);
    for (const id of first) {
      await app.gql(
        'mutation($id: ID!) { passProfile(input: { profileId: $id }) { __typename } }',
        { id },
        diamond.accessToken,
      );
    }
    const second = await deck({}, diamond);
    expect([second.profiles.length, second.end]).toEqual([10, 'EVERYONE_SEEN']);
    expect(new Set([...first, ...idsOf(second)])).toEqual(left);
    expect(await deck({ search: 'crowd' }, diamond)).toMatchObject({ end: 'EVERYONE_SEEN' });
  });

  it('of a viewer without a position leaves nobody out, and tells no distance', async () => {
    const far = await crowd(app, 3, (index) => ({
      position: index < 2 ? { latitude: 6.5125 + 5 * index, longitude: 3.3875 } : undefined,
    }));
    const { profiles } = await deck({ filter: { maxDistance: 1 } }, diamond);
    expect(idsOf({ profiles }).toSorted()).toEqual(far.toSorted());
    expect(profiles.map(({ distanceText }: Data) => distanceText)).toEqual([null, null, null]);
  });

  it('leaves in who has no position, no photo, or ten', async () => {
    const bola = await person(app, 'Bola', { plan: 'gold', position: { latitude: 6.501, longitude: 3.39 } });
    const [nowhere = '', bare = '', rich = ''] = await crowd(app, 3, (index) => ({
      position: index > 0 ? { latitude: 6.5125, longitude: 3.3875 } : undefined,
    }));
    const createdAt = app.clock.now();
    const photos = Array.from({ length: 10 }, (_, displayOrder) => ({
      id: crypto.randomUUID(),
      userId: rich,
      state: 'ready',
      displayOrder,
      contentType: 'image/png',
      byteSize: 1,
      width: 300,
      height: 400,
      createdAt,
    }));
    await app.db.insertInto('profilePhotos').values(photos).execute();
    const { profiles } = await deck({ filter: { maxDistance: 1 } }, bola);
    const byId = new Map(profiles.map((profile: Data) => [profile.id, profile]));
    const none = { avatar: null, photos: [] };
    expect(byId.get(nowhere)).toMatchObject({ ...none, distanceText: null });
    expect(byId.get(bare)).toMatchObject({ ...none, distanceText: 'Less than 1 km away' });
    expect(byId.get(rich)).toMatchObject({ avatar: { id: photos[0]?.id }, photos: photos.map(({ id }) => ({ id })) });
  });
});

describe('somebody who is gone between the deck and the swipe', () => {
  beforeEach(() => app.db.deleteFrom('users').where('id', 'not in', [ada.id, diamond.id]).execute());

  const later = (column: 'suspendedAt' | 'pausedAt' | 'deletionRequestedAt') => (id: string) =>
    app.db
      .updateTable('profiles')
      .set({ [column]: app.clock.now() })
      .where('id', '=', id)
      .execute();
  const block = (blockerId: string, blockedId: string) =>
    app.db
      .insertInto('blockedUsers')
      .values({ blockerId, blockedId, blockedName: 'Gone', createdAt: app.clock.now() })
      .execute();
  const ways: [string, (id: string, by: string) => Promise<unknown>][] = [
    ['suspended', later('suspendedAt')],
    ['paused', later('pausedAt')],
    ['about to leave', later('deletionRequestedAt')],
    ['gone for good', (id) => app.db.deleteFrom('users').where('id', '=', id).execute()],
    ['blocked', (id, by) => block(by, id)],
    ['somebody who blocked the viewer', (id, by) => block(id, by)],
  ];
  const mutation = (name: string) => {
    const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
    return `mutation($input: ${input}) { ${name}(input: $input) { __typename ... on UserError { code message } } }`;
  };

  it.each(ways)('because they are %s: a clear answer, and nothing counted', async (_, leave) => {
    const chidi = await person(app, 'Chidi');
    const [bola = ''] = await crowd(app, 1, () => ({ fullName: 'Findable Bola' }));
    expect(idsOf(await deck({ search: 'findable' }, chidi))).toEqual([bola]);
    await leave(bola, chidi.id);
    const before = await counted();
    for (const name of ['likeProfile', 'superLikeProfile', 'passProfile', 'recordProfileView']) {
      const { data, body } = await app.gql(mutation(name), { input: { profileId: bola } }, chidi.accessToken);
      expect(data?.[name], body).toEqual({
        __typename: 'NotAvailable',
        code: 'NOT_AVAILABLE',
        message: 'This person is no longer available.',
      });
    }
    expect(
      (await app.gql('query($id: ID!) { profile(id: $id) { id } }', { id: bola }, chidi.accessToken)).data,
    ).toEqual({
      profile: null,
    });
    expect(idsOf(await deck({ search: 'findable' }, chidi))).toEqual([]);
    const { viewer } = (
      await app.gql('{ viewer { likesLeft superLikesLeft viewQuota { remaining } } }', {}, chidi.accessToken)
    ).data;
    expect(viewer).toEqual({ likesLeft: 5, superLikesLeft: 1, viewQuota: { remaining: 50 } });
    const views = (rows: Data[]) => rows.filter(({ viewedId }) => viewedId !== bola).length;
    expect(views(await counted())).toBe(views(before));
    for (const table of ['likes', 'passes'] as const) {
      expect(await app.db.selectFrom(table).selectAll().where('fromUserId', '=', chidi.id).execute()).toEqual([]);
    }
    const row = await app.db.selectFrom('profiles').select('seen').where('id', '=', bola).executeTakeFirst();
    expect(row?.seen ?? 0).toBe(0);
  });

  it('an undo of somebody who left says that they do not come back, and takes back the pass', async () => {
    const chidi = await person(app, 'Chidi');
    const [bola = ''] = await crowd(app, 1);
    await app.gql(mutation('passProfile'), { input: { profileId: bola } }, chidi.accessToken);
    await later('suspendedAt')(bola);
    const undo =
      'mutation($id: ID!) { undoPass(input: { profileId: $id }) { __typename ... on UndoPassSuccess { profile { id } } } }';
    const { data } = await app.gql(undo, { id: bola }, chidi.accessToken);
    expect(data.undoPass).toEqual({ __typename: 'UndoPassSuccess', profile: null });
    expect((await sql`select from passes where from_user_id = ${chidi.id}`.execute(app.db)).rows).toEqual([]);
  });

  it.each(['', 'x', "' or true --", '00000000-0000-0000-0000-000000000000', 'x'.repeat(10_000)])(
    'an id of %j is nobody',
    async (profileId) => {
      for (const name of ['likeProfile', 'superLikeProfile', 'passProfile', 'recordProfileView']) {
        const { data } = await app.gql(mutation(name), { input: { profileId } }, ada.accessToken);
        expect(data?.[name].code).toBe('NOT_AVAILABLE');
      }
      const { data } = await app.gql(mutation('undoPass'), { input: { profileId } }, ada.accessToken);
      expect(data.undoPass.code).toBe('NOTHING_TO_UNDO');
    },
  );
});

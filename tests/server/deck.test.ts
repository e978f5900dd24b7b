import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ageOn, lagosDay, lagosDayNumber } from '#rules/age.ts';
import { distanceKm, distanceText, type Position, snapToCell } from '#rules/distance.ts';
import { educations, genders, habits, keysOf, religions } from '#rules/vocabulary.ts';
import type { ProfileRow } from '#server/db/rows.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { photoPath } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
/** Each test has the deck to itself. */
afterEach(() => app.db.deleteFrom('users').execute());

const DECK = `query Deck($filter: DeckFilterInput, $limit: Int) { deck(filter: $filter, limit: $limit) {
  end viewQuota { limit remaining canViewMore resetsAt } profiles { id } } }`;
const RECORD = `mutation($id: ID!) { recordProfileView(input: { profileId: $id }) { __typename
  ... on UserError { code message } ... on LimitReached { resetsAt } } }`;
const PROFILE = 'query($id: ID!) { profile(id: $id) { id } }';

type Deck = {
  end: string | null;
  viewQuota: { remaining: number; canViewMore: boolean } | null;
  profiles: { id: string }[];
};
type Filter = Record<string, unknown>;

async function deckOf(by: Person, filter?: Filter | null, limit?: number): Promise<Deck> {
  const answer = await app.gql(DECK, { filter, limit }, by.accessToken);
  expect(answer.errors).toBeUndefined();
  return answer.data.deck;
}
const idsOf = (deck: Deck) => deck.profiles.map(({ id }) => id);
const profileRow = (id: string) =>
  app.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const lagos = snapToCell({ latitude: 6.5244, longitude: 3.3792 });
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** 200 varied people: towns at many distances, ages from 18 to 90, every choice and none, a few boosted. */
function varied(index: number, today: string, now: Date) {
  const spread = (index * 7919) % 200;
  const year = Number(today.slice(0, 4)) - 18 - (spread % 73);
  const month = String(1 + (index % 12)).padStart(2, '0');
  const born = `${year}-${month}-${String(1 + (index % 28)).padStart(2, '0')}`;
  const at: Position | undefined =
    index % 9 === 0
      ? undefined
      : snapToCell({ latitude: 6.5244 + (spread % 50) * 0.05, longitude: 3.3792 + (index % 7) * 0.1 });
  const interests = ['Music', 'Travel', 'Food', 'Art', 'Chess', 'Film'].slice(0, index % 7);
  return {
    dateOfBirth: ageOn(born, today) < 18 ? `${year - 1}-${month}-01` : born,
    gender: pick(keysOf(genders), index),
    education: pick([null, ...keysOf(educations)], spread),
    religion: pick([null, ...keysOf(religions)], index + 3),
    smoking: pick([null, ...keysOf(habits)], spread + 1),
    drinking: pick([null, ...keysOf(habits)], index + 2),
    interests,
    activeDay: 20_000 + (index % 3),
    boostExpiresAt: index % 25 === 1 ? new Date(now.getTime() + 3_600_000) : null,
    position: at,
  };
}

/** Whom the filter admits, said as plainly as possible. */
function admits(filter: Filter, viewer: ProfileRow, other: ProfileRow, today: string): boolean {
  const { minAge = 18, maxAge = 80, maxDistance = 100 } = filter as Record<string, number>;
  const age = ageOn(other.dateOfBirth, today);
  if (age < minAge || (maxAge < 80 && age > maxAge)) return false;
  for (const field of ['gender', 'education', 'religion', 'smoking', 'drinking'] as const) {
    if (filter[field] != null && filter[field] !== other[field]?.toUpperCase()) return false;
  }
  const { latitude, longitude } = viewer;
  const { shownLatitude, shownLongitude } = other;
  if (latitude === null || longitude === null || shownLatitude === null || shownLongitude === null) return true;
  return distanceKm({ latitude, longitude }, { latitude: shownLatitude, longitude: shownLongitude }) <= maxDistance;
}

describe('the filters', () => {
  const filters: Filter[] = [
    {},
    { minAge: 25 },
    { maxAge: 30 },
    { minAge: 30, maxAge: 30 },
    { maxAge: 79 },
    { maxAge: 80 },
    { maxDistance: 1 },
    { maxDistance: 50 },
    { maxDistance: 200 },
    { gender: 'FEMALE' },
    { gender: 'NON_BINARY' },
    { education: 'PHD' },
    { religion: 'MUSLIM' },
    { smoking: 'NEVER' },
    { drinking: 'SOCIALLY' },
    { minAge: 20, maxAge: 70, maxDistance: 150, gender: 'MALE', smoking: 'NEVER' },
  ];

  it('admit, one by one and together, whom a naive reference admits, each once', async () => {
    const today = lagosDay(app.clock.now());
    const ids = await crowd(app, 200, (index) => varied(index, today, app.clock.now()));
    const rows = await Promise.all(ids.map(profileRow));
    const profile = { education: 'MASTERS', religion: 'CHRISTIAN', smoking: 'NEVER', drinking: 'SOCIALLY' };
    const ada = await person(app, 'Ada', { plan: 'gold', position: lagos, profile });
    const far = await person(app, 'Bola', { plan: 'gold', profile });
    for (const by of [ada, far]) {
      const viewer = await profileRow(by.id);
      await app.db
        .updateTable('profiles')
        .set({ pausedAt: new Date() })
        .where('id', '=', by === ada ? far.id : ada.id)
        .execute();
      for (const filter of filters) {
        const wanted = rows.filter((row) => admits(filter, viewer, row, today));
        const seen = await walk(by, filter);
        expect(seen.toSorted(), JSON.stringify(filter)).toEqual(wanted.map(({ id }) => id).toSorted());
      }
      await app.db.updateTable('profiles').set({ pausedAt: null }).execute();
    }
  });

  /** Everybody a filter admits, page by page; those seen are passed by rows and come back afterwards. */
  async function walk(by: Person, filter: Filter): Promise<string[]> {
    const seen: string[] = [];
    for (;;) {
      const deck = await deckOf(by, filter);
      seen.push(...idsOf(deck));
      if (deck.profiles.length > 0) {
        await app.db
          .insertInto('passes')
          .values(
            deck.profiles.map(({ id }) => ({
              id: randomUUID(),
              fromUserId: by.id,
              toUserId: id,
              createdAt: new Date(),
            })),
          )
          .execute();
      }
      if (deck.end !== 'EVERYONE_SEEN') continue;
      await app.db.deleteFrom('passes').where('fromUserId', '=', by.id).execute();
      return seen;
    }
  }

  it('fall back to the one saved at setup only when there is none', async () => {
    await crowd(app, 6, (index) => ({ gender: index < 2 ? 'female' : 'male' }));
    const ada = await person(app, 'Ada', { profile: { showMe: 'FEMALE' } });
    expect((await deckOf(ada)).profiles).toHaveLength(2);
    expect((await deckOf(ada, null)).profiles).toHaveLength(2);
    expect((await deckOf(ada, {})).profiles).toHaveLength(6);
    expect((await deckOf(ada, { gender: null })).profiles).toHaveLength(6);
  });

  it.each([
    [{ minAge: 17 }, 20, 'Age must be 18 to 80'],
    [{ minAge: 50, maxAge: 40 }, 20, 'The youngest age must not be above the oldest'],
    [{ maxDistance: 201 }, 20, 'Distance must be 1 to 200 km'],
    [{}, 0, 'Limit must be 1 to 20'],
    [{}, 21, 'Limit must be 1 to 20'],
  ])('refuse %j with a limit of %i', async (filter, limit, message) => {
    const ada = await person(app, 'Ada');
    const answer = await app.gql(DECK, { filter, limit }, ada.accessToken);
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });
});

describe('the deck', () => {
  it('never shows oneself, the liked, the passed, the reported, matches, the blocked either way, the hidden and the limited, boosted or not', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const createdAt = new Date();
    const [liked, passed, blocked, blocker, match, fan, shown, ...hidden] = await crowd(app, 12, (index) => ({
      suspendedAt: index === 7 ? createdAt : null,
      pausedAt: index === 8 ? createdAt : null,
      deletionRequestedAt: index === 9 ? createdAt : null,
      limitedAt: index === 10 ? createdAt : null,
    }));
    const id = randomUUID;
    await app.db
      .insertInto('likes')
      .values([
        { id: id(), fromUserId: ada.id, toUserId: liked!, isSuper: false, createdAt },
        { id: id(), fromUserId: fan!, toUserId: ada.id, isSuper: true, createdAt },
      ])
      .execute();
    await app.db.insertInto('passes').values({ id: id(), fromUserId: ada.id, toUserId: passed!, createdAt }).execute();
    await app.db
      .insertInto('blockedUsers')
      .values([
        { blockerId: ada.id, blockedId: blocked!, blockedName: 'Test', createdAt },
        { blockerId: blocker!, blockedId: ada.id, blockedName: 'Ada', createdAt },
      ])
      .execute();
    const [user1Id, user2Id] = [ada.id, match!].toSorted() as [string, string];
    await app.db.insertInto('matches').values({ id: id(), user1Id, user2Id, createdAt }).execute();
    const report = { id: id(), reporterId: ada.id, reportedId: hidden.at(-1)!, reason: 'other', description: null };
    await app.db
      .insertInto('reportedUsers')
      .values({ ...report, createdAt, waitingSince: createdAt })
      .execute();
    expect(hidden).toHaveLength(5);
    const deck = await deckOf(ada, {});
    expect(idsOf(deck).toSorted()).toEqual([fan, shown].toSorted());
    expect(deck.end).toBe('EVERYONE_SEEN');
    const boostExpiresAt = new Date(app.clock.now().getTime() + 60_000);
    await app.db.updateTable('profiles').set({ boostExpiresAt }).execute();
    expect(idsOf(await deckOf(ada, {})).toSorted()).toEqual([fan, shown].toSorted());
  });

  it('is byte for byte the same whether or not somebody liked the viewer', async () => {
    const ada = await person(app, 'Ada');
    const ids = await crowd(app, 12);
    const ask = async () => (await app.gql(DECK, { filter: {} }, ada.accessToken)).body;
    await ask();
    const before = await ask();
    await app.db
      .insertInto('likes')
      .values(
        ids.slice(0, 6).map((fromUserId) => ({
          id: randomUUID(),
          fromUserId,
          toUserId: ada.id,
          isSuper: true,
          createdAt: new Date(),
        })),
      )
      .execute();
    expect(await ask()).toBe(before);
  });

  it('puts at most four boosted people in front', async () => {
    const ada = await person(app, 'Ada', { profile: { interests: 'Music' } });
    const boostExpiresAt = new Date(app.clock.now().getTime() + 60_000);
    const boosted = new Set(await crowd(app, 7, () => ({ boostExpiresAt, interests: [], dateOfBirth: '1960-01-01' })));
    const over = new Set(
      await crowd(app, 2, () => ({ boostExpiresAt: app.clock.now(), interests: [], dateOfBirth: '1960-01-01' })),
    );
    await crowd(app, 6);
    const page = idsOf(await deckOf(ada, {})).map((id) =>
      boosted.has(id) ? 'boosted' : over.has(id) ? 'over' : 'plain',
    );
    expect(page.slice(0, 4)).toEqual(Array(4).fill('boosted'));
    expect(page.slice(4, 10)).toEqual(Array(6).fill('plain'));
    expect(page).toHaveLength(15);
  });

  it('carries photos, badge, age, distance and reasons', async () => {
    const now = app.clock.now();
    const ada = await person(app, 'Ada', { position: lagos, profile: { interests: 'Music, Chess' } });
    const there = snapToCell({ latitude: 6.6, longitude: 3.4 });
    const [bola] = await crowd(app, 1, () => ({
      fullName: 'Bola Ade',
      position: there,
      interests: ['chess'],
      activeDay: lagosDayNumber(now),
    }));
    const photo = {
      userId: bola!,
      state: 'ready',
      contentType: 'image/png',
      byteSize: 1,
      width: 300,
      height: 400,
      createdAt: now,
    };
    const photoId = randomUUID();
    await app.db
      .insertInto('profilePhotos')
      .values([
        { ...photo, id: randomUUID(), displayOrder: 1 },
        { ...photo, id: photoId, displayOrder: 0 },
        { ...photo, id: randomUUID(), state: 'reserved', displayOrder: null },
      ])
      .execute();
    const document = `{ deck { profiles { fullName age activity distanceText isVerified compatibility { score level reasons }
      avatar { id url(size: THUMB, format: JPEG) aspectRatio displayOrder } photos { displayOrder } } } }`;
    const answer = await app.gql(document, {}, ada.accessToken);
    expect(answer.data.deck.profiles).toEqual([
      {
        fullName: 'Bola Ade',
        age: ageOn('1996-05-17', lagosDay(now)),
        activity: 'ACTIVE_NOW',
        distanceText: distanceText(distanceKm(lagos, there)),
        isVerified: false,
        compatibility: { score: 30, level: 'LOW', reasons: ['You are the same age', 'You both enjoy chess'] },
        avatar: { id: photoId, url: photoPath(app, photoId, '96.jpeg'), aspectRatio: 0.75, displayOrder: 0 },
        photos: [{ displayOrder: 0 }, { displayOrder: 1 }],
      },
    ]);
  });

  it('answers identically for two positions in one privacy cell, of the viewer and of the seen', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold', position: { latitude: 6.5001, longitude: 3.3751 } });
    const bola = await person(app, 'Bola', { plan: 'gold', position: { latitude: 6.6, longitude: 3.5 } });
    const document = '{ deck(filter: { maxDistance: 17 }) { end profiles { id distanceText } } }';
    const move = (by: Person, latitude: number, longitude: number) =>
      app.gql(
        'mutation($input: UpdateLocationInput!) { updateLocation(input: $input) { __typename } }',
        { input: { latitude, longitude } },
        by.accessToken,
      );
    const ask = async (by: Person) => (await app.gql(document, {}, by.accessToken)).body;
    const before = [await ask(ada), await ask(bola)];
    expect(before[0]).toContain('km away');
    await move(ada, 6.5249, 3.3999);
    expect([await ask(ada), await ask(bola)]).toEqual(before);
    const row = await profileRow(ada.id);
    expect([row.latitude, row.longitude]).toEqual([6.5125, 3.3875]);
  });
});

describe('the hour of a free person', () => {
  it('hands out at most 70 different people to 50 requests at once, and views stop at 50', async () => {
    await crowd(app, 120);
    const ada = await person(app, 'Ada');
    const handed = new Set<string>();
    const ask = async (index: number) => {
      const filters: Filter[] = [{}, { minAge: 20 }, { gender: 'MALE' }, { maxAge: 60 }];
      const deck = await deckOf(ada, pick(filters, index));
      for (const id of idsOf(deck)) handed.add(id);
      await app.db
        .insertInto('passes')
        .values(
          deck.profiles.map(({ id }) => ({
            id: randomUUID(),
            fromUserId: ada.id,
            toUserId: id,
            createdAt: new Date(),
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
        .catch(() => undefined);
      return deck.end;
    };
    const ends = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)));
    expect(handed.size).toBe(70);
    expect(ends).toContain('VIEW_LIMIT');
    const stranger = (
      await app.db
        .selectFrom('profiles')
        .select('id')
        .where('id', 'not in', [...handed, ada.id])
        .executeTakeFirstOrThrow()
    ).id;
    const refused = await app.gql(PROFILE, { id: stranger }, ada.accessToken);
    expect(refused.errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
    expect(refused.errors?.[0]?.extensions?.retryAfterSeconds).toBeGreaterThan(3_500);

    const answers = await Promise.all([...handed].map((id) => app.gql(RECORD, { id }, ada.accessToken)));
    const named = answers.map((answer) => answer.data.recordProfileView);
    expect(named.filter((payload) => payload.__typename === 'RecordProfileViewSuccess')).toHaveLength(50);
    expect(named.find((payload) => payload.__typename === 'LimitReached')).toMatchObject({
      code: 'LIMIT_REACHED',
      message: "You've viewed the maximum number of profiles this hour to protect against data scraping",
    });
    expect(await deckOf(ada, {})).toMatchObject({
      end: 'VIEW_LIMIT',
      profiles: [],
      viewQuota: { remaining: 0, canViewMore: false },
    });
  });

  it('counts a person once, moves the badge by views, and opens again after the hour', async () => {
    const ids = await crowd(app, 3);
    const ada = await person(app, 'Ada');
    await keepSignedIn(app);
    const quota = async () =>
      (await app.gql('{ viewer { viewQuota { remaining resetsAt } } }', {}, ada.accessToken)).data.viewer.viewQuota;
    expect(await quota()).toEqual({ remaining: 50, resetsAt: null });
    const first = app.clock.now().getTime();
    await deckOf(ada, {});
    for (const id of [...ids, ...ids]) await app.gql(RECORD, { id }, ada.accessToken);
    await app.gql(PROFILE, { id: ids[0] }, ada.accessToken);
    await app.gql(PROFILE, { id: ada.id }, ada.accessToken);
    const spent = await quota();
    expect(spent.remaining).toBe(47);
    expect(Date.parse(spent.resetsAt) - first).toBeGreaterThanOrEqual(3_600_000);
    expect(Date.parse(spent.resetsAt) - first).toBeLessThan(3_605_000);
    const before = app.clock.now();
    app.clock.advance(3_605_000);
    expect(await quota()).toEqual({ remaining: 50, resetsAt: null });
    await app.gql(PROFILE, { id: ids[0] }, ada.accessToken);
    expect((await quota()).remaining).toBe(49);
    app.clock.set(before);
  });

  it('is no limit for paid people, and a match costs nothing', async () => {
    const ids = await crowd(app, 60);
    const ada = await person(app, 'Ada', { plan: 'soul' });
    for (const id of ids) {
      const answer = await app.gql(PROFILE, { id }, ada.accessToken);
      expect(answer.data).toEqual({ profile: { id } });
    }
    const bola = await person(app, 'Bola');
    const [user1Id, user2Id] = [bola.id, ids[0]!].toSorted() as [string, string];
    await app.db.insertInto('matches').values({ id: randomUUID(), user1Id, user2Id, createdAt: new Date() }).execute();
    await app.db.updateTable('profiles').set({ pausedAt: new Date() }).where('id', '=', ids[0]!).execute();
    expect((await app.gql(PROFILE, { id: ids[0] }, bola.accessToken)).data).toEqual({ profile: { id: ids[0] } });
    expect((await app.gql(PROFILE, { id: ids[0]!.toUpperCase() }, bola.accessToken)).data).toEqual({
      profile: { id: ids[0] },
    });
    expect(
      (await app.gql('{ viewer { viewQuota { remaining } } }', {}, bola.accessToken)).data.viewer.viewQuota.remaining,
    ).toBe(50);
  });
});

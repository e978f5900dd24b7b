/** The rows about the deck: its calls, filters, states and limits, of both specifications, asked of the API and of the rules. */
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { resetsInMinutes } from '#rules/discovery.ts';
import { distanceKm } from '#rules/distance.ts';
import { swipeOf } from '#rules/swipe.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { like, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { mutation, row } from '#tests/setup/spec-table.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.deleteFrom('users').execute();
  ada = await person(app, 'Ada', { plan: 'gold' });
});
const here = () => app;

const act = (name: string) => {
  const send = mutation(here, name);
  return async (profileId: string | undefined, by = ada) => (await send({ profileId }, by)).__typename;
};
const pass = act('passProfile');
const block = act('blockProfile');

async function read(by: Person, selection: string) {
  const answer = await app.gql(`{ viewer { ${selection} } }`, {}, by.accessToken);
  if (answer.data?.viewer === undefined) throw new Error(answer.body);
  return answer.data.viewer;
}

/** Whom the deck shows, and how it ends. */
async function deck(
  filter: object = {},
  by = ada,
  search: string | null = null,
): Promise<{ ids: string[]; end: string | null }> {
  const document = `query($filter: DeckFilterInput, $search: String) { deck(filter: $filter, search: $search) { end profiles { id } } }`;
  const answer = await app.gql(document, { filter, search }, by.accessToken);
  if (answer.data?.deck === undefined) throw new Error(answer.body);
  const { end, profiles } = answer.data.deck;
  return { end, ids: profiles.map(({ id }: { id: string }) => id) };
}

/** What somebody of each value is found by: by theirs, and by no other. */
async function findsEach(field: string, values: readonly string[]): Promise<void> {
  const ids = await crowd(app, values.length, (index) => ({ [field]: values[index] }));
  for (const [index, value] of values.entries()) {
    expect((await deck({ [field]: value.toUpperCase() })).ids, value).toEqual([ids[index]]);
  }
  expect((await deck()).ids).toHaveLength(values.length);
}

describe('The calls it makes', () => {
  row('Browse: select likes and blocked_users to build an exclusion list', async () => {
    const [liked, blocked, blocker, left] = await crowd(app, 4);
    expect((await deck()).ids).toHaveLength(4);
    await act('likeProfile')(liked);
    await block(blocked);
    const createdAt = app.clock.now();
    const blocking = { blockerId: blocker ?? '', blockedId: ada.id, blockedName: 'Ada', createdAt };
    await app.db.insertInto('blockedUsers').values(blocking).execute();
    expect(await deck()).toEqual({ ids: [left], end: 'EVERYONE_SEEN' });
  });
  row(
    'select profiles (excluding self, with a date_of_birth, not in the excluded ids, date_of_birth range from the age filter, optional equality filters for gender, education, religion, smoking, drinking), limit 20',
    async () => {
      const traits = { gender: 'male', education: 'phd', religion: 'muslim', smoking: 'never', drinking: 'socially' };
      const others = {
        gender: 'female',
        education: 'masters',
        religion: 'jewish',
        smoking: 'socially',
        drinking: 'never',
      };
      const wanted = await crowd(app, 25, () => ({ ...traits, dateOfBirth: '1990-05-17' }));
      for (const [field, value] of Object.entries(others))
        await crowd(app, 1, () => ({ ...traits, dateOfBirth: '1990-05-17', [field]: value }));
      await crowd(app, 2, (index) => ({ ...traits, dateOfBirth: index === 0 ? '1950-05-17' : '2004-05-17' }));
      await person(app, 'Bola', { profile: false });
      const filter = {
        ...Object.fromEntries(Object.entries(traits).map(([field, value]) => [field, value.toUpperCase()])),
        minAge: 30,
        maxAge: 45,
      };
      const first = await deck(filter);
      expect([first.ids.length, first.end]).toEqual([20, null]);
      for (const id of first.ids) await pass(id);
      const second = await deck(filter);
      expect([...first.ids, ...second.ids].toSorted()).toEqual(wanted.toSorted());
    },
  );
  row(
    'insert super_likes, likes, passes, profile_views; delete a pass (undo); update profiles.last_active',
    async () => {
      const [one, two, three, four] = await crowd(app, 4);
      const longAgo = new Date(app.clock.now().getTime() - 86_400_000);
      await app.db.updateTable('profiles').set({ lastActiveAt: longAgo }).where('id', '=', ada.id).execute();
      await act('superLikeProfile')(one);
      await act('likeProfile')(two);
      await pass(three);
      await act('recordProfileView')(four);
      const likes = await app.db.selectFrom('likes').select(['toUserId', 'isSuper']).orderBy('isSuper').execute();
      expect(likes).toEqual([
        { toUserId: two, isSuper: false },
        { toUserId: one, isSuper: true },
      ]);
      const kept = async () =>
        (await app.db.selectFrom('passes').select('toUserId').execute()).map(({ toUserId }) => toUserId);
      expect(await kept()).toEqual([three]);
      expect(await act('undoPass')(three)).toBe('UndoPassSuccess');
      expect(await kept()).toEqual([]);
      expect(await app.db.selectFrom('profileViews').select(['viewerId', 'viewedId']).execute()).toEqual([
        { viewerId: ada.id, viewedId: four },
      ]);
      const active = () =>
        app.db.selectFrom('profiles').select('lastActiveAt').where('id', '=', ada.id).executeTakeFirst();
      // Noted once a minute: the request that made the profile was noted just now.
      app.clock.advance(61_000);
      await read(ada, 'id');
      await expect.poll(async () => ((await active())?.lastActiveAt ?? longAgo) > longAgo).toBe(true);
      app.clock.advance(-61_000);
    },
  );
  row('check_profile_view_rate_limit with p_user_id returns allowed, remaining, limit, reset_at.', async () => {
    const bola = await person(app, 'Bola');
    const quota = async () => (await read(bola, 'viewQuota { canViewMore remaining limit resetsAt }')).viewQuota;
    expect(await quota()).toEqual({ canViewMore: true, remaining: 50, limit: 50, resetsAt: null });
    const [seen] = await crowd(app, 1);
    await act('recordProfileView')(seen, bola);
    expect(await quota()).toEqual({
      canViewMore: true,
      remaining: 49,
      limit: 50,
      resetsAt: expect.stringMatching(/Z$/),
    });
  });
  row('to the current user, with joined profile, newest first', async () => {
    const fans: Person[] = [];
    for (const name of ['Bola', 'Chidi', 'Dayo']) {
      const fan = await person(app, name);
      await like(app, fan, ada);
      fans.push(fan);
    }
    const { likers } = await read(ada, 'likers { nodes { profile { id fullName } } }');
    expect(likers.nodes.map(({ profile }: { profile: object }) => profile)).toEqual(
      fans.toReversed().map(({ id, name }) => ({ id, fullName: `${name} Test` })),
    );
  });
});

describe('Entities and their fields', () => {
  row('Filter object: minAge, maxAge, maxDistance, gender, education, religion, smoking, drinking.', async () => {
    const { data } = await app.gql('{ __type(name: "DeckFilter") { fields { name } } }', {}, ada.accessToken);
    const names = data.__type.fields.map(({ name }: { name: string }) => name);
    // The advanced ones of the plans follow.
    expect(names.slice(0, 8)).toEqual([
      'minAge',
      'maxAge',
      'maxDistance',
      'gender',
      'education',
      'religion',
      'smoking',
      'drinking',
    ]);
    await crowd(app, 1, () => ({ dateOfBirth: '1985-01-01', position: { latitude: 6.4625, longitude: 3.3875 } }));
    expect((await deck({ minAge: 30 })).ids).toHaveLength(1);
    expect((await deck({ maxAge: 30 })).ids).toHaveLength(0);
    await mutation(here, 'updateLocation')({ latitude: 9.06, longitude: 7.4 }, ada);
    expect((await deck({ maxDistance: 200 })).ids).toHaveLength(0);
  });
  row('gender (male, female, other; the filter also allows non-binary)', () =>
    findsEach('gender', ['male', 'female', 'other', 'non_binary']),
  );
  row('education: high_school, bachelors, masters, phd.', () =>
    findsEach('education', ['high_school', 'bachelors', 'masters', 'phd']),
  );
  row('religion: christian, muslim, jewish, hindu, buddhist, spiritual, agnostic, atheist, other.', () =>
    findsEach('religion', [
      'christian',
      'muslim',
      'jewish',
      'hindu',
      'buddhist',
      'spiritual',
      'agnostic',
      'atheist',
      'other',
    ]),
  );
  row('smoking and drinking: never, socially, regularly.', async () => {
    await findsEach('smoking', ['never', 'socially', 'regularly']);
    await app.db.deleteFrom('users').where('id', '<>', ada.id).execute();
    await findsEach('drinking', ['never', 'socially', 'regularly']);
  });
});

describe('States and transitions', () => {
  row('Like or pass advances the index.', async () => {
    await crowd(app, 3);
    const [first, second, third] = (await deck()).ids;
    await act('likeProfile')(first);
    expect((await deck()).ids).toEqual([second, third]);
    await pass(second);
    expect((await deck()).ids).toEqual([third]);
  });
  row('Past the end the end state shows.', async () => {
    const [one] = await crowd(app, 1);
    await pass(one);
    expect(await deck()).toEqual({ ids: [], end: 'EVERYONE_SEEN' });
  });
  row('When the hourly view limit is exceeded the limit screen shows.', async () => {
    const bola = await person(app, 'Bola');
    const others = await crowd(app, 51);
    for (const id of others.slice(0, 50)) await act('recordProfileView')(id, bola);
    expect(await deck({}, bola)).toEqual({ ids: [], end: 'VIEW_LIMIT' });
    expect(await act('recordProfileView')(others[50], bola)).toBe('LimitReached');
  });
  row(
    'Swipe: a horizontal move over 100px with a vertical move under 50px counts; right swipe likes, left swipe passes.',
    async () => {
      expect([swipeOf(101, 49), swipeOf(-101, -49), swipeOf(101, -49)]).toEqual(['like', 'pass', 'like']);
      expect([swipeOf(100, 0), swipeOf(-100, 0), swipeOf(101, 50), swipeOf(-300, -50)]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    },
  );
  row('Compatibility level: score 70 or more high, 40 or more medium, otherwise low.', async () => {
    const bola = await person(app, 'Bola', {
      profile: { dateOfBirth: '1990-06-01', interests: 'Music, Food, Chess, Films', religion: 'MUSLIM' },
    });
    const interests = ['Music', 'Food', 'Chess', 'Films'];
    const away = { dateOfBirth: '1950-01-01', religion: 'other' };
    const [high = '', medium = '', low = ''] = await crowd(
      app,
      3,
      (index) =>
        [
          { dateOfBirth: '1990-06-01', interests, religion: 'muslim' },
          { ...away, interests },
          { ...away, interests: interests.slice(1), religion: 'other' },
        ][index] ?? {},
    );
    const { data } = await app.gql('{ deck { profiles { id compatibility { level score } } } }', {}, bola.accessToken);
    const found = new Map(
      data.deck.profiles.map(({ id, compatibility }: { id: string; compatibility: object }) => [id, compatibility]),
    );
    expect([found.get(high), found.get(medium), found.get(low)]).toEqual([
      { level: 'HIGH', score: 70 },
      { level: 'MEDIUM', score: 40 },
      { level: 'LOW', score: 30 },
    ]);
  });
});

describe('Screens and their limits', () => {
  row('Also /browse?q={search_term} for search.', async () => {
    const [byName, byBio, byInterest, byTown] = await crowd(
      app,
      5,
      (index) =>
        [{ fullName: 'Simi Kola' }, { bio: 'I grow kola nuts.' }, { interests: ['Kola'] }, { location: 'Kola' }, {}][
          index
        ] ?? {},
    );
    expect((await deck({}, ada, 'kola')).ids.toSorted()).toEqual([byName, byBio, byInterest, byTown].toSorted());
  });
  row('super like (available to premium, or to free users while super likes remain)', async () => {
    const bola = await person(app, 'Bola');
    const [one, two] = await crowd(app, 2);
    const superLike = act('superLikeProfile');
    expect(await read(bola, 'superLikesLeft')).toEqual({ superLikesLeft: 1 });
    expect([await superLike(one, bola), await superLike(two, bola)]).toEqual([
      'SuperLikeProfileSuccess',
      'LimitReached',
    ]);
    expect(await read(bola, 'superLikesLeft')).toEqual({ superLikesLeft: 0 });
    expect([await superLike(one), await superLike(two)]).toEqual([
      'SuperLikeProfileSuccess',
      'SuperLikeProfileSuccess',
    ]);
  });
  row('The like button is disabled for free users with no likes left.', async () => {
    const bola = await person(app, 'Bola');
    const others = await crowd(app, 6);
    for (const id of others.slice(0, 5)) await act('likeProfile')(id, bola);
    expect(await read(bola, 'likesLeft')).toEqual({ likesLeft: 0 });
    expect(await act('likeProfile')(others[5], bola)).toBe('LimitReached');
  });
  row("with 'Resets in N minutes'", async () => {
    const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, 0) + minutes * 60_000);
    expect([60, 59.5, 1.5, 1, 0.1, 0].map((left) => resetsInMinutes(at(left), at(0)))).toEqual([60, 60, 2, 1, 1, 1]);
  });
  row('Distance is great-circle (earth radius 6371 km), rounded', async () => {
    const lagos = { latitude: 6.4625, longitude: 3.3875 };
    // A degree of latitude is 6371 pi / 180 = 111.195 km; London and New York are the textbook's pair.
    expect(distanceKm(lagos, { ...lagos, latitude: 7.4625 })).toBe(111);
    expect(distanceKm({ latitude: 51.5074, longitude: -0.1278 }, { latitude: 40.7128, longitude: -74.006 })).toBe(
      5_570,
    );
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBe(20_015);
    expect(distanceKm(lagos, lagos)).toBe(0);
  });
});

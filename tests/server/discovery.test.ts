import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextLagosMidnight } from '#rules/age.ts';
import { purgeUndonePasses } from '#server/features/discovery/service.ts';
import type { ViewerEvent } from '#server/platform/bus/topics.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { like, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const mutation = (name: string, input: string, selection: string) =>
  `mutation($input: ${input}!) { ${name}(input: $input) { __typename ${selection}
    ... on UserError { code message } ... on LimitReached { resetsAt } } }`;
const COUNTERS = 'viewer { likesLeft superLikesLeft viewQuota { remaining canViewMore } }';
const LIKE = mutation('likeProfile', 'LikeProfileInput', `... on LikeProfileSuccess { match { id } ${COUNTERS} }`);
const SUPER = mutation(
  'superLikeProfile',
  'SuperLikeProfileInput',
  `... on SuperLikeProfileSuccess { match { id } ${COUNTERS} }`,
);
const PASS = mutation('passProfile', 'PassProfileInput', '... on PassProfileSuccess { viewer { id } }').replace(
  '... on LimitReached { resetsAt }',
  '',
);
const UNDO = mutation('undoPass', 'UndoPassInput', '... on UndoPassSuccess { profile { id } }').replace(
  '... on LimitReached { resetsAt }',
  '',
);

async function act(document: string, by: Person, profileId: string) {
  const answer = await app.gql(document, { input: { profileId } }, by.accessToken);
  expect(answer.errors).toBeUndefined();
  return Object.values(answer.data)[0] as { __typename: string; message?: string; resetsAt?: string } & Record<
    string,
    never
  >;
}

async function counters(by: Person) {
  const answer = await app.gql('{ viewer { likesLeft superLikesLeft } }', {}, by.accessToken);
  return answer.data.viewer;
}

const likesOf = (by: Person) => app.db.selectFrom('likes').selectAll().where('fromUserId', '=', by.id).execute();
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('likes', () => {
  it('are five a day for a free person, however many come at once', async () => {
    const ada = await person(app, 'Ada');
    const others = await crowd(app, 50);
    const answers = await times(50, (index) => act(LIKE, ada, others[index]!));
    expect(answers.filter((answer) => answer.__typename === 'LikeProfileSuccess')).toHaveLength(5);
    const refused = answers.filter((answer) => answer.__typename === 'LimitReached');
    expect(refused).toHaveLength(45);
    expect(refused[0]).toMatchObject({
      message: "You've used all your likes for today",
      resetsAt: nextLagosMidnight(app.clock.now()).toISOString(),
    });
    expect(await likesOf(ada)).toHaveLength(5);
    expect(await counters(ada)).toEqual({ likesLeft: 0, superLikesLeft: 1 });
  });

  it('are one like when repeated at once, and cost one', async () => {
    const ada = await person(app, 'Ada');
    const [bola] = await crowd(app, 1);
    await times(20, () => act(LIKE, ada, bola!));
    expect(await likesOf(ada)).toHaveLength(1);
    expect((await counters(ada)).likesLeft).toBe(4);
    expect((await act(SUPER, ada, bola!)).__typename).toBe('SuperLikeProfileSuccess');
    expect(await counters(ada)).toEqual({ likesLeft: 4, superLikesLeft: 1 });
  });

  it('have no end for paid people', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    for (const id of await crowd(app, 8)) expect((await act(LIKE, ada, id)).__typename).toBe('LikeProfileSuccess');
    expect(await counters(ada)).toEqual({ likesLeft: null, superLikesLeft: 5 });
  });

  it.each([
    [undefined, 1, 'Upgrade to premium for more Super Likes'],
    ['diamond', 5, "You've used all your Super Likes for today"],
  ] as const)('are super for a %s person %i times a day', async (plan, cap, message) => {
    const ada = await person(app, 'Ada', { plan });
    const others = await crowd(app, 50);
    const answers = await times(50, (index) => act(SUPER, ada, others[index]!));
    expect(answers.filter((answer) => answer.__typename === 'SuperLikeProfileSuccess')).toHaveLength(cap);
    expect(answers.find((answer) => answer.__typename === 'LimitReached')?.message).toBe(message);
    const likes = await likesOf(ada);
    expect(likes).toHaveLength(cap);
    expect(likes.every((row) => row.isSuper)).toBe(true);
    expect(await counters(ada)).toEqual({ likesLeft: plan ? null : 5, superLikesLeft: 0 });
  });

  it('come back at midnight in Lagos', async () => {
    const ada = await person(app, 'Ada');
    await keepSignedIn(app);
    const others = await crowd(app, 7);
    const before = app.clock.now();
    try {
      app.clock.set(new Date(nextLagosMidnight(before).getTime() - 30_000));
      for (const id of others.slice(0, 5)) await act(LIKE, ada, id);
      expect((await act(LIKE, ada, others[5]!)).__typename).toBe('LimitReached');
      app.clock.advance(31_000);
      expect((await counters(ada)).likesLeft).toBe(5);
      expect((await act(LIKE, ada, others[5]!)).__typename).toBe('LikeProfileSuccess');
    } finally {
      app.clock.set(before);
    }
  });

  it('answer alike for whoever is not there', async () => {
    const ada = await person(app, 'Ada');
    const [blocked, blocker, suspended, paused, leaving] = await crowd(app, 5, (index) => ({
      suspendedAt: index === 2 ? new Date() : null,
      pausedAt: index === 3 ? new Date() : null,
      deletionRequestedAt: index === 4 ? new Date() : null,
    }));
    const createdAt = new Date();
    await app.db
      .insertInto('blockedUsers')
      .values([
        { blockerId: ada.id, blockedId: blocked!, blockedName: 'Test', createdAt },
        { blockerId: blocker!, blockedId: ada.id, blockedName: 'Ada', createdAt },
      ])
      .execute();
    const noProfile = await person(app, 'Bola', { profile: false });
    const hidden = [
      blocked,
      blocker,
      suspended,
      paused,
      leaving,
      noProfile.id,
      ada.id,
      randomUUID(),
      'no-uuid',
      '',
      '\u0000',
    ];
    const notAvailable = {
      code: 'NOT_AVAILABLE',
      message: 'This person is no longer available.',
      __typename: 'NotAvailable',
    };
    for (const document of [LIKE, SUPER, PASS]) {
      for (const id of hidden) expect(await act(document, ada, id!)).toEqual(notAvailable);
    }
    for (const id of hidden) {
      if (id === ada.id) continue;
      const answer = await app.gql('query($id: ID!) { profile(id: $id) { id } }', { id }, ada.accessToken);
      expect(answer.data).toEqual({ profile: null });
    }
    expect(await likesOf(ada)).toHaveLength(0);
    expect(await counters(ada)).toEqual({ likesLeft: 5, superLikesLeft: 1 });
  });

  it('are refused to somebody without a profile', async () => {
    const [bola] = await crowd(app, 1);
    const ada = await person(app, 'Ada', { profile: false });
    expect((await act(LIKE, ada, bola!)).__typename).toBe('NotAvailable');
    const answer = await app.gql(
      'query($id: ID!) { profile(id: $id) { id } deck { end profiles { id } } }',
      { id: bola },
      ada.accessToken,
    );
    expect(answer.data).toEqual({ profile: null, deck: { end: 'NO_PROFILE', profiles: [] } });
  });
});

describe('a match', () => {
  it('is made exactly once by each of 200 crossing pairs, some of them super, and both are told once', async () => {
    const people = await times(21, () => person(app, 'Chidi', { plan: 'gold' }));
    const told = new Map<string, number>();
    const listening = new AbortController();
    setMaxListeners(0, listening.signal);
    const readers = people.map(async ({ id }) => {
      const events: AsyncIterable<ViewerEvent> = app.deps.bus.subscribe(`viewer:${id}`, { signal: listening.signal });
      for await (const event of events) {
        if (event.kind !== 'match') continue;
        const key = `${id}:${event.matchId}`;
        told.set(key, (told.get(key) ?? 0) + 1);
      }
    });
    const pairs = people.flatMap((one, at) => people.slice(at + 1).map((other) => [one, other] as const)).slice(0, 200);
    const supers = new Map<Person, number>();
    const documentFor = (by: Person, at: number) => {
      const used = supers.get(by) ?? 0;
      if (at % 3 !== 0 || used >= 5) return LIKE;
      supers.set(by, used + 1);
      return SUPER;
    };
    const answers = await Promise.all(
      pairs.flatMap(([one, other], at) => [
        act(documentFor(one, at), one, other.id),
        act(documentFor(other, at + 1), other, one.id),
      ]),
    );
    expect(answers.filter((answer) => !answer.__typename.endsWith('Success'))).toEqual([]);
    expect([...supers.values()].reduce((sum, used) => sum + used, 0)).toBeGreaterThan(50);
    const ids = new Set(people.map(({ id }) => id));
    const matches = (await app.db.selectFrom('matches').selectAll().execute()).filter((row) => ids.has(row.user1Id));
    expect(matches).toHaveLength(200);
    await expect.poll(() => told.size, { timeout: 5_000 }).toBe(400);
    listening.abort();
    await Promise.all(readers);
    expect([...told.values()].every((count) => count === 1)).toBe(true);
  });

  it('is told to the one who likes last, and again to whoever repeats the like', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    expect(await like(app, ada, bola)).toBeNull();
    const matchId = await like(app, bola, ada);
    expect(matchId).not.toBeNull();
    expect(await like(app, ada, bola)).toBe(matchId);
    await app.db.updateTable('matches').set({ endedAt: new Date() }).where('id', '=', matchId!).execute();
    expect(await like(app, ada, bola)).toBeNull();
  });
});

describe('passes', () => {
  it('can be undone, the last one only', async () => {
    const ada = await person(app, 'Ada');
    const [bola, chidi] = await crowd(app, 2);
    await act(PASS, ada, bola!);
    await act(PASS, ada, chidi!);
    await act(PASS, ada, bola!);
    expect(await act(UNDO, ada, bola!)).toMatchObject({ __typename: 'NothingToUndo', code: 'NOTHING_TO_UNDO' });
    expect(await act(UNDO, ada, chidi!)).toMatchObject({ __typename: 'UndoPassSuccess', profile: { id: chidi } });
    const again = await times(10, () => act(UNDO, ada, bola!));
    expect(again.filter((answer) => answer.__typename === 'UndoPassSuccess')).toHaveLength(1);
    for (const id of [bola!, randomUUID(), 'no-uuid']) {
      expect((await act(UNDO, ada, id)).__typename).toBe('NothingToUndo');
    }
  });

  describe('with an id of the client', () => {
    const named = async (document: string, by: Person, profileId: string, passId: string) => {
      const { data, body } = await app.gql(document, { input: { profileId, passId } }, by.accessToken);
      return (Object.values(data ?? {})[0] as { __typename: string } | undefined)?.__typename ?? body;
    };
    const passesOf = async (by: Person) =>
      (await app.db.selectFrom('passes').select('id').where('fromUserId', '=', by.id).execute()).map(({ id }) => id);
    const swipesOn = async (id: string) =>
      (await app.db.selectFrom('swipeTallies').select('swipes').where('userId', '=', id).execute()).reduce(
        (sum, { swipes }) => sum + swipes,
        0,
      );

    it('fifty copies at once are one pass, and fifty undos of it are one undo that all succeed', async () => {
      const ada = await person(app, 'Ada');
      const [bola, chidi] = await crowd(app, 2);
      const [first, second] = [randomUUID(), randomUUID()];
      const passed = await times(50, () => named(PASS, ada, bola!, first));
      expect(new Set(passed)).toEqual(new Set(['PassProfileSuccess']));
      expect(await passesOf(ada)).toEqual([first]);
      expect(await swipesOn(bola!)).toBe(1);
      // It need not be the last one, since it is named.
      await named(PASS, ada, chidi!, second);
      const undone = await times(50, () => named(UNDO, ada, bola!, first));
      expect(new Set(undone)).toEqual(new Set(['UndoPassSuccess']));
      expect(await passesOf(ada)).toEqual([second]);
      expect(await swipesOn(bola!)).toBe(0);
    });

    it('stay undone when copies of the pass and of the undo come late, at once', async () => {
      const ada = await person(app, 'Ada');
      const [bola] = await crowd(app, 1);
      const id = randomUUID();
      await named(PASS, ada, bola!, id);
      await times(50, (index) => named(index % 2 ? PASS : UNDO, ada, bola!, id));
      await times(50, () => named(PASS, ada, bola!, id));
      expect(await passesOf(ada)).toEqual([]);
      expect(await swipesOn(bola!)).toBe(0);
      // A new pass has a new id, and a late copy of the old undo leaves it alone.
      const later = randomUUID();
      expect(await named(PASS, ada, bola!, later)).toBe('PassProfileSuccess');
      expect(await named(UNDO, ada, bola!, id)).toBe('UndoPassSuccess');
      expect(await passesOf(ada)).toEqual([later]);
    });

    it('are undone by nobody else, and an unknown id undoes nothing', async () => {
      const [ada, chidi] = [await person(app, 'Ada'), await person(app, 'Chidi')];
      const [bola] = await crowd(app, 1);
      const id = randomUUID();
      await named(PASS, ada, bola!, id);
      for (const [by, passId] of [
        [chidi, id],
        [ada, randomUUID()],
        [ada, 'no-uuid'],
      ] as const)
        expect(await named(UNDO, by, bola!, passId)).toBe('NothingToUndo');
      // Taken by somebody else: their own pass is not stored, and nothing of Ada's changes.
      expect(await named(PASS, chidi, bola!, id)).toBe('PassProfileSuccess');
      expect(await passesOf(ada)).toEqual([id]);
      expect(await named(PASS, ada, bola!, 'no-uuid')).toBe('NotAvailable');
    });

    it('show nobody for free: an undone id with another person counts as that person, handed out', async () => {
      const ada = await person(app, 'Ada');
      const [bola, chidi] = await crowd(app, 2);
      const id = randomUUID();
      const handed = async () =>
        (await app.db.selectFrom('viewWindows').select('handed').where('userId', '=', ada.id).executeTakeFirst())
          ?.handed;
      await named(PASS, ada, bola!, id);
      await named(UNDO, ada, bola!, id);
      expect(await handed()).toBe(1);
      await named(UNDO, ada, bola!, id);
      expect(await handed()).toBe(1);
      await named(UNDO, ada, chidi!, id);
      expect(await handed()).toBe(2);
    });

    it('are refused for a day after the undo, and then forgotten', async () => {
      const ada = await person(app, 'Ada');
      const [bola] = await crowd(app, 1);
      const id = randomUUID();
      await named(PASS, ada, bola!, id);
      await named(UNDO, ada, bola!, id);
      const kept = () => app.db.selectFrom('undonePasses').select('id').where('userId', '=', ada.id).execute();
      await purgeUndonePasses({ ...app.deps, clock: () => new Date(app.clock.now().getTime() + 86_399_000) });
      expect(await kept()).toEqual([{ id }]);
      await purgeUndonePasses({ ...app.deps, clock: () => new Date(app.clock.now().getTime() + 86_401_000) });
      expect(await kept()).toEqual([]);
    });
  });

  it('are in order even within one instant', async () => {
    const ada = await person(app, 'Ada');
    const others = await crowd(app, 20);
    const now = new Date();
    for (const id of others) await sql`select pass_profile(${ada.id}, ${id}, ${now}, ${randomUUID()})`.execute(app.db);
    for (const id of others.toReversed()) expect((await act(UNDO, ada, id)).__typename).toBe('UndoPassSuccess');
  });

  it('end with a like, and do not undo one', async () => {
    const ada = await person(app, 'Ada');
    const [bola, chidi] = await crowd(app, 2);
    await act(PASS, ada, bola!);
    await act(LIKE, ada, bola!);
    await act(LIKE, ada, chidi!);
    await act(PASS, ada, chidi!);
    expect(await app.db.selectFrom('passes').selectAll().where('fromUserId', '=', ada.id).execute()).toEqual([]);
    expect(await likesOf(ada)).toHaveLength(2);
    expect((await act(UNDO, ada, chidi!)).__typename).toBe('NothingToUndo');
  });
});

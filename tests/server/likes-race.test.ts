/** Likes that come at once: each limited kind ends exactly at its limit, each counts for one day, and a pair is one match. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lagosDay, nextLagosMidnight } from '#rules/age.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const mutation = (name: string) => `mutation ($id: ID!) { ${name}(input: { profileId: $id }) { __typename
  ... on UserError { code message } ... on LimitReached { resetsAt }
  ... on LikeProfileSuccess { match { id } } ... on SuperLikeProfileSuccess { match { id } } } }`;
const LIKE = mutation('likeProfile').replace('... on SuperLikeProfileSuccess { match { id } }', '');
const SUPER = mutation('superLikeProfile').replace('... on LikeProfileSuccess { match { id } }', '');

type Answer = { __typename: string; code?: string; message?: string; resetsAt?: string; match?: { id: string } | null };

async function act(document: string, by: Person, id: string): Promise<Answer> {
  const { data, errors, body } = await app.gql(document, { id }, by.accessToken);
  expect(errors, body).toBeUndefined();
  return Object.values(data as Data)[0] as Answer;
}
const likesOf = (by: Person) => app.db.selectFrom('likes').selectAll().where('fromUserId', '=', by.id).execute();
async function spentOf(by: Person): Promise<Record<string, number>> {
  const rows = await app.db
    .selectFrom('dailyCounters')
    .selectAll()
    .where('userId', '=', by.id)
    .where('kind', 'in', ['like', 'super_like'])
    .execute();
  return Object.fromEntries(rows.map(({ day, kind, spent }) => [`${String(day)} ${kind}`, spent]));
}
const count = (answers: readonly Answer[], end: string) =>
  answers.filter(({ __typename }) => __typename.endsWith(end)).length;

const kinds = [
  { name: 'likes of a free person', plan: undefined, document: LIKE, kind: 'like', limit: 5 },
  { name: 'super likes of a free person', plan: undefined, document: SUPER, kind: 'super_like', limit: 1 },
  { name: 'super likes of a paid person', plan: 'gold', document: SUPER, kind: 'super_like', limit: 5 },
] as const;

describe('fifty at once', () => {
  it.each(kinds)('$name end exactly at $limit', async ({ plan, document, kind, limit }) => {
    const ada = await person(app, 'Ada', { plan });
    const others = await crowd(app, 50);
    const answers = await Promise.all(others.map((id) => act(document, ada, id)));
    expect([count(answers, 'Success'), count(answers, 'LimitReached')]).toEqual([limit, 50 - limit]);
    const resetsAt = nextLagosMidnight(app.clock.now()).toISOString();
    for (const answer of answers) if (answer.__typename === 'LimitReached') expect(answer.resetsAt).toBe(resetsAt);
    expect(await likesOf(ada)).toHaveLength(limit);
    expect(await spentOf(ada)).toEqual({ [`${lagosDay(app.clock.now())} ${kind}`]: limit });
  });

  it('are one match when they are of one pair, from both sides, some of them super', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const bola = await person(app, 'Bola');
    // Whether the first two cross is chance: without the lock on the pair some of so many rounds lose their match.
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const [from, to] = index % 2 === 0 ? [ada, bola] : [bola, ada];
          return act(index % 10 < 2 ? SUPER : LIKE, from, to.id);
        }),
      );
      expect(count(answers, 'Success')).toBe(50);
      const matches = await app.db.selectFrom('matches').selectAll().execute();
      const ours = matches.filter((row) => [row.user1Id, row.user2Id].includes(ada.id));
      expect(ours).toHaveLength(1);
      const told = new Set(answers.flatMap(({ match }) => (match ? [match.id] : [])));
      expect([...told]).toEqual([ours[0]?.id]);
      expect([await likesOf(ada), await likesOf(bola)].map((likes) => likes.length)).toEqual([1, 1]);
      expect(Object.values(await spentOf(bola))).toEqual([1]);
      const both = [ada.id, bola.id];
      await app.db.deleteFrom('matches').where('user1Id', 'in', both).execute();
      await app.db.deleteFrom('likes').where('fromUserId', 'in', both).execute();
      await app.db.deleteFrom('dailyCounters').where('userId', 'in', both).execute();
    }
  });
});

describe('around midnight in Lagos', () => {
  it.each(kinds)('$name count for one day each, $limit a day', async ({ plan, document, kind, limit }) => {
    const ada = await person(app, 'Ada', { plan });
    await keepSignedIn(app);
    const others = await crowd(app, 50);
    const start = app.clock.now();
    const midnight = nextLagosMidnight(start);
    const before = new Date(midnight.getTime() - 600_000);
    try {
      app.clock.set(before);
      // Midnight comes once three are answered; which of the others under way were in time nobody decides.
      let answered = 0;
      const late: Promise<Answer>[] = [];
      await new Promise<void>((resolve, reject) => {
        for (const id of others.slice(0, 25)) late.push(act(document, ada, id));
        for (const each of late) each.then(() => ++answered === 3 && resolve(), reject);
      });
      app.clock.set(midnight);
      const answers = await Promise.all([...late, ...others.slice(25).map((id) => act(document, ada, id))]);

      const likes = await likesOf(ada);
      expect(count(answers, 'Success')).toBe(likes.length);
      expect(count(answers, 'LimitReached')).toBe(50 - likes.length);
      const onDay = (day: string) => likes.filter((row) => lagosDay(row.createdAt) === day).length;
      const days = [lagosDay(before), lagosDay(midnight)] as const;
      expect(days[0]).not.toBe(days[1]);
      expect(Math.min(...days.map(onDay))).toBeGreaterThan(0);
      // Each like was counted on the very day it carries, and no day has more than its limit.
      const spent = await spentOf(ada);
      for (const day of days) {
        expect(spent[`${day} ${kind}`] ?? 0, day).toBe(onDay(day));
        expect(onDay(day), day).toBeLessThanOrEqual(limit);
      }
      // A refusal before midnight promises this midnight, one after it the next.
      const promises = new Set(answers.flatMap(({ resetsAt }) => (resetsAt ? [resetsAt] : [])));
      const possible = [midnight.toISOString(), nextLagosMidnight(midnight).toISOString()];
      expect([...promises].every((at) => possible.includes(at))).toBe(true);

      // What is left of the new day is there, to the last one.
      const more = await crowd(app, limit + 1);
      const rest = await Promise.all(more.map((id) => act(document, ada, id)));
      expect(count(rest, 'Success')).toBe(limit - onDay(days[1]));
      expect((await spentOf(ada))[`${days[1]} ${kind}`]).toBe(limit);
    } finally {
      app.clock.set(start);
    }
  });

  it('one day used up leaves the next one whole', async () => {
    const ada = await person(app, 'Ada');
    await keepSignedIn(app);
    const others = await crowd(app, 50);
    const start = app.clock.now();
    const midnight = nextLagosMidnight(start);
    try {
      app.clock.set(new Date(midnight.getTime() - 600_000));
      const late = await Promise.all(others.slice(0, 25).map((id) => act(LIKE, ada, id)));
      app.clock.set(midnight);
      const early = await Promise.all(others.slice(25).map((id) => act(LIKE, ada, id)));
      expect([count(late, 'Success'), count(early, 'Success')]).toEqual([5, 5]);
      expect(Object.values(await spentOf(ada))).toEqual([5, 5]);
    } finally {
      app.clock.set(start);
    }
  });
});

describe('a like for somebody who was in the deck', () => {
  const DECK = 'query { deck(filter: { gender: OTHER }) { profiles { id } } }';
  const left: readonly [string, (id: string, by: Person) => Promise<unknown>][] = [
    ['blocked the viewer', (id, by) => block(id, by.id)],
    ['was blocked by the viewer', (id, by) => block(by.id, id)],
    ['was suspended', (id) => change(id, { suspendedAt: new Date() })],
    ['paused', (id) => change(id, { pausedAt: new Date() })],
    ['asked to be deleted', (id) => change(id, { deletionRequestedAt: new Date() })],
    ['left', (id) => app.db.deleteFrom('users').where('id', '=', id).execute()],
  ];
  const change = (id: string, values: Record<string, Date>) =>
    app.db.updateTable('profiles').set(values).where('id', '=', id).execute();
  const block = (blockerId: string, blockedId: string) =>
    app.db
      .insertInto('blockedUsers')
      .values({ blockerId, blockedId, blockedName: 'Test', createdAt: new Date() })
      .execute();

  it.each(left)('and %s meanwhile is answered clearly, and counts nothing', async (_, leave) => {
    const ada = await person(app, 'Ada');
    const [id = ''] = await crowd(app, 1, () => ({ gender: 'other' }));
    // They like Ada already: without the refusal this would be a match.
    await app.db
      .insertInto('likes')
      .values({ id: crypto.randomUUID(), fromUserId: id, toUserId: ada.id, isSuper: false, createdAt: new Date() })
      .execute();
    const { data } = await app.gql(DECK, {}, ada.accessToken);
    expect(data.deck.profiles.map((profile: Data) => profile.id)).toContain(id);
    await leave(id, ada);
    for (const document of [LIKE, SUPER]) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => act(document, ada, id)));
      for (const answer of answers)
        expect(answer).toEqual({
          __typename: 'NotAvailable',
          code: 'NOT_AVAILABLE',
          message: 'This person is no longer available.',
        });
    }
    expect(await likesOf(ada)).toEqual([]);
    expect(await spentOf(ada)).toEqual({});
    const counters = await app.gql(
      '{ viewer { likesLeft superLikesLeft matches { nodes { id } } } }',
      {},
      ada.accessToken,
    );
    expect(counters.data.viewer).toEqual({ likesLeft: 5, superLikesLeft: 1, matches: { nodes: [] } });
    await app.db.deleteFrom('users').where('id', '=', id).execute();
  });
});

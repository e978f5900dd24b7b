/** Who likes whom, as the one who is liked may see it on a plan, and as nobody sees it without one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crowd } from '#tests/factories/crowd.ts';
import { grant, like, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { countStatements } from '#tests/setup/statements.ts';

const LIKERS = `query ($first: Int! = 20, $after: String) { viewer { id likers(first: $first, after: $after) {
  nodes { id createdAt profile { id fullName } } edges { cursor node { id } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
const CARDS = `query { viewer { likers(first: 10) { nodes { id createdAt profile { id fullName age location isVerified activity
  distanceText visiting compatibility { level reasons } photos { id } avatar { id url(size: SMALL) } } } } } }`;
const on = (name: string, input: string) =>
  `mutation ($id: ID!) { ${name}(input: { profileId: $id }) { __typename ${input} ... on UserError { code message } } }`;
const LIKE_ALONE = on('likeProfile', '');
const SUPER = on('superLikeProfile', '');
const PASS = on('passProfile', '');
const UNDO = on('undoPass', '');
const BLOCK = on('blockProfile', '');
const LIKE = on(
  'likeProfile',
  '... on LikeProfileSuccess { match { id } viewer { likers { nodes { profile { id } } } } }',
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = (someone: Person, variables: Record<string, unknown> = {}) =>
  app.gql(LIKERS, variables, someone.accessToken);
async function likersOf(someone: Person): Promise<string[]> {
  const { data, body } = await ask(someone);
  expect(data?.viewer, body).toBeTruthy();
  return data.viewer.likers.nodes.map(({ profile }: Data) => profile.id);
}
async function act(document: string, by: Person, id: string): Promise<Data> {
  const answer = await app.gql(document, { id }, by.accessToken);
  expect(answer.errors, answer.body).toBeUndefined();
  return Object.values(answer.data)[0];
}
/** Likes by rows, one a second, the last the newest. */
async function likedBy(someone: Person, ids: readonly string[], at: (index: number) => Date): Promise<void> {
  await app.db
    .insertInto('likes')
    .values(
      ids.map((fromUserId, index) => ({
        id: crypto.randomUUID(),
        fromUserId,
        toUserId: someone.id,
        isSuper: false,
        createdAt: at(index),
      })),
    )
    .execute();
}
const second = (index: number) => new Date(app.clock.now().getTime() - 60_000 + index * 1_000);

describe('who is listed', () => {
  test('whoever liked or super liked the viewer, newest first, and nothing tells the one from the other', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const people = [await person(app, 'Bola'), await person(app, 'Chidi'), await person(app, 'Dayo')];
    await like(app, people[0]!, ada);
    await act(SUPER, people[1]!, ada.id);
    await like(app, people[2]!, ada);
    expect(await likersOf(ada)).toEqual(people.map(({ id }) => id).toReversed());
    const { data } = await ask(ada);
    expect(data.viewer.likers.nodes[1]).toEqual({
      id: expect.any(String),
      createdAt: expect.any(String),
      profile: { id: people[1]!.id, fullName: 'Chidi Test' },
    });
    const { data: type } = await app.gql('{ __type(name: "Liker") { fields { name } } }', {}, ada.accessToken);
    expect(type.__type.fields.map(({ name }: Data) => name)).toEqual(['id', 'profile', 'createdAt']);
  });

  test('nobody whom the viewer liked, who is a match, also not after the match ended', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const bola = await person(app, 'Bola');
    await like(app, bola, ada);
    const liked = await act(LIKE, ada, bola.id);
    expect(liked.match).not.toBeNull();
    expect(liked.viewer.likers.nodes).toEqual([]);
    await app.db.updateTable('matches').set({ endedAt: new Date() }).where('id', '=', liked.match.id).execute();
    expect(await likersOf(ada)).toEqual([]);
  });

  test('nobody whom the viewer passed, until that is undone', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const bola = await person(app, 'Bola');
    await like(app, bola, ada);
    expect((await act(PASS, ada, bola.id)).__typename).toBe('PassProfileSuccess');
    expect(await likersOf(ada)).toEqual([]);
    expect((await act(UNDO, ada, bola.id)).__typename).toBe('UndoPassSuccess');
    expect(await likersOf(ada)).toEqual([bola.id]);
  });

  test('nobody who is hidden from the viewer, for whatever reason, and each again once they are not', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const [stays, suspended, paused, leaving, blocked, blocker] = await crowd(app, 6);
    await likedBy(ada, [stays!, suspended!, paused!, leaving!, blocked!, blocker!], second);
    expect(await likersOf(ada)).toHaveLength(6);
    const now = app.clock.now();
    const hide = (id: string, change: Record<string, Date | null>) =>
      app.db.updateTable('profiles').set(change).where('id', '=', id).execute();
    await hide(suspended!, { suspendedAt: now });
    await hide(paused!, { pausedAt: now });
    await hide(leaving!, { deletionRequestedAt: now });
    await act(BLOCK, ada, blocked!);
    await app.db
      .insertInto('blockedUsers')
      .values({ blockerId: blocker!, blockedId: ada.id, blockedName: 'Ada', createdAt: now })
      .execute();
    expect(await likersOf(ada)).toEqual([stays]);
    await hide(suspended!, { suspendedAt: null });
    await hide(paused!, { pausedAt: null });
    await hide(leaving!, { deletionRequestedAt: null });
    await app.db.deleteFrom('blockedUsers').where('blockerId', '=', blocker!).execute();
    expect(await likersOf(ada)).toEqual([blocker, leaving, paused, suspended, stays]);
    await app.db.deleteFrom('users').where('id', '=', paused!).execute();
    expect(await likersOf(ada)).toEqual([blocker, leaving, suspended, stays]);
  });

  test('nobody whom the viewer reported, and nobody whom reports limit', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const [stays, reported, limited] = await crowd(app, 3);
    await likedBy(ada, [stays!, reported!, limited!], second);
    const report = `mutation { reportProfile(input: { profileId: "${reported}", reason: OTHER }) { __typename } }`;
    expect((await app.gql(report, {}, ada.accessToken)).data.reportProfile.__typename).toBe('ReportProfileSuccess');
    await app.db.updateTable('profiles').set({ limitedAt: app.clock.now() }).where('id', '=', limited!).execute();
    expect(await likersOf(ada)).toEqual([stays]);
  });

  test('nobody for a viewer who never made a profile', async () => {
    const ada = await person(app, 'Ada', { profile: false });
    await grant(app, ada, 'gold');
    const [bola] = await crowd(app, 1);
    await likedBy(ada, [bola!], second);
    expect(await likersOf(ada)).toEqual([]);
  });
});

describe('the list', () => {
  test('goes page by page without gap or repetition, also when all liked at once and some left meanwhile', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const ids = await crowd(app, 25);
    // Three of the same instant in a row.
    await likedBy(ada, ids, (index) => second(Math.floor(index / 3)));
    const all = await likersOf(ada);
    const whole: string[] = (await ask(ada, { first: 25 })).data.viewer.likers.nodes.map(
      ({ profile }: Data) => profile.id,
    );
    expect(whole.slice(0, 20)).toEqual(all);
    expect(new Set(whole)).toEqual(new Set(ids));
    const places = whole.map((id) => Math.floor(ids.indexOf(id) / 3));
    expect(places).toEqual(places.toSorted((a, b) => b - a));

    const found: string[] = [];
    let after: string | null = null;
    let isFirst = true;
    do {
      const page: Data = (await ask(ada, { first: 4, after })).data.viewer.likers;
      expect(page.pageInfo).toMatchObject({
        hasPreviousPage: !isFirst,
        startCursor: page.edges[0].cursor,
        endCursor: page.edges.at(-1).cursor,
      });
      found.push(...page.nodes.map(({ profile }: Data) => profile.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      // The last of the page, whose place the cursor names, is answered: the next page begins there all the same.
      if (isFirst) await act(PASS, ada, found.at(-1)!);
      isFirst = false;
    } while (after !== null);
    expect(found).toEqual(whole);
    const end = (await ask(ada, { first: 25 })).data.viewer.likers.pageInfo.endCursor;
    expect((await ask(ada, { after: end })).data.viewer.likers).toMatchObject({
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  test('refuses a page out of range and a cursor that is none', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    for (const first of [0, -1, 101]) {
      const { errors } = await ask(ada, { first });
      expect(errors?.[0]?.extensions?.code, String(first)).toMatch(/^(BAD_USER_INPUT|TOO_COSTLY)$/);
    }
    const foreign = Buffer.from(JSON.stringify(['match', '2026-01-01T00:00:00Z', crypto.randomUUID()])).toString(
      'base64url',
    );
    const odd = Buffer.from(JSON.stringify(['liker', 'yesterday', 'nobody'])).toString('base64url');
    const ancient = Buffer.from(JSON.stringify(['liker', '-271821-04-20T00:00:00.000Z', crypto.randomUUID()])).toString(
      'base64url',
    );
    for (const after of ['', 'x', foreign, odd, ancient, '%%%']) {
      const { status, errors } = await ask(ada, { after });
      expect({ code: errors?.[0]?.extensions?.code, ok: status < 500 }, after).toEqual({
        code: 'BAD_USER_INPUT',
        ok: true,
      });
    }
  });

  test('costs the same number of statements for one liker as for eight', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold', position: { latitude: 6.45, longitude: 3.4 } });
    const statements = (count: number): Promise<number> =>
      countStatements(async () => {
        const { data, body } = await app.gql(CARDS, {}, ada.accessToken);
        expect(data?.viewer.likers.nodes, body).toHaveLength(count);
      });
    const position = { latitude: 6.5, longitude: 3.4 };
    await likedBy(ada, await crowd(app, 1, () => ({ position })), second);
    const forOne = await statements(1);
    await likedBy(ada, await crowd(app, 7, () => ({ position })), second);
    const forEight = await statements(8);
    expect(forEight).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(6);
  });
});

describe('without the ability', () => {
  test('the list is refused the same with likes as without, over HTTP', async () => {
    const ada = await person(app, 'Ada');
    const read = async () => {
      const { status, body, errors } = await ask(ada);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
      return { status, body };
    };
    const before = await read();
    const [bola] = await crowd(app, 1);
    await likedBy(ada, [bola!], second);
    expect(await read()).toEqual(before);
    expect(before.body).not.toContain(bola);
    await grant(app, ada, 'gold');
    expect(await likersOf(ada)).toEqual([bola]);
  });

  test('neither a page, a cursor nor an answer to a like tells more', async () => {
    const ada = await person(app, 'Ada');
    const [bola, chidi] = await crowd(app, 2);
    await likedBy(ada, [bola!], second);
    for (const variables of [{ first: 0 }, { first: 101 }, { after: 'x' }]) {
      expect((await ask(ada, variables)).errors?.[0]?.extensions?.code).toMatch(/^(FORBIDDEN|TOO_COSTLY)$/);
    }
    const { errors, body } = await app.gql(LIKE, { id: chidi }, ada.accessToken);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(body).not.toContain(bola);
  });

  test('events refuse it too, and tell of no like', async () => {
    const ada = await person(app, 'Ada');
    const client = app.socket(ada.accessToken);
    const events: Data[] = [];
    client.subscribe(
      {
        query: `subscription { viewerEvents { __typename ... on EntitlementChanged { viewer { likers { nodes { id } } } } } }`,
      },
      { next: (event) => events.push(event), error: () => undefined, complete: () => undefined },
    );
    const tell = () => app.deps.bus.publish(`viewer:${ada.id}`, { kind: 'entitlement' });
    await expect
      .poll(async () => {
        await tell();
        return events.length;
      })
      .toBeGreaterThan(0);
    const before = JSON.stringify(events.at(-1));
    expect(events.at(-1).errors[0].extensions.code).toBe('FORBIDDEN');
    const known = events.length;
    const bola = await person(app, 'Bola');
    await like(app, bola, ada);
    await tell();
    await expect.poll(() => events.length).toBeGreaterThan(known);
    for (const event of events) expect(JSON.stringify(event)).toBe(before);
    await grant(app, ada, 'gold');
    await tell();
    await expect.poll(() => events.at(-1).data?.viewerEvents?.viewer?.likers.nodes.length).toBe(1);
    await client.dispose();
  });

  test('an ended plan refuses again', async () => {
    const ada = await person(app, 'Ada');
    await grant(app, ada, 'gold', new Date(app.clock.now().getTime() - 1));
    expect((await ask(ada)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('an incoming like on the free plan', () => {
  const PROFILE = `id fullName age bio location isVerified activity distanceText visiting compatibility { level score reasons }
    photos { id url(size: SMALL) }`;
  const DECK = `query ($filter: DeckFilterInput, $limit: Int! = 20, $search: String) {
    deck(filter: $filter, limit: $limit, search: $search) { end viewQuota { limit remaining canViewMore resetsAt }
      profiles { ${PROFILE} } } }`;
  const ONE = `query ($id: ID!) { profile(id: $id) { ${PROFILE} } }`;
  const COUNTERS = `query { viewer { likesLeft superLikesLeft unreadCount viewQuota { limit remaining canViewMore resetsAt }
    matches { nodes { id } } profile { id fullName boostExpiresAt } } }`;

  test('changes no byte of any answer, and no order', async () => {
    const position = { latitude: 6.45, longitude: 3.4 };
    const ada = await person(app, 'Ada', { position });
    const suitors: Person[] = [];
    for (const name of ['Bola', 'Chidi', 'Dayo', 'Efe', 'Femi', 'Gbenga']) {
      suitors.push(await person(app, name, { position, profile: { bio: 'Somebody who likes amala', gender: 'MALE' } }));
    }
    await crowd(app, 20, (index) => ({ position, gender: 'male', bio: index % 2 ? 'Another who likes amala' : '' }));
    const questions: readonly [string, Record<string, unknown>][] = [
      [DECK, {}],
      [DECK, { limit: 3 }],
      [DECK, { filter: { gender: 'MALE', maxDistance: 10 } }],
      [DECK, { filter: { minAge: 25, maxAge: 40, religion: 'CHRISTIAN' } }],
      [DECK, { search: 'amala' }],
      [DECK, { search: 'Bola' }],
      ...suitors.map(({ id }): [string, Record<string, unknown>] => [ONE, { id }]),
      [COUNTERS, {}],
      [LIKERS, {}],
    ];
    const read = async () => {
      const bodies: string[] = [];
      for (const [document, variables] of questions)
        bodies.push((await app.gql(document, variables, ada.accessToken)).body);
      return bodies;
    };
    // The first reading hands people out, which the second finds done.
    await read();
    const before = await read();
    expect(before[2]).toContain(suitors[0]!.id);
    expect(before[5]).toContain(suitors[0]!.id);
    expect(before).toEqual(await read());
    for (const [index, suitor] of suitors.entries()) await act(index % 2 ? SUPER : LIKE_ALONE, suitor, ada.id);
    expect(await read()).toEqual(before);
    // On a plan the same question has another answer: the likes are there.
    await grant(app, ada, 'gold');
    expect(await likersOf(ada)).toEqual(suitors.map(({ id }) => id).toReversed());
  });
});

/** Matches as their two people see them, and as nobody else does. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conversations } from '#server/features/matches/queries.ts';
import { like, matched, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { countStatements } from '#tests/setup/statements.ts';

const MATCHES = `query ($first: Int! = 20, $after: String) { viewer { matches(first: $first, after: $after) {
  nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
const STAGE = `query ($first: Int! = 20, $after: String, $stage: MatchStage) { viewer { matches(first: $first, after: $after, stage: $stage) {
  nodes { id } pageInfo { hasNextPage endCursor } } } }`;
const CARDS = `query { viewer { unreadCount matches(first: 10) { nodes { id createdAt isSuperLiked canViewerMessage unreadCount
  theirReadSeq myReadSeq lastMessage { content isMine } messages(last: 3) { nodes { seq } } profile { id fullName bio photos { id } } } } } }`;
const MATCH =
  'query ($id: ID!) { viewer { match(id: $id) { id isSuperLiked canViewerMessage profile { id fullName } } } }';
const SUPER = `mutation ($input: SuperLikeProfileInput!) { superLikeProfile(input: $input) { __typename
  ... on SuperLikeProfileSuccess { match { id } } } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const matchesOf = async (someone: Person, variables: Record<string, unknown> = {}) =>
  app.gql(MATCHES, variables, someone.accessToken);
const matchOf = async (someone: Person, id: string): Promise<Data> =>
  (await app.gql(MATCH, { id }, someone.accessToken)).data.viewer.match;

describe('the list', () => {
  test('is newest first, page by page, without gap or repetition', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const ids: string[] = [];
    for (const name of ['Bola', 'Chidi', 'Dayo', 'Efe', 'Femi']) {
      ids.unshift(await matched(app, ada, await person(app, name, { plan: 'gold' })));
    }
    const found: string[] = [];
    let after: string | null = null;
    for (const [size, more] of [
      [2, true],
      [2, true],
      [1, false],
    ] as const) {
      const matches: Data = (await matchesOf(ada, { first: 2, after })).data.viewer.matches;
      expect(matches.nodes).toHaveLength(size);
      expect(matches.pageInfo).toMatchObject({ hasNextPage: more, hasPreviousPage: after !== null });
      expect(matches.pageInfo.endCursor).toBe(matches.edges.at(-1).cursor);
      found.push(...matches.nodes.map(({ id }: { id: string }) => id));
      after = matches.pageInfo.endCursor;
    }
    expect(found).toEqual(ids);
    expect((await matchesOf(ada, { after })).data.viewer.matches).toMatchObject({
      nodes: [],
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    });
  });

  test('refuses a page out of range and a cursor that is none', async () => {
    const ada = await person(app, 'Ada');
    for (const first of [0, -1, 101]) {
      const { errors } = await matchesOf(ada, { first });
      expect(errors?.[0]?.extensions?.code, String(first)).toMatch(/^(BAD_USER_INPUT|TOO_COSTLY)$/);
    }
    const foreign = Buffer.from(JSON.stringify(['message', 3])).toString('base64url');
    const odd = Buffer.from(JSON.stringify(['match', 'yesterday', 'nobody'])).toString('base64url');
    for (const after of ['', 'x', foreign, odd, '%%%']) {
      const { status, errors } = await matchesOf(ada, { after });
      expect({ code: errors?.[0]?.extensions?.code, ok: status < 500 }, after).toEqual({
        code: 'BAD_USER_INPUT',
        ok: true,
      });
    }
  });

  test('costs the same number of statements for one match as for six', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const statements = async (): Promise<number> => {
      await app.gql('{ viewer { id } }', {}, ada.accessToken);
      return countStatements(async () => {
        const { data, body } = await app.gql(CARDS, {}, ada.accessToken);
        expect(data.viewer.matches.nodes[0].profile.fullName, body).toBeTruthy();
      });
    };
    const add = async (name: string): Promise<void> => {
      const other = await person(app, name, { plan: 'gold' });
      const matchId = await matched(app, ada, other);
      const input = { matchId, clientId: crypto.randomUUID(), content: `Hello from ${name}` };
      await app.gql(SEND, { input }, other.accessToken);
    };
    await add('Bola');
    const forOne = await statements();
    for (const name of ['Chidi', 'Dayo', 'Efe', 'Femi', 'Gbenga']) await add(name);
    const forSix = await statements();
    expect(forSix).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(12);
  });
});

describe('the inbox', () => {
  const inbox = async (someone: Person, variables: Record<string, unknown>) => {
    const { data, body } = await app.gql(STAGE, variables, someone.accessToken);
    expect(data?.viewer?.matches, body).toBeTruthy();
    const { nodes, pageInfo } = data.viewer.matches;
    return { ids: nodes.map(({ id }: { id: string }) => id) as string[], ...pageInfo };
  };
  const say = async (by: Person, matchId: string) => {
    app.clock.advance(1_000);
    const input = { matchId, clientId: crypto.randomUUID(), content: 'Hello' };
    expect((await app.gql(SEND, { input }, by.accessToken)).data.sendMessage.__typename).toBe('SendMessageSuccess');
  };

  test('has what nobody wrote in by its age, and conversations by their last message, for both', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const others = await Promise.all(
      ['Bola', 'Chidi', 'Dayo', 'Efe'].map((name) => person(app, name, { plan: 'gold' })),
    );
    const ids: string[] = [];
    for (const other of others) ids.push(await matched(app, ada, other));
    const [bola, chidi, dayo, efe] = ids as [string, string, string, string];
    expect((await inbox(ada, { stage: 'NEW' })).ids).toEqual([efe, dayo, chidi, bola]);
    expect((await inbox(ada, { stage: 'TALKING' })).ids).toEqual([]);
    await say(others[2] as Person, dayo);
    await say(ada, bola);
    expect((await inbox(ada, { stage: 'TALKING' })).ids).toEqual([bola, dayo]);
    await say(ada, dayo);
    expect((await inbox(ada, { stage: 'TALKING' })).ids).toEqual([dayo, bola]);
    expect((await inbox(ada, { stage: 'NEW' })).ids).toEqual([efe, chidi]);
    expect((await inbox(ada, {})).ids).toEqual([efe, dayo, chidi, bola]);
    expect((await inbox(others[2] as Person, { stage: 'TALKING' })).ids).toEqual([dayo]);
    expect((await inbox(others[3] as Person, { stage: 'TALKING' })).ids).toEqual([]);
  });

  test('goes on after a cursor although a conversation has moved up, and leaves ended and blocked ones out', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const ids: string[] = [];
    const others: Person[] = [];
    for (const name of ['Bola', 'Chidi', 'Dayo', 'Efe', 'Femi']) {
      const other = await person(app, name, { plan: 'gold' });
      others.push(other);
      ids.unshift(await matched(app, ada, other));
      await say(other, ids[0] ?? '');
    }
    const first = await inbox(ada, { first: 2, stage: 'TALKING' });
    expect(first).toMatchObject({ ids: ids.slice(0, 2), hasNextPage: true });
    await say(ada, ids[3] ?? '');
    const second = await inbox(ada, { first: 2, after: first.endCursor, stage: 'TALKING' });
    expect(second).toMatchObject({ ids: [ids[2], ids[4]], hasNextPage: false });
    const { errors } = await app.gql(STAGE, { after: first.endCursor, stage: 'NEW' }, ada.accessToken);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');

    await app.db
      .updateTable('matches')
      .set({ endedAt: new Date() })
      .where('id', '=', ids[0] ?? '')
      .execute();
    await app.db
      .insertInto('blockedUsers')
      .values({ blockerId: others[0]?.id ?? '', blockedId: ada.id, blockedName: 'Ada', createdAt: new Date() })
      .execute();
    expect((await inbox(ada, { stage: 'TALKING' })).ids).toEqual([ids[3], ids[1], ids[2]]);
  });

  test('reads the threads of its viewer alone, by an index of each side', async () => {
    const ada = await person(app, 'Ada');
    const now = app.clock.now();
    // Two thousand people in a ring, each with eight others.
    await sql`
      with someone as materialized (
        select gen_random_uuid() as id, n from generate_series(1, 2000) n
      ), stored as (
        insert into users (id, email, password_hash, full_name, created_at)
        select id, id || '@example.com', '-', 'Crowd', ${now}::timestamptz from someone
      ), pair as (
        insert into matches (id, user1_id, user2_id, created_at)
        select gen_random_uuid(), least(a.id, b.id), greatest(a.id, b.id), ${now}::timestamptz
        from someone a join someone b on (b.n - a.n + 2000) % 2000 between 1 and 4
        union all select gen_random_uuid(), least(id, ${ada.id}::uuid), greatest(id, ${ada.id}::uuid), ${now}::timestamptz
        from someone where n <= 8
        returning id
      )
      insert into chat_threads (match_id, last_seq, last_message_at) select id, 1, ${now}::timestamptz from pair`.execute(
      app.db,
    );
    await sql`analyze matches, chat_threads, blocked_users`.execute(app.db);
    const read = conversations(ada.id, { after: { at: now, id: ada.id }, limit: 21 });
    const { rows: lines } = await sql<{ queryPlan: string }>`explain ${read}`.execute(app.db);
    const plan = lines.map((line) => Object.values(line)[0]).join('\n');
    for (const index of ['matches_user1_idx', 'matches_user2_idx', 'chat_threads_pkey']) expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (matches|chat_threads)/);
  });
});

describe('a match', () => {
  test('shows each of the two the other, and nobody else anything', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola', { plan: 'gold' });
    const chidi = await person(app, 'Chidi', { plan: 'gold' });
    const id = await matched(app, ada, bola);
    expect(await matchOf(ada, id)).toMatchObject({ id, canViewerMessage: false, profile: { id: bola.id } });
    expect(await matchOf(bola, id)).toMatchObject({ id, canViewerMessage: true, profile: { id: ada.id } });
    expect((await matchesOf(chidi)).data.viewer.matches.nodes).toEqual([]);
    const answers = await Promise.all(
      [id, crypto.randomUUID(), 'nothing', ''].map((given) => app.gql(MATCH, { id: given }, chidi.accessToken)),
    );
    for (const answer of answers) expect(answer.body).toBe(answers[0]?.body);
    expect(answers[0]?.data.viewer.match).toBeNull();
  });

  test('tells who was super liked, and only them', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const input = { profileId: bola.id };
    expect((await app.gql(SUPER, { input }, ada.accessToken)).data.superLikeProfile.match).toBeNull();
    const id = await like(app, bola, ada);
    expect((await matchOf(bola, id ?? '')).isSuperLiked).toBe(true);
    expect((await matchOf(ada, id ?? '')).isSuperLiked).toBe(false);
  });

  test('stays without a profile when the other one is suspended', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const id = await matched(app, ada, bola);
    await app.db.updateTable('profiles').set({ suspendedAt: new Date() }).where('id', '=', bola.id).execute();
    expect(await matchOf(ada, id)).toMatchObject({ id, profile: null });
  });

  test('is gone for both once it ended, or once either blocked the other', async () => {
    const ada = await person(app, 'Ada');
    const [bola, chidi, dayo] = [await person(app, 'Bola'), await person(app, 'Chidi'), await person(app, 'Dayo')];
    const ended = await matched(app, ada, bola);
    const blocked = await matched(app, ada, chidi);
    const blocking = await matched(app, ada, dayo);
    await app.db.updateTable('matches').set({ endedAt: new Date() }).where('id', '=', ended).execute();
    await app.db
      .insertInto('blockedUsers')
      .values([
        { blockerId: ada.id, blockedId: chidi.id, blockedName: 'Chidi', createdAt: new Date() },
        { blockerId: dayo.id, blockedId: ada.id, blockedName: 'Ada', createdAt: new Date() },
      ])
      .execute();
    for (const [id, other] of [
      [ended, bola],
      [blocked, chidi],
      [blocking, dayo],
    ] as const) {
      expect(await matchOf(ada, id)).toBeNull();
      expect(await matchOf(other, id)).toBeNull();
    }
    expect((await matchesOf(ada)).data.viewer.matches.nodes).toEqual([]);
  });
});

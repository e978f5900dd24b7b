/** Blocks and reports: what they end, whom they reach, and that nothing at the same moment gets past them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { like, matched, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { openWindows } from '#tests/setup/throttles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ERRORS = '... on UserError { code message }';
const BLOCK = `mutation($input: BlockProfileInput!) { blockProfile(input: $input) { __typename
  ... on BlockProfileSuccess { viewer { id blockedProfiles { nodes { id } } } blocked { id fullName blockedAt } } ${ERRORS} } }`;
const UNBLOCK = `mutation($input: UnblockProfileInput!) { unblockProfile(input: $input) { __typename
  ... on UnblockProfileSuccess { viewer { id blockedProfiles { nodes { id } } } } ${ERRORS} } }`;
const REPORT = `mutation($input: ReportProfileInput!) { reportProfile(input: $input) { __typename
  ... on ReportProfileSuccess { reportId } ${ERRORS} ... on InvalidInput { fieldErrors { path message } } } }`;
const BLOCKED = `query($first: Int! = 20, $after: String) { viewer { blockedProfiles(first: $first, after: $after) {
  nodes { id fullName blockedAt } edges { cursor } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;

const GONE = { __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message: 'This person is no longer available.' };
const nobody = '00000000-0000-4000-8000-000000000000';
const badIds = [nobody, '', 'x', '\u0000', 'x'.repeat(5_000), '00000000-0000-4000-8000-00000000000g'];

const ask = async (by: Person, document: string, variables: Record<string, unknown> = {}): Promise<Data> => {
  const answer = await app.gql(document, variables, by.accessToken);
  expect(answer.errors, answer.body).toBeUndefined();
  return answer.data;
};
const block = async (by: Person, profileId: string) => (await ask(by, BLOCK, { input: { profileId } })).blockProfile;
const unblock = async (by: Person, profileId: string) =>
  (await ask(by, UNBLOCK, { input: { profileId } })).unblockProfile;
const report = async (by: Person, input: Record<string, unknown>) => (await ask(by, REPORT, { input })).reportProfile;
const sees = async (by: Person, { id }: Person) =>
  (await ask(by, 'query($id: ID!) { profile(id: $id) { id } }', { id })).profile !== null;
const blocks = () => app.db.selectFrom('blockedUsers').selectAll();
const matchesOf = async (by: Person): Promise<string[]> =>
  (await ask(by, '{ viewer { matches { nodes { id } } } }')).viewer.matches.nodes.map(({ id }: { id: string }) => id);
const hide = (someone: Person, changes: object) =>
  app.db.updateTable('profiles').set(changes).where('id', '=', someone.id).execute();

describe('blockProfile', () => {
  test('hides the two from each other, and says whom', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const answer = await block(ada, bola.id);
    expect(answer).toMatchObject({
      __typename: 'BlockProfileSuccess',
      viewer: { id: ada.id, blockedProfiles: { nodes: [{ id: bola.id }] } },
      blocked: { id: bola.id, fullName: 'Bola Test' },
    });
    expect([await sees(ada, bola), await sees(bola, ada)]).toEqual([false, false]);
    // Whom it hit learns of nothing, and again changes nothing.
    expect((await ask(bola, BLOCKED)).viewer.blockedProfiles.nodes).toEqual([]);
    expect((await block(ada, bola.id)).blocked).toEqual(answer.blocked);
  });

  test('ends the match for both, for good', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const bola = await person(app, 'Bola', { plan: 'gold' });
    const matchId = await matched(app, ada, bola);
    expect([await matchesOf(ada), await matchesOf(bola)]).toEqual([[matchId], [matchId]]);
    expect((await block(bola, ada.id)).__typename).toBe('BlockProfileSuccess');
    expect([await matchesOf(ada), await matchesOf(bola)]).toEqual([[], []]);
    const stored = () =>
      app.db.selectFrom('matches').select('endedAt').where('id', '=', matchId).executeTakeFirstOrThrow();
    const { endedAt } = await stored();
    expect(endedAt).toBeInstanceOf(Date);

    expect((await unblock(bola, ada.id)).__typename).toBe('UnblockProfileSuccess');
    expect(await sees(ada, bola)).toBe(true);
    expect(await like(app, ada, bola)).toBeNull();
    expect([await matchesOf(ada), await matchesOf(bola)]).toEqual([[], []]);
    expect((await stored()).endedAt).toEqual(endedAt);
  });

  test('works both ways at once, and each takes back only their own', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    await matched(app, ada, bola);
    await block(ada, bola.id);
    // Bola knew her, and may block her too, though she is gone from his pages.
    expect((await block(bola, ada.id)).__typename).toBe('BlockProfileSuccess');
    await unblock(ada, bola.id);
    expect([await sees(ada, bola), await sees(bola, ada)]).toEqual([false, false]);
    await unblock(bola, ada.id);
    expect([await sees(ada, bola), await sees(bola, ada)]).toEqual([true, true]);
  });

  test('answers oneself, nobody, the hidden and those who blocked the viewer unseen in one and the same way', async () => {
    const ada = await person(app, 'Ada');
    const paused = await person(app, 'Bola');
    const suspended = await person(app, 'Chidi');
    const blocker = await person(app, 'Dayo');
    const without = await person(app, 'Efe', { profile: false });
    await hide(paused, { pausedAt: new Date() });
    await hide(suspended, { suspendedAt: new Date() });
    await block(blocker, ada.id);
    for (const id of [...badIds, ada.id, paused.id, suspended.id, blocker.id, without.id]) {
      expect(await block(ada, id), id.slice(0, 40)).toEqual(GONE);
    }
    expect(await blocks().where('blockerId', '=', ada.id).execute()).toEqual([]);
    // And somebody without a profile sees nobody, so there is nobody to block.
    expect(await block(without, ada.id)).toEqual(GONE);
  });

  test('and a report say nothing of a like that only the other one gave', async () => {
    const ada = await person(app, 'Ada');
    const liked = await person(app, 'Bola');
    const passed = await person(app, 'Chidi');
    await like(app, liked, ada);
    for (const someone of [liked, passed]) {
      await hide(someone, { pausedAt: new Date() });
      expect(await report(ada, { profileId: someone.id, reason: 'OTHER' })).toEqual(GONE);
      expect(await block(ada, someone.id)).toEqual(GONE);
    }
  });

  test('reaches people who went into hiding since the viewer saw them', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    expect(await sees(ada, bola)).toBe(true);
    await hide(bola, { pausedAt: new Date() });
    expect((await block(ada, bola.id)).__typename).toBe('BlockProfileSuccess');
    await hide(bola, { pausedAt: null });
    expect(await sees(ada, bola)).toBe(false);
  });

  test('is one row of fifty at once', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    await matched(app, ada, bola);
    const answers = await Promise.all(Array.from({ length: 50 }, () => block(ada, bola.id)));
    expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(new Set(['BlockProfileSuccess']));
    expect(new Set(answers.map(({ blocked }) => blocked.blockedAt)).size).toBe(1);
    expect(await blocks().where('blockerId', '=', ada.id).execute()).toHaveLength(1);
  });

  test('against likes at the same moment, fifty times: never a live match beside a block', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const bola = await person(app, 'Bola', { plan: 'gold' });
    const LIKE =
      'mutation($id: ID!) { likeProfile(input: { profileId: $id }) { __typename ... on LikeProfileSuccess { match { id } } } }';
    const pair = [ada.id, bola.id];
    for (let round = 0; round < 50; round++) {
      await app.db.deleteFrom('blockedUsers').where('blockerId', 'in', pair).execute();
      await app.db.deleteFrom('matches').where('user1Id', 'in', pair).execute();
      await app.db.deleteFrom('likes').where('fromUserId', 'in', pair).execute();
      await like(app, ada, bola);
      const liking = () => ask(bola, LIKE, { id: ada.id });
      const blocking = () => block(ada, bola.id);
      const [likes, done] =
        round % 2 === 0
          ? await Promise.all([liking(), blocking()])
          : await Promise.all([blocking(), liking()]).then(([blocked, liked]) => [liked, blocked]);
      expect(done.__typename).toBe('BlockProfileSuccess');
      const match = await app.db.selectFrom('matches').selectAll().where('user1Id', 'in', pair).executeTakeFirst();
      expect(await blocks().where('blockerId', '=', ada.id).execute()).toHaveLength(1);
      if (match === undefined) {
        expect(likes.likeProfile.__typename).toBe('NotAvailable');
      } else {
        expect(match.endedAt).not.toBeNull();
        expect(likes.likeProfile.__typename).toBe('LikeProfileSuccess');
      }
    }
  });

  test('waits for a like under way, and ends the match that it makes', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const match = { id: crypto.randomUUID(), createdAt: new Date(), endedAt: null };
    const [user1Id, user2Id] = [ada.id, bola.id].sort() as [string, string];
    let blocked: Promise<Data> = Promise.resolve();
    await app.db.transaction().execute(async (tx) => {
      await tx.selectNoFrom((eb) => eb.fn('lock_pair', [eb.val(bola.id), eb.val(ada.id)]).as('lock')).execute();
      blocked = block(ada, bola.id);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx
        .insertInto('matches')
        .values({ ...match, user1Id, user2Id })
        .execute();
    });
    expect((await blocked).__typename).toBe('BlockProfileSuccess');
    const stored = await app.db.selectFrom('matches').selectAll().where('id', '=', match.id).executeTakeFirstOrThrow();
    expect(stored.endedAt).not.toBeNull();
  });
});

describe('unblockProfile', () => {
  test('answers what is not blocked, or not by the viewer, as not there', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    await block(bola, ada.id);
    const none = { ...GONE, message: 'This person is not blocked.' };
    for (const id of [...badIds, bola.id, ada.id]) expect(await unblock(ada, id)).toEqual(none);
    expect((await unblock(bola, ada.id)).viewer.blockedProfiles.nodes).toEqual([]);
    expect(await unblock(bola, ada.id)).toEqual(none);
  });
});

describe('blockedProfiles', () => {
  test('are the viewer’s own, newest first, page by page', async () => {
    const ada = await person(app, 'Ada');
    const ids: string[] = [];
    for (const name of ['Bola', 'Chidi', 'Dayo', 'Efe', 'Femi']) {
      const someone = await person(app, name);
      await block(ada, someone.id);
      ids.unshift(someone.id);
    }
    // Two at the very same instant are told apart by id.
    const at = new Date();
    await app.db.updateTable('blockedUsers').set({ createdAt: at }).where('blockedId', 'in', ids.slice(0, 2)).execute();
    const inOrder = [...ids.slice(0, 2).sort().reverse(), ...ids.slice(2)];
    const found: string[] = [];
    let after: string | null = null;
    for (const [size, more] of [
      [1, true],
      [3, true],
      [1, false],
    ] as const) {
      const page: Data = (await ask(ada, BLOCKED, { first: size, after })).viewer.blockedProfiles;
      expect(page.pageInfo).toMatchObject({ hasNextPage: more, hasPreviousPage: after !== null });
      found.push(...page.nodes.map(({ id }: { id: string }) => id));
      after = page.pageInfo.endCursor;
    }
    expect(found).toEqual(inOrder);
  });

  test('have the name of when they were blocked, whatever they are called since', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    await matched(app, ada, bola);
    const { blocked } = await block(ada, bola.id);
    await block(bola, ada.id);
    await hide(bola, { fullName: 'Another Name' });
    const names = async () => (await ask(ada, BLOCKED)).viewer.blockedProfiles.nodes;
    expect(await names()).toMatchObject([{ id: bola.id, fullName: 'Bola Test' }]);
    // Neither does blocking once more tell it, nor a suspension.
    expect((await block(ada, bola.id)).blocked).toEqual(blocked);
    await hide(bola, { suspendedAt: new Date(), fullName: 'A third one' });
    expect(await names()).toMatchObject([{ id: bola.id, fullName: 'Bola Test' }]);
  });

  test('refuse a page out of range and a cursor of another list', async () => {
    const ada = await person(app, 'Ada');
    const other = Buffer.from(JSON.stringify(['match', new Date().toISOString(), ada.id])).toString('base64url');
    for (const variables of [{ first: 0 }, { first: 101 }, { after: 'x' }, { after: other }]) {
      const { errors } = await app.gql(BLOCKED, variables, ada.accessToken);
      expect(errors?.[0]?.extensions?.code).toMatch(/^(BAD_USER_INPUT|TOO_COSTLY)$/);
    }
  });
});

describe('reportProfile', () => {
  const reports = (by: Person) =>
    app.db.selectFrom('reportedUsers').selectAll().where('reporterId', '=', by.id).orderBy('reason').execute();

  test('keeps who, whom, why and the words', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const reasons = ['FAKE_PROFILE', 'HARASSMENT', 'INAPPROPRIATE_CONTENT', 'OTHER', 'UNDERAGE'];
    for (const reason of reasons) {
      const answer = await report(ada, { profileId: bola.id, reason, description: ` About ${reason} ` });
      expect(answer.__typename).toBe('ReportProfileSuccess');
    }
    const stored = await reports(ada);
    expect(stored.map(({ reason, description, reportedId }) => [reason, description, reportedId])).toEqual(
      reasons.map((reason) => [reason.toLowerCase(), `About ${reason}`, bola.id]),
    );
    // A report blocks nobody.
    expect(await sees(bola, ada)).toBe(true);
  });

  test('a second one for the same reason is the same report with the new words', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const about = { profileId: bola.id, reason: 'HARASSMENT' };
    const first = await report(ada, { ...about, description: 'First words' });
    expect(await report(ada, { ...about, description: 'Other words' })).toEqual(first);
    expect((await reports(ada)).map(({ description }) => description)).toEqual(['Other words']);
    // Without words there is nothing to replace the old ones with.
    expect(await report(ada, about)).toEqual(first);
    expect((await reports(ada)).map(({ description }) => description)).toEqual(['Other words']);
  });

  test('fifty at once are one', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const input = { profileId: bola.id, reason: 'OTHER', description: 'Spam' };
    const answers = (await Promise.all(Array.from({ length: 50 }, () => report(ada, input)))) as Data[];
    const taken = answers.filter(({ __typename }) => __typename === 'ReportProfileSuccess');
    expect(new Set(taken.map(({ reportId }) => reportId)).size).toBe(1);
    expect(await reports(ada)).toHaveLength(1);
  });

  test('is taken 20 times an hour of one person, of fifty at once too, and of others meanwhile', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const input = { profileId: bola.id, reason: 'OTHER' };
    const answers = (await Promise.all(Array.from({ length: 50 }, () => report(ada, input)))) as Data[];
    expect(answers.filter(({ __typename }) => __typename === 'ReportProfileSuccess')).toHaveLength(20);
    const refused = {
      __typename: 'TooManyAttempts',
      code: 'TOO_MANY_ATTEMPTS',
      message: 'Too many attempts. Please wait a little and try again.',
    };
    expect(answers.filter(({ __typename }) => __typename !== 'ReportProfileSuccess')).toEqual(Array(30).fill(refused));
    // Whom the viewer does not know is then no different from whom they know.
    expect(await report(ada, { ...input, profileId: nobody })).toEqual(refused);
    expect((await report(bola, { ...input, profileId: ada.id })).__typename).toBe('ReportProfileSuccess');
    await openWindows(app);
    expect((await report(ada, input)).__typename).toBe('ReportProfileSuccess');
  });

  test('needs a reason, and at most 1,000 characters', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const about = { profileId: bola.id };
    for (const input of [about, { ...about, reason: null }, { profileId: nobody }]) {
      expect(await report(ada, input)).toEqual({
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        message: 'Please select a reason for reporting',
        fieldErrors: [{ path: 'reason', message: 'Please select a reason for reporting' }],
      });
    }
    const message = 'Details must be at most 1,000 characters';
    for (const description of ['x'.repeat(1_001), '😀'.repeat(1_001), 'x'.repeat(5_000)]) {
      const answer = await report(ada, { ...about, reason: 'OTHER', description });
      expect(answer.fieldErrors).toEqual([{ path: 'description', message }]);
    }
    expect(await reports(ada)).toEqual([]);
    for (const [description, kept] of [
      ['😀'.repeat(1_000), '😀'.repeat(1_000)],
      ['Half \uD83D of \u0000it', 'Half \uFFFD of it'],
    ]) {
      await report(ada, { ...about, reason: 'OTHER', description });
      expect((await reports(ada))[0]?.description).toBe(kept);
    }
  });

  test('reaches people across a block in either direction, once they were seen', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const chidi = await person(app, 'Chidi');
    const dayo = await person(app, 'Dayo');
    const input = { reason: 'HARASSMENT' };
    await matched(app, ada, bola);
    await block(bola, ada.id);
    expect((await report(ada, { ...input, profileId: bola.id })).__typename).toBe('ReportProfileSuccess');
    await block(ada, chidi.id);
    expect((await report(ada, { ...input, profileId: chidi.id })).__typename).toBe('ReportProfileSuccess');
    // Dayo blocked her before she ever saw him.
    await block(dayo, ada.id);
    expect(await report(ada, { ...input, profileId: dayo.id })).toEqual(GONE);
    await like(app, bola, chidi);
    await block(chidi, bola.id);
    expect((await report(bola, { ...input, profileId: chidi.id })).__typename).toBe('ReportProfileSuccess');
  });

  test('answers oneself, nobody and the hidden in one and the same way', async () => {
    const ada = await person(app, 'Ada');
    const paused = await person(app, 'Bola');
    await hide(paused, { pausedAt: new Date() });
    for (const profileId of [...badIds, ada.id, paused.id]) {
      expect(await report(ada, { profileId, reason: 'OTHER' })).toEqual(GONE);
    }
    expect(await reports(ada)).toEqual([]);
  });
});

/** Who is suspended is told why and may appeal, once; somebody else than who suspended decides. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import type { Data } from '#tests/setup/app.ts';
import { ask } from '#tests/setup/ask.ts';
import { type Moderation, startModeration } from '#tests/setup/moderating.ts';
import { openWindows, useWindow } from '#tests/setup/throttles.ts';

const ERROR = '... on UserError { code message }';
const SUSPEND = `mutation($input: SuspendAccountInput!) { suspendAccount(input: $input) { __typename ${ERROR} } }`;
const RESTORE = `mutation($input: RestoreAccountInput!) { restoreAccount(input: $input) { __typename
  ... on RestoreAccountSuccess { isDryRun user { suspendedAt suspension { id } } } ${ERROR} } }`;
const APPEAL = `mutation($input: AppealSuspensionInput!) { appealSuspension(input: $input) { __typename
  ... on AppealSuspensionSuccess { appeal } ${ERROR} } }`;
const RESOLVE = `mutation($input: ResolveAppealInput!) { resolveAppeal(input: $input) { __typename
  ... on ResolveAppealSuccess { isDryRun appeal { id state note user { suspendedAt suspension { reason appeal } } } } ${ERROR} } }`;
const QUEUE = `query($state: AppealState!, $first: Int! = 20, $after: String) { admin { totals { openAppeals }
  appeals(state: $state, first: $first, after: $after) { nodes { id content reason state note user { email } } pageInfo { endCursor } } } }`;
const SIGN_IN = `mutation($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { session { accessToken } } } }`;
const WORDS = 'It was not me, my phone was stolen.';

let on: Moderation;
let bola: Person;
let second: Person;
beforeAll(async () => {
  on = await startModeration();
  second = await newAdmin(on.app, 'Gozie', {});
});
beforeEach(async () => {
  await on.app.db.deleteFrom('appeals').execute();
  await openWindows(on.app);
  bola = await person(on.app, 'Bola');
});
afterAll(() => on.app.stop());

const suspend = (of = bola, by = on.admin) =>
  ask(on.app, SUSPEND, { account: { email: of.email }, reason: 'Spam' }, by.accessToken);
const restore = (input: object, by = on.admin) =>
  ask(on.app, RESTORE, { account: { email: bola.email }, ...input }, by.accessToken);
const appeal = (token: string, content = WORDS) => ask(on.app, APPEAL, { token, content });
const resolve = (input: object, by = second) => ask(on.app, RESOLVE, { note: 'We looked', ...input }, by.accessToken);
const queue = async (state = 'WAITING', more: object = {}): Promise<Data> =>
  (await on.app.gql(QUEUE, { state, ...more }, on.admin.accessToken)).data.admin.appeals;
const subjects = async () => (await on.letters(bola)).map(({ subject }) => subject);

/** Somebody is suspended and appeals; the appeal's id. */
async function appealed(): Promise<string> {
  await suspend();
  on.app.clock.advance(1_000);
  await appeal((await on.signIn(bola)).appealToken);
  return (await queue()).nodes.at(-1).id;
}

describe('whoever is suspended', () => {
  it('is told why by mail and with the right password, and may appeal once, of fifty at once too', async () => {
    await suspend();
    const [letter] = await on.letters(bola);
    expect(letter).toMatchObject({ subject: 'Your account is suspended', text: expect.stringContaining('Spam') });
    expect(letter?.text).toContain('you may appeal, once');
    const told = await on.signIn(bola);
    expect(told).toMatchObject({ __typename: 'AccountSuspended', code: 'SUSPENDED', reason: 'Spam', appeal: 'NONE' });
    const wrong = await on.signIn({ ...bola, password: 'not-hers-at-all' });
    expect(wrong).toMatchObject({ __typename: 'InvalidCredentials' });
    expect(await appeal(told.appealToken, 'Too short')).toMatchObject({
      message: 'Please write at least 20 characters',
    });
    await openWindows(on.app);
    const fifty = await Promise.all(Array.from({ length: 50 }, () => appeal(told.appealToken)));
    expect(fifty.filter(({ __typename }) => __typename === 'AppealSuspensionSuccess')).toEqual([
      { __typename: 'AppealSuspensionSuccess', appeal: 'WAITING' },
    ]);
    const { points } = limits.throttles.appealsOfAddress;
    expect(fifty.filter(({ code }) => code === 'NOT_AVAILABLE')).toHaveLength(points - 1);
    expect(fifty.filter(({ code }) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(50 - points);
    expect(await on.signIn(bola)).toMatchObject({ appeal: 'WAITING', appealToken: null });
    expect((await queue()).nodes).toMatchObject([{ content: WORDS, reason: 'Spam', user: { email: bola.email } }]);
  });

  it('cannot appeal with a token that is forged, another’s, or of a suspension that was lifted', async () => {
    const ada = await person(on.app, 'Ada');
    await suspend();
    await suspend(ada);
    const [hers, others] = [(await on.signIn(bola)).appealToken, (await on.signIn(ada)).appealToken];
    const idOf = (token: string) => new URLSearchParams(token).get('suspension') ?? '';
    for (const token of ['', 'nonsense', hers.slice(0, -2), hers.replace(idOf(hers), idOf(others))]) {
      expect(await appeal(token)).toMatchObject({
        code: 'NOT_AVAILABLE',
        message: expect.stringContaining('This appeal cannot be made (any more).'),
      });
    }
    await restore({ reason: 'A mistake' });
    expect(await appeal(hers)).toMatchObject({ code: 'NOT_AVAILABLE' });
    expect((await queue()).nodes).toEqual([]);
    await useWindow(on.app, ['appealsOfAddress', '127.0.0.1']);
    expect(await appeal(others)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('an appeal', () => {
  it('is upheld: the person is told why, stays out and cannot appeal again', async () => {
    const appealId = await appealed();
    await on.letters(bola);
    expect(await resolve({ appealId, decision: 'UPHOLD', isDryRun: true })).toMatchObject({
      appeal: { state: 'UPHELD' },
    });
    expect((await queue()).nodes).toHaveLength(1);
    const done = await resolve({ appealId, decision: 'UPHOLD', note: ' It was you ' });
    expect(done).toMatchObject({ isDryRun: false, appeal: { state: 'UPHELD', note: 'It was you' } });
    expect(done.appeal.user.suspension).toEqual({ reason: 'Spam', appeal: 'UPHELD' });
    const [letter] = await on.letters(bola);
    expect(letter).toMatchObject({
      subject: 'Your account stays suspended',
      text: expect.stringContaining('It was you'),
    });
    expect(await on.signIn(bola)).toMatchObject({ appeal: 'UPHELD', appealToken: null });
    expect(await resolve({ appealId, decision: 'GRANT' })).toMatchObject({ code: 'NOT_AVAILABLE' });
    expect(await on.audited(bola)).toEqual(['suspend_account', 'resolve_appeal']);
  });

  it('is granted: the person is let in again and shown, and another suspension may be appealed against', async () => {
    const appealId = await appealed();
    await on.letters(bola);
    expect(await resolve({ appealId, decision: 'GRANT' })).toMatchObject({
      appeal: { state: 'GRANTED', user: { suspendedAt: null, suspension: null } },
    });
    expect(await subjects()).toEqual(['Your appeal was granted']);
    expect(await on.signIn(bola)).toMatchObject({ __typename: 'SignInSuccess' });
    expect(await on.sees(on.admin, bola)).toBe(true);
    expect(await on.audited(bola)).toEqual(['suspend_account', 'resolve_appeal', 'restore_account']);
    await suspend();
    expect(await on.signIn(bola)).toMatchObject({ appeal: 'NONE', appealToken: expect.any(String) });
  });

  it('is for somebody else than who suspended, as long as there is another', async () => {
    const appealId = await appealed();
    const own = { code: 'NOT_AVAILABLE', message: 'Somebody else has to decide about a suspension of yours.' };
    expect(await resolve({ appealId, decision: 'GRANT' }, on.admin)).toMatchObject(own);
    await on.app.db.deleteFrom('userRoles').where('userId', '=', second.id).execute();
    expect(await resolve({ appealId, decision: 'GRANT' }, on.admin)).toMatchObject({ appeal: { state: 'GRANTED' } });
    const role = { userId: second.id, role: 'admin', grantedAt: on.app.clock.now() };
    await on.app.db.insertInto('userRoles').values(role).execute();
  });

  it('of two decisions at once is decided once', async () => {
    const appealId = await appealed();
    const both = ['GRANT', 'UPHOLD'].flatMap((decision) =>
      Array.from({ length: 5 }, () => resolve({ appealId, decision })),
    );
    const made = await Promise.all(both);
    expect(made.filter(({ __typename }) => __typename === 'ResolveAppealSuccess')).toHaveLength(1);
    const audited = await on.audited(bola);
    expect(audited.filter((action) => action === 'resolve_appeal')).toHaveLength(1);
    const [{ state }] = (await queue('GRANTED')).nodes.concat((await queue('UPHELD')).nodes);
    expect(audited.includes('restore_account')).toBe(state === 'GRANTED');
  });

  it('waits in the order in which it was made, page by page; decided ones by the newest decision', async () => {
    const first = await appealed();
    bola = await person(on.app, 'Bola');
    const then = await appealed();
    const page = await queue('WAITING', { first: 1 });
    expect(page.nodes).toMatchObject([{ id: first }]);
    const { endCursor: after } = page.pageInfo;
    expect((await queue('WAITING', { first: 1, after })).nodes).toMatchObject([{ id: then }]);
    for (const appealId of [then, first]) {
      on.app.clock.advance(1_000);
      await resolve({ appealId, decision: 'UPHOLD' });
    }
    expect((await queue('UPHELD')).nodes.map(({ id }: Data) => id)).toEqual([first, then]);
    for (const state of ['WAITING', 'NONE', 'GRANTED']) expect((await queue(state)).nodes).toEqual([]);
  });
});

it('nobody reads their own appeal among those that are decided', async () => {
  bola = await newAdmin(on.app, 'Bola', {});
  const appealId = await appealed();
  await resolve({ appealId, decision: 'GRANT' });
  const { accessToken } = (await ask(on.app, SIGN_IN, { email: bola.email, password: bola.password })).session;
  const idsFor = async (token: string): Promise<string[]> =>
    (await on.app.gql(QUEUE, { state: 'GRANTED' }, token)).data.admin.appeals.nodes.map(({ id }: Data) => id);
  expect([await idsFor(on.admin.accessToken), await idsFor(accessToken)]).toEqual([[appealId], []]);
});

it('an account is restored once, by others than itself, and an appeal that waits is granted with it', async () => {
  await appealed();
  await on.letters(bola);
  expect(await restore({ reason: '' })).toMatchObject({ message: 'Please give a reason' });
  expect(await restore({ account: { email: 'nobody@example.com' }, reason: 'x' })).toMatchObject({
    code: 'NOT_AVAILABLE',
  });
  const dry = await restore({ reason: 'A mistake', isDryRun: true });
  expect(dry).toMatchObject({ isDryRun: true, user: { suspendedAt: null } });
  expect(await on.signIn(bola)).toMatchObject({ __typename: 'AccountSuspended' });
  const twice = await Promise.all([1, 2].map(() => restore({ reason: 'A mistake' })));
  expect(twice.map(({ __typename }) => __typename).toSorted()).toEqual(['NotAvailable', 'RestoreAccountSuccess']);
  expect(await on.signIn(bola)).toMatchObject({ __typename: 'SignInSuccess' });
  expect((await queue('GRANTED')).nodes).toHaveLength(1);
  expect(await subjects()).toEqual(['Your account is open again']);
  expect(await on.audited(bola)).toEqual(['suspend_account', 'restore_account']);
});

it('a suspension decides every report of the person that waits', async () => {
  const ada = await person(on.app, 'Ada');
  await on.report(ada, bola, 'HARASSMENT');
  await on.report(ada, bola, 'OTHER');
  await suspend();
  expect((await on.queue()).filter(({ reported }) => reported.id === bola.id)).toEqual([]);
});

// The last one: every session is over when it ends.
it('the token of a refused sign-in is good for an hour, and another sign-in brings another', async () => {
  await suspend();
  const { appealToken } = await on.signIn(bola);
  on.app.clock.advance(limits.moderation.appealMs + 1_000);
  expect(await appeal(appealToken)).toMatchObject({ code: 'NOT_AVAILABLE' });
  expect(await appeal((await on.signIn(bola)).appealToken)).toEqual({
    __typename: 'AppealSuspensionSuccess',
    appeal: 'WAITING',
  });
});

/** Moderation beside account deletion: who is suspended while they leave, whose reporter is gone, and letters to who is nameless. */
import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTotpSecret } from '#server/auth/one-time-codes.ts';
import { seal } from '#server/base/secrets.ts';
import { resetSecrets } from '#server/features/accounts/letter-service.ts';
import { eraseAccounts } from '#server/features/data-rights/erasure-service.ts';
import { nobodysDomain } from '#server/platform/mail/post.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { leave } from '#tests/setup/account-deletion.ts';
import { ask } from '#tests/setup/ask.ts';
import { type Moderation, startModeration, trusted } from '#tests/setup/moderating.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const ERROR = '... on UserError { code message }';
const SUSPEND = `mutation($input: SuspendAccountInput!) { suspendAccount(input: $input) { __typename ${ERROR} } }`;
const RESTORE = `mutation($input: RestoreAccountInput!) { restoreAccount(input: $input) { __typename ${ERROR} } }`;
const WARN = `mutation($input: WarnAccountInput!) { warnAccount(input: $input) { __typename ${ERROR} } }`;
const APPEAL = `mutation($input: AppealSuspensionInput!) { appealSuspension(input: $input) { __typename ${ERROR} } }`;
const SIGN_IN = `mutation($input: SignInInput!) { signIn(input: $input) { __typename
  ... on AccountSuspended { reason appealToken } ${ERROR} } }`;
const REQUEST = `mutation($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename
  ... on RequestPasswordResetSuccess { requestId } ${ERROR} } }`;
const RESET = `mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename
  ... on AccountSuspended { reason appealToken } ${ERROR} } }`;

let on: Moderation;
let bola: Person;
beforeAll(async () => {
  on = await startModeration();
});
beforeEach(async () => {
  await openWindows(on.app);
  bola = await person(on.app, 'Bola');
});
afterAll(() => on.app.stop());

const byAdmin = (document: string, { email } = bola) =>
  ask(on.app, document, { account: { email }, reason: 'Spam' }, on.admin.accessToken);
const deletions = async () => {
  const rows = on.app.db.selectFrom('deletionRequests').select('status').where('userId', '=', bola.id);
  return (await rows.execute()).map(({ status }) => status);
};
const deletionLetters = async () =>
  (await runJobs(on.app, ['sendDeletionLetter'])).filter(({ to }) => to === bola.email);

describe('whoever is suspended while they leave', () => {
  it('keeps the account by an appeal, and is told that it stays suspended', async () => {
    await leave(on.app, bola);
    await byAdmin(SUSPEND);
    const [asked] = await deletionLetters();
    expect(asked?.text).toContain('appeal until');
    expect(asked?.text).not.toContain('sign in');
    const { appealToken } = await on.signIn(bola);
    expect(await deletions()).toEqual(['pending']);
    const made = await ask(on.app, APPEAL, { token: appealToken, content: 'It was not me, my phone was stolen.' });
    expect(made.__typename).toBe('AppealSuspensionSuccess');
    expect(await deletions()).toEqual(['cancelled']);
    const [letter] = await deletionLetters();
    expect(letter?.text).toContain('stays suspended');
    expect(letter?.text).not.toContain('shown again');
  });

  it('keeps it when the suspension is lifted, and is shown', async () => {
    await leave(on.app, bola);
    await byAdmin(SUSPEND);
    expect((await byAdmin(RESTORE)).__typename).toBe('RestoreAccountSuccess');
    expect(await deletions()).toEqual(['cancelled']);
    expect(await on.sees(on.admin, bola)).toBe(true);
  });
});

describe('whoever was limited by reports', () => {
  it('is in decks again and told when a reporter’s account is gone, but not while others are enough', async () => {
    const [ada, chidi, dayo] = [await trusted(on, 'Ada'), await trusted(on, 'Chidi'), await trusted(on, 'Dayo')];
    const other = await person(on.app, 'Eze');
    for (const by of [ada, chidi]) await on.report(by, bola);
    for (const by of [ada, chidi, dayo]) await on.report(by, other);
    await on.recheckLimits();
    expect((await on.limited()).toSorted()).toEqual([bola.id, other.id].toSorted());
    await on.letters(bola);
    const [requestedAt, userId] = [on.app.clock.now(), ada.id];
    const due = { requestedAt, cancellableUntil: requestedAt, erasedBy: requestedAt, status: 'anonymised' };
    const request = { id: crypto.randomUUID(), userId, email: null, reason: null, source: 'person', ...due };
    await on.app.db
      .insertInto('deletionRequests')
      .values({ ...request, anonymisedAt: requestedAt })
      .execute();
    await eraseAccounts(on.app.deps);
    for (let times = 0; times < 2; times += 1) await on.recheckLimits();
    expect(await on.limited()).toEqual([other.id]);
    expect((await on.letters(bola)).map(({ subject }) => subject)).toEqual(['Your profile is in decks again']);
    expect(await on.audited(bola)).toEqual(['limit_profile', 'lift_limit']);
  });

  it('stays hidden while suspended', async () => {
    await byAdmin(SUSPEND);
    await on.recheckLimits();
    expect(await on.sees(on.admin, bola)).toBe(false);
  });
});

it('no letter goes to an account that is nameless', async () => {
  bola.email = `${crypto.randomUUID()}@${nobodysDomain}`;
  await on.app.db.updateTable('users').set({ email: bola.email }).where('id', '=', bola.id).execute();
  expect((await byAdmin(WARN)).__typename).toBe('WarnAccountSuccess');
  const before = on.app.mails.length;
  await runJobs(on.app, ['sendModerationLetter', 'sendMail']);
  expect(on.app.mails.slice(before).filter(({ to }) => to === bola.email)).toEqual([]);
});

it('a suspension is told after the second factor only, at sign-in and with the letter for a new password', async () => {
  const { deps, clock, db } = on.app;
  const secret = newTotpSecret(deps.random);
  const totpSecret = seal(deps.config, deps.random, secret, bola.id);
  await db.updateTable('users').set({ totpSecret, totpEnabledAt: clock.now() }).where('id', '=', bola.id).execute();
  await byAdmin(SUSPEND);
  const totp = new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });
  const code = () => totp.generate({ timestamp: clock.now().getTime() });
  const { email, password } = bola;
  const signIn = (twoFactorCode: string | null) => ask(on.app, SIGN_IN, { email, password, twoFactorCode });
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { requestId } = await ask(on.app, REQUEST, { email, codeChallenge: challenge });
  const proof = { requestId, secret: resetSecrets(deps, requestId).secret, codeVerifier: verifier };
  const reset = (twoFactorCode: string | null) =>
    ask(on.app, RESET, { ...proof, newPassword: 'a-new-secret', twoFactorCode });
  for (const way of [signIn, reset]) {
    clock.advance(60_000);
    expect(await way(null)).toMatchObject({ __typename: 'TwoFactorRequired' });
    expect(await way('000000')).toMatchObject({ __typename: 'InvalidTwoFactorCode' });
    const told = { __typename: 'AccountSuspended', reason: 'Spam', appealToken: expect.any(String) };
    expect(await way(code())).toMatchObject(told);
  }
  // Nor is the password another.
  expect(await signIn(null)).toMatchObject({ __typename: 'TwoFactorRequired' });
});

/** Rows of the field x role table for accounts: recovery, addresses, two-factor sign-in, sessions. */
import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { limits } from '#rules/limits.ts';
import { seal } from '#server/base/secrets.ts';
import { resetSecrets, verificationToken } from '#server/features/accounts/letter-service.ts';
import { spendPoint } from '#server/platform/throttles/throttles.ts';
import type { Person } from '#tests/factories/people.ts';
import { openWindows } from '#tests/setup/throttles.ts';
import {
  type Ask,
  closed,
  errorFields,
  type Here,
  noOne,
  open,
  own,
  type RootRow,
  type TypeRow,
} from './matrix-cells.ts';

const VERIFIER = 'x'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const TOTP_SECRET = Secret.fromLatin1('twenty bytes exactly');
const totp = ({ app }: Here) => new TOTP({ secret: TOTP_SECRET }).generate({ timestamp: app.clock.now().getTime() });

/** What a row before left: used up windows, addresses that wait, second factors, a captcha. Rows of other files know nothing of these. */
async function cleanUp({ app }: Here): Promise<void> {
  app.deps.ports.captcha = null;
  await openWindows(app);
  await app.db.deleteFrom('emailVerifications').execute();
  await app.db.deleteFrom('recoveryCodes').execute();
  await app.db.updateTable('users').set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null }).execute();
}
export const afresh =
  (ask: Ask): Ask =>
  async (here) => {
    await cleanUp(here);
    return ask(here);
  };

/** Gives somebody a second factor, confirmed or not. */
async function withTotp({ app }: Here, { id }: Person, isOn: boolean): Promise<void> {
  const totpSecret = seal(app.deps.config, app.deps.random, TOTP_SECRET.bytes, id);
  const totpEnabledAt = isOn ? app.clock.now() : null;
  await app.db.updateTable('users').set({ totpSecret, totpEnabledAt }).where('id', '=', id).execute();
}
async function proof(here: Here): Promise<string> {
  await withTotp(here, here.me, true);
  return `input: { password: "${here.me.password}", twoFactorCode: "${totp(here)}" }`;
}

/** What is shown of a letter that is at hand, to somebody whose token nobody uses: a new password ends their sessions. */
async function letterOf({ app, bystanders }: Here, purpose: 'reset' | 'sign_in'): Promise<string> {
  const { id: userId } = bystanders[3]!;
  const now = app.clock.now();
  const soon = new Date(now.getTime() + 60_000);
  await app.db.deleteFrom('passwordResets').execute();
  const id = crypto.randomUUID();
  await app.db
    .insertInto('passwordResets')
    .values({
      id,
      userId,
      accountKey: Buffer.alloc(32),
      purpose,
      codeChallenge: CHALLENGE,
      createdAt: now,
      codeExpiresAt: soon,
      linkExpiresAt: soon,
    })
    .execute();
  const { secret } = resetSecrets(app.deps, id);
  return `requestId: "${id}", secret: "${secret}", codeVerifier: "${VERIFIER}"`;
}
const resetOf = async (here: Here): Promise<string> =>
  `input: { ${await letterOf(here, 'reset')}, newPassword: "${here.bystanders[3]!.password}" }`;

/** The token of a link that confirms the subject's address. */
async function subjectsToken({ app, subject }: Here): Promise<string> {
  const id = crypto.randomUUID();
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  await app.db
    .insertInto('emailVerifications')
    .values({ id, userId: subject.id, email: subject.email, createdAt: now, expiresAt })
    .execute();
  return verificationToken(app.deps, id);
}

/** A session of the subject that nobody uses. */
async function subjectsSession({ app, subject: { id, email, password } }: Here): Promise<string> {
  await app.gql(`mutation { signIn(input: { email: "${email}", password: "${password}" }) { __typename } }`);
  const newest = app.db.selectFrom('sessions').select('id').where('userId', '=', id).orderBy('id', 'desc');
  return (await newest.executeTakeFirstOrThrow()).id;
}

const signIn = ({ subject: { email, password } }: Here, code = '') =>
  `signIn(input: { email: "${email}", password: "${password}", twoFactorCode: "${code}" })`;
const askForReset = ({ subject }: Here) =>
  `requestPasswordReset(input: { email: "${subject.email}", codeChallenge: "${CHALLENGE}" })`;
const askForCode = ({ subject }: Here) =>
  `requestSignInCode(input: { email: "${subject.email}", codeChallenge: "${CHALLENGE}" })`;
const refusedCode = `signInWithCode(input: { requestId: "${noOne}", secret: "123456", codeVerifier: "${VERIFIER}" })`;
const refusedReset = `resetPassword(input: { requestId: "${noOne}", secret: "123456", codeVerifier: "${VERIFIER}", newPassword: "secret-2" })`;
const changeEmail = ({ me, fresh }: Here) =>
  `changeEmail(input: { password: "${me.password}", newEmail: "${fresh}@example.com" })`;
/** To the same password, so that the other rows may go on using it. */
const changePassword = ({ me: { password } }: Here) =>
  `changePassword(input: { currentPassword: "${password}", newPassword: "${password}" })`;
const startTwoFactor = ({ me }: Here) => `startTwoFactor(input: { password: "${me.password}" })`;
const wrongProof = ({ me }: Here) => `input: { password: "${me.password}", twoFactorCode: "no code" }`;

export const rootRows: Record<string, RootRow> = {
  'Mutation.requestPasswordReset': { ask: afresh(askForReset), row: open('RequestPasswordResetSuccess') },
  'Mutation.resetPassword': { ask: afresh(() => refusedReset), row: open('ResetRefused') },
  'Mutation.requestSignInCode': { ask: afresh(askForCode), row: open('RequestSignInCodeSuccess') },
  'Mutation.signInWithCode': { ask: afresh(() => refusedCode), row: open('ResetRefused') },
  'Mutation.verifyEmail': {
    ask: afresh(({ fresh }) => `verifyEmail(input: { token: "${fresh}" })`),
    row: open('LinkExpired'),
  },
  'Mutation.requestEmailVerification': {
    ask: afresh(() => 'requestEmailVerification'),
    row: closed('RequestEmailVerificationSuccess'),
  },
  'Mutation.changeEmail': { ask: afresh(changeEmail), row: closed('ChangeEmailSuccess') },
  'Mutation.changePassword': { ask: afresh(changePassword), row: closed('ChangePasswordSuccess') },
  'Mutation.startTwoFactor': { ask: afresh(startTwoFactor), row: closed('StartTwoFactorSuccess') },
  'Mutation.confirmTwoFactor': {
    ask: afresh(() => 'confirmTwoFactor(input: { twoFactorCode: "no code" })'),
    row: closed('InvalidTwoFactorCode'),
  },
  'Mutation.disableTwoFactor': {
    ask: afresh((here) => `disableTwoFactor(${wrongProof(here)})`),
    row: closed('InvalidTwoFactorCode'),
  },
  'Mutation.replaceRecoveryCodes': {
    ask: afresh((here) => `replaceRecoveryCodes(${wrongProof(here)})`),
    row: closed('InvalidTwoFactorCode'),
  },
  'Mutation.revokeSession': {
    ask: afresh(async (here) => `revokeSession(input: { sessionId: "${await subjectsSession(here)}" })`),
    row: closed('NotAvailable', { self: 'RevokeSessionSuccess' }),
  },
  'Mutation.revokeOtherSessions': {
    ask: afresh(() => 'revokeOtherSessions'),
    row: closed('RevokeOtherSessionsSuccess'),
  },
};

export const typeRows: Record<string, TypeRow> = {
  TwoFactor: {
    ask: () => 'query { viewer { twoFactor { @@ } } }',
    at: 'viewer.twoFactor',
    fields: 'isEnabled recoveryCodesLeft',
    row: own('value'),
  },
  RequestPasswordResetSuccess: {
    ask: afresh((here) => `mutation { ${askForReset(here)} { @@ } }`),
    at: 'requestPasswordReset',
    fields: 'requestId codeExpiresAt',
    row: open('value'),
  },
  ResetPasswordSuccess: {
    ask: afresh(async (here) => `mutation { resetPassword(${await resetOf(here)}) { @@ } }`),
    at: 'resetPassword',
    fields: 'session viewer hasCancelledDeletion',
    row: open('value'),
  },
  RequestSignInCodeSuccess: {
    ask: afresh((here) => `mutation { ${askForCode(here)} { @@ } }`),
    at: 'requestSignInCode',
    fields: 'requestId codeExpiresAt',
    row: open('value'),
  },
  SignInWithCodeSuccess: {
    ask: afresh(async (here) => `mutation { signInWithCode(input: { ${await letterOf(here, 'sign_in')} }) { @@ } }`),
    at: 'signInWithCode',
    fields: 'session viewer hasCancelledDeletion',
    row: open('value'),
  },
  ResetRefused: {
    ask: afresh(() => `mutation { ${refusedReset} { @@ } }`),
    at: 'resetPassword',
    fields: errorFields,
    row: open('value'),
  },
  VerifyEmailSuccess: {
    ask: afresh(async (here) => `mutation { verifyEmail(input: { token: "${await subjectsToken(here)}" }) { @@ } }`),
    at: 'verifyEmail',
    fields: 'viewer',
    // Whoever holds the link confirms the address; only its owner sees more of the account.
    row: { ...open('null'), self: 'value' },
  },
  RequestEmailVerificationSuccess: {
    ask: afresh(() => 'mutation { requestEmailVerification { @@ } }'),
    at: 'requestEmailVerification',
    fields: 'viewer',
    row: closed('value'),
  },
  ChangeEmailSuccess: {
    ask: afresh((here) => `mutation { ${changeEmail(here)} { @@ } }`),
    at: 'changeEmail',
    fields: 'viewer',
    row: closed('value'),
  },
  ChangePasswordSuccess: {
    ask: afresh((here) => `mutation { ${changePassword(here)} { @@ } }`),
    at: 'changePassword',
    fields: 'viewer',
    row: closed('value'),
  },
  StartTwoFactorSuccess: {
    ask: afresh((here) => `mutation { ${startTwoFactor(here)} { @@ } }`),
    at: 'startTwoFactor',
    fields: 'secret otpauthUrl',
    row: closed('value'),
  },
  ConfirmTwoFactorSuccess: {
    ask: afresh(async (here) => {
      await withTotp(here, here.me, false);
      return `mutation { confirmTwoFactor(input: { twoFactorCode: "${totp(here)}" }) { @@ } }`;
    }),
    at: 'confirmTwoFactor',
    fields: 'recoveryCodes viewer',
    row: closed('value'),
  },
  DisableTwoFactorSuccess: {
    ask: afresh(async (here) => `mutation { disableTwoFactor(${await proof(here)}) { @@ } }`),
    at: 'disableTwoFactor',
    fields: 'viewer',
    row: closed('value'),
  },
  ReplaceRecoveryCodesSuccess: {
    ask: afresh(async (here) => `mutation { replaceRecoveryCodes(${await proof(here)}) { @@ } }`),
    at: 'replaceRecoveryCodes',
    fields: 'recoveryCodes viewer',
    row: closed('value'),
  },
  RevokeSessionSuccess: {
    ask: afresh(
      async (here) => `mutation { revokeSession(input: { sessionId: "${await subjectsSession(here)}" }) { @@ } }`,
    ),
    at: 'revokeSession',
    fields: 'viewer',
    row: closed('hidden', { self: 'value' }),
  },
  RevokeOtherSessionsSuccess: {
    ask: afresh(() => 'mutation { revokeOtherSessions { @@ } }'),
    at: 'revokeOtherSessions',
    fields: 'ended viewer',
    row: closed('value'),
  },
  TwoFactorRequired: {
    ask: afresh(async (here) => {
      await withTotp(here, here.subject, true);
      return `mutation { ${signIn(here)} { @@ } }`;
    }),
    at: 'signIn',
    fields: errorFields,
    row: open('value'),
  },
  InvalidTwoFactorCode: {
    ask: afresh(async (here) => {
      await withTotp(here, here.subject, true);
      return `mutation { ${signIn(here, 'no code')} { @@ } }`;
    }),
    at: 'signIn',
    fields: errorFields,
    row: open('value'),
  },
  TooManyAttempts: {
    ask: afresh(async (here) => {
      for (let at = 0; at < limits.throttles.resetOfAddress.points; at += 1)
        await spendPoint(here.app.deps, ['resetOfAddress', '127.0.0.1']);
      return `mutation { ${askForReset(here)} { @@ } }`;
    }),
    at: 'requestPasswordReset',
    fields: `${errorFields} retryAfterSeconds`,
    row: open('value'),
  },
  CaptchaRequired: {
    ask: afresh((here) => {
      here.app.deps.ports.captcha = { passes: async () => false };
      return `mutation { ${askForReset(here)} { @@ } }`;
    }),
    at: 'requestPasswordReset',
    fields: errorFields,
    row: open('value'),
  },
  // The last of these rows leaves nothing behind.
  LinkExpired: {
    ask: afresh(({ fresh }) => `mutation { verifyEmail(input: { token: "${fresh}" }) { @@ } }`),
    at: 'verifyEmail',
    fields: errorFields,
    row: open('value'),
  },
};

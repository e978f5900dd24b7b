import { messages } from '#rules/accounts.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { endOtherSessions } from '#server/auth/lifecycle.ts';
import {
  newRecoveryCodes,
  newTotpSecret,
  plainCode,
  shownRecoveryCode,
  shownTotp,
  stepOfCode,
} from '#server/auth/one-time-codes.ts';
import { badInput } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import { seal, unseal } from '#server/base/secrets.ts';
import type {
  ConfirmTwoFactorInput,
  DisableTwoFactorInput,
  ReplaceRecoveryCodesInput,
  StartTwoFactorInput,
} from '#server/contract/resolvers.generated.ts';
import type { Context } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import {
  codeSpends,
  invalidCredentials,
  invalidTwoFactorCode,
  recoveryHash,
  refuseCode,
  refusePassword,
  requireAccount,
  tryOnce,
  whileUnchanged,
} from './guard-service.ts';
import { disableTotp, enableTotp, replaceRecoveryCodes as replaceRows, setPendingTotp } from './two-factor-queries.ts';

/** BAD_USER_INPUT if two-factor sign-in is on. */
export async function startTwoFactor(ctx: Context, input: StartTwoFactorInput) {
  const { user } = await requireAccount(ctx);
  const refused = await refusePassword(ctx, user, input.password);
  if (refused !== null) return refused;
  const secret = newTotpSecret(ctx.random);
  const sealed = seal(ctx.config, ctx.random, secret, user.id);
  const isKept = await whileUnchanged(ctx, user, (tx) => setPendingTotp(tx.db, user.id, sealed));
  if (isKept === null) return invalidCredentials(messages.wrongPassword);
  if (!isKept) throw badInput(messages.twoFactorIsOn);
  return { __typename: 'StartTwoFactorSuccess' as const, ...shownTotp(secret, user.email) };
}

/** Replaces all recovery codes and returns the new ones in plain text. Runs in the caller's transaction. */
async function renewRecoveryCodes(ctx: Context, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes(ctx.random);
  await replaceRows(
    ctx.db,
    userId,
    codes.map((code) => recoveryHash(ctx, userId, code)),
  );
  return codes.map(shownRecoveryCode);
}

export async function confirmTwoFactor(ctx: Context, input: ConfirmTwoFactorInput) {
  const { user, sessionId } = await requireAccount(ctx);
  const spends = codeSpends(user.id);
  const refusal = await admitAttempt(ctx, spends);
  if (refusal !== null) return refusal;

  const sealed = user.totpSecret;
  const secret = sealed === null ? null : unseal(ctx.config, sealed, user.id);
  const step = secret === null ? null : stepOfCode(secret, plainCode(input.twoFactorCode), ctx.clock());
  const recoveryCodes = await tryOnce(ctx, spends, async () => {
    if (sealed === null || step === null) return null;
    return whileUnchanged(ctx, user, async (tx) => {
      if (!(await enableTotp(tx.db, user.id, sealed, step, tx.clock()))) return null;
      await endOtherSessions(tx, user.id, sessionId);
      await enqueue(tx, 'sendMail', { userId: user.id, letter: 'twoFactorOn', subjectId: rowId(tx) });
      return renewRecoveryCodes(tx, user.id);
    });
  });
  if (recoveryCodes === null) return invalidTwoFactorCode();
  return { __typename: 'ConfirmTwoFactorSuccess' as const, recoveryCodes, viewer: { id: user.id } };
}

export async function disableTwoFactor(ctx: Context, input: DisableTwoFactorInput) {
  const { user } = await requireAccount(ctx);
  const refused =
    (await refusePassword(ctx, user, input.password)) ?? (await refuseCode(ctx, user, input.twoFactorCode));
  if (refused !== null) return refused;
  const isOff = await whileUnchanged(ctx, user, async (tx) => {
    await disableTotp(tx.db, user.id);
    await enqueue(tx, 'sendMail', { userId: user.id, letter: 'twoFactorOff', subjectId: rowId(tx) });
    return true;
  });
  if (isOff === null) return invalidCredentials(messages.wrongPassword);
  return { __typename: 'DisableTwoFactorSuccess' as const, viewer: { id: user.id } };
}

export async function replaceRecoveryCodes(ctx: Context, input: ReplaceRecoveryCodesInput) {
  const { user } = await requireAccount(ctx);
  const refused =
    (await refusePassword(ctx, user, input.password)) ?? (await refuseCode(ctx, user, input.twoFactorCode));
  if (refused !== null) return refused;
  const recoveryCodes = await whileUnchanged(ctx, user, async (tx) => {
    await enqueue(tx, 'sendMail', { userId: user.id, letter: 'recoveryCodesReplaced', subjectId: rowId(tx) });
    return renewRecoveryCodes(tx, user.id);
  });
  if (recoveryCodes === null) return invalidCredentials(messages.wrongPassword);
  return { __typename: 'ReplaceRecoveryCodesSuccess' as const, recoveryCodes, viewer: { id: user.id } };
}

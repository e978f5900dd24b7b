import { messages, suspendRule } from '#rules/admin.ts';
import { messages as words } from '#rules/moderation.ts';
import { check } from '#rules/validation.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import type {
  AcknowledgeWarningInput,
  RestoreAccountInput,
  SuspendAccountInput,
  WarnAccountInput,
} from '#server/contract/resolvers.generated.ts';
import { accountNamed, holdAccount } from '#server/features/accounts/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin, requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { audit } from '#server/platform/legal-records/audit.ts';
import { acknowledge, decideAppeal, insertWarning } from './queries.ts';
import { type Cause, restore, stillAdmins, suspend, suspensionFault } from './suspension-service.ts';

const unknown = notAvailable(messages.unknownAccount);

/** The account may be neither the caller's own nor the last administrator's. */
export async function suspendAccount(ctx: Context, input: SuspendAccountInput) {
  requireAdmin(ctx);
  const checked = check(suspendRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { account, reason } = checked.value;
  const { isDryRun = false } = input;
  return inTransaction(ctx, async (tx) => {
    const named = await accountNamed(tx, account);
    if (named === null) return unknown;
    const fault = await suspensionFault(tx, named.id);
    if (fault !== null) return invalidInput([{ path: 'account', message: fault }]);
    const user = await holdAccount(tx, named.id);
    if (user === null) return unknown;
    const after = isDryRun ? user : await suspend(tx, user, { reason, reportId: null });
    return { __typename: 'SuspendAccountSuccess' as const, isDryRun, user: after };
  });
}

/** A waiting appeal is granted with it. */
export async function restoreAccount(ctx: Context, input: RestoreAccountInput) {
  const { userId } = requireAdmin(ctx);
  const checked = check(suspendRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { account, reason } = checked.value;
  const { isDryRun = false } = input;
  return inTransaction(ctx, async (tx) => {
    const named = await accountNamed(tx, account);
    if (named === null) return unknown;
    await stillAdmins(tx);
    const before = await holdAccount(tx, named.id);
    if (before === null) return unknown;
    if (before.suspendedAt === null) return notAvailable(words.notSuspended);
    if (isDryRun) {
      return { __typename: 'RestoreAccountSuccess' as const, isDryRun, user: { ...before, suspendedAt: null } };
    }
    const restored = await restore(tx, before, reason);
    if (restored === null) return notAvailable(words.notSuspended);
    const { user, lifted } = restored;
    if (lifted !== null) {
      const outcome = { state: 'granted', note: null, decidedBy: userId, decidedAt: tx.clock() } as const;
      await decideAppeal(tx.db, { suspensionId: lifted.id }, outcome);
    }
    await enqueue(tx, 'sendModerationLetter', {
      letter: 'restored',
      userId: user.id,
      subjectId: lifted?.id ?? rowId(tx),
    });
    return { __typename: 'RestoreAccountSuccess' as const, isDryRun, user };
  });
}

/** Call it in a transaction. */
export async function warn(tx: Context, userId: string, { reason, reportId }: Cause): Promise<void> {
  await audit(tx, 'warn_account', userId, { reason });
  await giveWarning(tx, userId, 'warned', { reason, reportId, photoId: null });
}

/** In the way of a warning. Call it in a transaction. */
export async function tellOfPhoto(tx: Context, userId: string, about: { photoId: string; reason: string }) {
  await giveWarning(tx, userId, 'photoRemoved', { ...about, reportId: null });
}

async function giveWarning(
  tx: Context,
  userId: string,
  letter: 'warned' | 'photoRemoved',
  about: Cause & { photoId: string | null },
): Promise<void> {
  const { userId: warnedBy } = requireAdmin(tx);
  const id = rowId(tx);
  await insertWarning(tx.db, { id, userId, ...about, warnedBy, createdAt: tx.clock() });
  await enqueue(tx, 'sendModerationLetter', { letter, userId, subjectId: id });
  tx.afterCommit(() => tx.bus.publish(`viewer:${userId}`, { kind: 'warning' }));
}

export async function warnAccount(ctx: Context, input: WarnAccountInput) {
  const { userId } = requireAdmin(ctx);
  const checked = check(suspendRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { account, reason } = checked.value;
  const { isDryRun = false } = input;
  return inTransaction(ctx, async (tx) => {
    const named = await accountNamed(tx, account);
    const user = named && (await holdAccount(tx, named.id));
    if (user === null) return unknown;
    if (user.id === userId) return invalidInput([{ path: 'account', message: messages.ownWarning }]);
    if (!isDryRun) await warn(tx, user.id, { reason, reportId: null });
    return { __typename: 'WarnAccountSuccess' as const, isDryRun, user };
  });
}

/** A repeat changes nothing. */
export async function acknowledgeWarning(ctx: Context, input: AcknowledgeWarningInput) {
  const { userId } = requireViewer(ctx);
  const id = idOf(input.warningId);
  const isNoted = id !== null && (await acknowledge(ctx.db, userId, id, ctx.clock()));
  ctx.load.clearAll();
  if (!isNoted) return notAvailable(words.unknownWarning);
  return { __typename: 'AcknowledgeWarningSuccess' as const, viewer: { id: userId } };
}

/** Account deletion: the request, and its cancellation within the grace period. */
import { deletionRule, messages } from '#rules/data-rights.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { endScriptsOf, narrowToSession, renewVerdicts } from '#server/auth/lifecycle.ts';
import { invalidInput, notAvailable, unauthenticated } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import type { RequestAccountDeletionInput } from '#server/contract/resolvers.generated.ts';
import type { DeletionRequestRow, UserRow } from '#server/db/rows.ts';
import { becomeViewer, type Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { cancelPending, insertRequest, lockAccount, setDeletionRequested } from './deletion-queries.ts';
import { isLastAdmin } from './last-admin-policy.ts';
import { pendingDeletionByUserId } from './loaders.ts';

const DAY = 86_400_000;
const { graceDays, erasedDays } = limits.dataRights;

type Cause = Pick<DeletionRequestRow, 'reason'> & { source: 'person' | 'inactivity' };

/** Hides the account, stores the deadlines and queues an email. The caller has locked the account and owns the transaction. */
export async function beginDeletion(tx: Context, user: UserRow, cause: Cause): Promise<DeletionRequestRow> {
  const now = tx.clock();
  const after = (days: number): Date => new Date(now.getTime() + days * DAY);
  const request: DeletionRequestRow = {
    id: rowId(tx),
    userId: user.id,
    email: user.email,
    ...cause,
    status: 'pending',
    requestedAt: now,
    cancellableUntil: after(graceDays),
    erasedBy: after(erasedDays),
    cancelledAt: null,
    anonymisedAt: null,
    erasedAt: null,
  };
  await insertRequest(tx.db, request);
  await setDeletionRequested(tx.db, user.id, now);
  await endScriptsOf(tx, user.id);
  await enqueue(tx, 'stopRenewal', { userId: user.id });
  const letter = cause.source === 'person' ? 'asked' : 'inactive';
  await enqueue(tx, 'sendDeletionLetter', { requestId: request.id, letter });
  return request;
}

/** Ends everything but the calling session, which may do little from then on. A repeated call returns the pending request. */
export async function requestAccountDeletion(ctx: Context, input: RequestAccountDeletionInput) {
  const { userId, sessionId } = requireViewer(ctx);
  if (sessionId === null) throw unauthenticated();
  const checked = check(deletionRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { reason } = checked.value;
  const request = await inTransaction(ctx, async (tx) => {
    if (await isLastAdmin(tx, userId)) return null;
    const user = await lockAccount(tx.db, userId);
    if (user === undefined) throw unauthenticated();
    const waiting = await tx.load(pendingDeletionByUserId, userId);
    if (waiting !== null) return waiting;
    await narrowToSession(tx, userId, sessionId);
    return beginDeletion(tx, user, { reason, source: 'person' });
  });
  if (request === null) return notAvailable(messages.lastAdmin);
  // The rest of the document is answered with the new status too.
  becomeViewer(ctx, { ...requireViewer(ctx), isDeletionPending: true });
  return { __typename: 'RequestAccountDeletionSuccess' as const, request, viewer: { id: userId } };
}

/**
 * False if there is none. The caller has locked the account, as the erasure does, so one of the two finds the request. A plan still ends
 * with its period.
 */
export async function cancelDeletion(tx: Context, userId: string): Promise<boolean> {
  const cancelled = await cancelPending(tx.db, userId, tx.clock());
  if (cancelled === undefined) return false;
  await setDeletionRequested(tx.db, userId, null);
  await renewVerdicts(tx, userId);
  await enqueue(tx, 'sendDeletionLetter', { requestId: cancelled.id, letter: 'cancelled' });
  return true;
}

/** From the remaining session. */
export async function cancelAccountDeletion(ctx: Context) {
  const viewer = requireViewer(ctx);
  const isCancelled = await inTransaction(ctx, async (tx) => {
    const user = await lockAccount(tx.db, viewer.userId);
    return user !== undefined && cancelDeletion(tx, user.id);
  });
  if (!isCancelled) return notAvailable(messages.noDeletion);
  becomeViewer(ctx, { ...viewer, isDeletionPending: false });
  return { __typename: 'CancelAccountDeletionSuccess' as const, viewer: { id: viewer.userId } };
}

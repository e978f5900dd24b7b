import { type ReportDecision, reportStateAfter } from '#rules/admin.ts';
import { messages } from '#rules/safety.ts';
import { notAvailable } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';
import type { BlockedProfileParent } from '#server/contract/mappers.ts';
import type { BlockProfileInput, UnblockProfileInput } from '#server/contract/resolvers.generated.ts';
import { pageAfter, timeCursors } from '#server/db/paging.ts';
import type { ReportRow } from '#server/db/rows.ts';
import { holdAccounts } from '#server/features/accounts/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { clearReportsOf, limitedAmong } from './limit-queries.ts';
import { isLimited, recheckLimit } from './limit-service.ts';
import { requireKnown } from './policy.ts';
import { blockedPage, deleteBlock, insertBlock, lockPair } from './queries.ts';
import { closeReport, closeReportsBy, closeReportsOf, reportById, reportedBy, waitingBy } from './report-queries.ts';

const nobody = notAvailable(messages.notAvailable);

/**
 * Holds the lock that likes take too. A parallel like either comes first, and its match ends, or comes later and finds nobody. A repeat
 * changes nothing.
 */
export async function blockProfile(ctx: Context, input: BlockProfileInput) {
  const { userId } = requireViewer(ctx);
  const personId = idOf(input.profileId);
  if (personId === null) return nobody;
  return inTransaction(ctx, async (tx) => {
    await lockPair(tx.db, userId, personId);
    if (!(await requireKnown(tx, personId))) return nobody;
    const blocked = await insertBlock(tx.db, userId, personId, tx.clock());
    await tx.hooks.endMatch(tx, userId, personId);
    return { __typename: 'BlockProfileSuccess' as const, viewer: { id: userId }, blocked };
  });
}

/** The match that the block ended stays ended. */
export async function unblockProfile(ctx: Context, input: UnblockProfileInput) {
  const { userId } = requireViewer(ctx);
  const personId = idOf(input.profileId);
  const isTakenBack = personId !== null && (await deleteBlock(ctx.db, userId, personId));
  ctx.load.clearAll();
  if (!isTakenBack) return notAvailable(messages.notBlocked);
  return { __typename: 'UnblockProfileSuccess' as const, viewer: { id: userId } };
}

const cursors = timeCursors<BlockedProfileParent>('blocked', ({ blockedAt, id }) => ({ at: blockedAt, id }));

export async function blockedProfiles(ctx: Context, args: { first: number; after?: string | null }) {
  const { userId } = requireViewer(ctx);
  return pageAfter(args, cursors, (page) => blockedPage(ctx.db, userId, page));
}

/** Null when the report does not wait (any more). */
export async function waitingReport(ctx: Context, id: string): Promise<ReportRow | null> {
  const found = await reportById(ctx.db, id);
  return found?.state === 'open' ? found : null;
}

export type ReportVerdict = { decision: ReportDecision; note: string | null; deciderId: string };

/** A dismissal clears the person, since a moderator looked at them. */
export function afterDecision({ decision, note, deciderId }: ReportVerdict, decidedAt: Date) {
  const found = decision === 'dismiss' ? { dismissedAt: decidedAt, clearedAt: decidedAt } : { upheldAt: decidedAt };
  return { state: reportStateAfter[decision], note, decidedBy: deciderId, decidedAt, ...found };
}

/**
 * Call it in a transaction that has locked the reported account. A warning also decides all others for the same reason, a suspension all
 * others of the person. Null when the report does not wait (any more).
 */
export async function decideReport(tx: Context, id: string, verdict: ReportVerdict): Promise<ReportRow | null> {
  const columns = afterDecision(verdict, tx.clock());
  const report = await closeReport(tx.db, id, columns);
  if (report === null) return null;
  const { reportedId, reason } = report;
  if (verdict.decision === 'warn') await closeReportsOf(tx.db, reportedId, columns, reason);
  if (verdict.decision === 'suspend') await closeReportsOf(tx.db, reportedId, columns);
  else if (reason === 'underage') await recheckLimit(tx, reportedId);
  return report;
}

/** For a suspended person. Call it in a transaction. */
export async function closeReportsAbout(tx: Context, personId: string, note: string, deciderId: string): Promise<void> {
  await closeReportsOf(tx.db, personId, afterDecision({ decision: 'suspend', note, deciderId }, tx.clock()));
  await recheckLimit(tx, personId);
}

export async function reportsToDismiss(ctx: Context, reporterId: string, deciderId: string): Promise<number> {
  return waitingBy(ctx.db, reporterId, deciderId);
}

/**
 * Dismisses every waiting report by one reporter, except those about the administrator. No moderator looked at the reported people, so they
 * are not cleared for later reports. Call it in a transaction.
 */
export async function dismissAllBy(
  tx: Context,
  reporterId: string,
  { note, deciderId }: Omit<ReportVerdict, 'decision'>,
): Promise<number> {
  const reportedIds = await reportedBy(tx.db, reporterId, deciderId);
  await holdAccounts(tx, reportedIds);
  const { clearedAt: _, ...columns } = afterDecision({ decision: 'dismiss', note, deciderId }, tx.clock());
  const count = await closeReportsBy(tx.db, reporterId, reportedIds, columns);
  for (const personId of await limitedAmong(tx.db, reportedIds)) await recheckLimit(tx, personId);
  return count;
}

/** Ends the limit of a person at whom a reviewer looked; the reports still wait. Call it in a transaction that has locked the account. */
export async function clearLimited(tx: Context, personId: string): Promise<void> {
  if (!(await isLimited(tx, personId))) return;
  await clearReportsOf(tx.db, personId, tx.clock());
  await recheckLimit(tx, personId);
}

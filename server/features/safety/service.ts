import { messages, reportRule } from '#rules/safety.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/attempts.ts';
import type { Context } from '#server/context.ts';
import { type Connection, connectionOf, pageSize, timeCursor, timePlace } from '#server/db/paging.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalidInput } from '#server/errors.ts';
import { idOf, rowId } from '#server/ids.ts';
import type { BlockedProfileParent } from '#server/parents.ts';
import { requireViewer } from '#server/policy.ts';
import type { BlockProfileInput, ReportProfileInput, UnblockProfileInput } from '#server/resolvers.generated.ts';
import { requireKnown } from './policy.ts';
import { blockedPage, deleteBlock, insertBlock, lockPair, upsertReport } from './queries.ts';

const notAvailable = (message: string = messages.notAvailable) => ({
  __typename: 'NotAvailable' as const,
  code: 'not_available' as const,
  message,
});

/**
 * Blocks a person and ends the match of the two, in one transaction under the lock that likes take too: a like at the same moment comes
 * wholly before, and its match ends, or wholly after, and finds nobody. Repeating it changes nothing.
 */
export async function blockProfile(ctx: Context, input: BlockProfileInput) {
  const { userId } = requireViewer(ctx);
  const personId = idOf(input.profileId);
  if (personId === null) return notAvailable();
  return inTransaction(ctx, async (tx) => {
    await lockPair(tx.db, userId, personId);
    if (!(await requireKnown(tx, personId))) return notAvailable();
    const blocked = await insertBlock(tx.db, userId, personId, tx.clock());
    await tx.ports.endMatch(tx, userId, personId);
    return { __typename: 'BlockProfileSuccess' as const, viewer: { id: userId }, blocked };
  });
}

/** Takes a block of the viewer's back. The match that it ended stays ended. */
export async function unblockProfile(ctx: Context, input: UnblockProfileInput) {
  const { userId } = requireViewer(ctx);
  const personId = idOf(input.profileId);
  const isTakenBack = personId !== null && (await deleteBlock(ctx.db, userId, personId));
  ctx.load.clearAll();
  if (!isTakenBack) return notAvailable(messages.notBlocked);
  return { __typename: 'UnblockProfileSuccess' as const, viewer: { id: userId } };
}

/** Keeps a report for the moderators. The reported person learns nothing of it, and a block in either direction is no obstacle. */
export async function reportProfile(ctx: Context, input: ReportProfileInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(reportRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const personId = idOf(input.profileId);
  if (personId === null) return notAvailable();
  const refusal = await admitAttempt(ctx, [['reportsOfAccount', userId]]);
  if (refusal !== null) return refusal;
  if (!(await requireKnown(ctx, personId))) return notAvailable();
  const report = { id: rowId(ctx), reporterId: userId, reportedId: personId, createdAt: ctx.clock() };
  const reportId = await upsertReport(ctx.db, { ...report, ...checked.value });
  return { __typename: 'ReportProfileSuccess' as const, reportId };
}

const KIND = 'blocked';

/** Whom the viewer blocked, newest first. */
export async function blockedProfiles(
  ctx: Context,
  { first, after }: { first: number; after?: string | null },
): Promise<Connection<BlockedProfileParent>> {
  const { userId } = requireViewer(ctx);
  const size = pageSize('first', first);
  const place = timePlace(KIND, after);
  const rows = await blockedPage(ctx.db, userId, { after: place, limit: size + 1 });
  return connectionOf(rows.slice(0, size), ({ blockedAt, id }) => timeCursor(KIND, { at: blockedAt, id }), {
    hasNextPage: rows.length > size,
    hasPreviousPage: place !== null,
  });
}

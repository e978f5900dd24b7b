import { messages as texts } from '#rules/chat.ts';
import type { Plan } from '#rules/entitlements.ts';
import { sendRevocation } from '#server/auth/revocation.ts';
import { notAvailable, notFound } from '#server/base/errors.ts';
import { idOf, type RawId } from '#server/base/ids.ts';
import type { UnmatchInput, ViewerMatchesArgs } from '#server/contract/resolvers.generated.ts';
import { pageAfter, timeCursors } from '#server/db/paging.ts';
import type { MatchRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { listenerOf, sessionVerified } from '#server/platform/context/event-listener.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { matchById } from './loaders.ts';
import {
  type Conversation,
  conversationsPage,
  endLiveMatch,
  endLiveMatchesOf,
  endMatchOfViewer,
  matchesPage,
  readMatch,
} from './queries.ts';

/** By an id from outside; null when there is no such match for this viewer. */
export async function matchOf(ctx: Context, given: RawId | string): Promise<MatchRow | null> {
  const id = idOf(given);
  return id === null ? null : ctx.load(matchById, id);
}

/** A match that the listener may see now, with any plan or with one of `plans`. Throws SkipEvent otherwise. */
export async function matchForListener(ctx: Context, matchId: string, plans: readonly Plan[] | null = null) {
  const match = sessionVerified(ctx, await readMatch(ctx.db, listenerOf(ctx), matchId, plans));
  ctx.load.prime(matchById, match.id, match);
  return match;
}

/** The match that something of the viewer's belongs to. Throws NOT_FOUND if it is gone. */
export async function matchHolding(ctx: Context, { matchId }: { matchId: string }): Promise<MatchRow> {
  const match = await ctx.load(matchById, matchId);
  if (match === null) throw notFound();
  return match;
}

export function otherPersonId(match: MatchRow, viewerId: string): string {
  return match.user1Id === viewerId ? match.user2Id : match.user1Id;
}

/** Ends every subscription to the match too. Call it in a transaction. */
export async function endMatch(ctx: Context, one: string, other: string): Promise<void> {
  const match = await endLiveMatch(ctx.db, one, other, ctx.clock());
  if (match !== null) await tellEnd(ctx, match);
}

/** Call it in a transaction. */
export async function endMatchesOf(ctx: Context, userId: string): Promise<void> {
  for (const match of await endLiveMatchesOf(ctx.db, userId, ctx.clock())) await tellEnd(ctx, match);
}

/** The words are the same for every cause and for both sides. */
async function tellEnd(tx: Context, { id: matchId, user1Id, user2Id }: MatchRow): Promise<void> {
  await sendRevocation(tx, { kind: 'match', matchId });
  tx.afterCommit(async () => {
    const event = { kind: 'matchEnded', matchId } as const;
    await Promise.all([user1Id, user2Id].map((id) => tx.bus.publish(`viewer:${id}`, event)));
  });
}

const nobody = notAvailable(texts.notAvailable);

/**
 * A foreign, ended or unknown match gets the same answer, and so does a repeat. Both likes stay, so that neither person appears in the
 * other's deck or likes, and a repeated like makes no new match.
 */
export async function unmatch(ctx: Context, input: UnmatchInput) {
  const { userId } = requireViewer(ctx);
  const matchId = idOf(input.matchId);
  if (matchId === null) return nobody;
  return inTransaction(ctx, async (tx) => {
    const match = await endMatchOfViewer(tx.db, userId, matchId, tx.clock());
    if (match === null) return nobody;
    await tellEnd(tx, match);
    return { __typename: 'UnmatchSuccess' as const, matchId: match.id, viewer: { id: userId } };
  });
}

const cursors = timeCursors<MatchRow>('match', ({ createdAt, id }) => ({ at: createdAt, id }));
const conversationCursors = timeCursors<Conversation>('conversation', ({ lastMessageAt, id }) => ({
  at: lastMessageAt,
  id,
}));

export async function matchesOfViewer(ctx: Context, { stage, ...args }: ViewerMatchesArgs) {
  const { userId } = requireViewer(ctx);
  const connection =
    stage === 'talking'
      ? await pageAfter(args, conversationCursors, (page) => conversationsPage(ctx.db, userId, page))
      : await pageAfter(args, cursors, (page) => matchesPage(ctx.db, userId, page, stage === 'new'));
  for (const match of connection.nodes) ctx.load.prime(matchById, match.id, match);
  return connection;
}

import { setImmediate as nextTick } from 'node:timers/promises';
import { messages as texts } from '#rules/chat.ts';
import { sendMessageRule } from '#rules/send-message.ts';
import { check } from '#rules/validation.ts';
import { invalidInput, userError } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import type { MarkMessagesReadInput, SendMessageInput, SetTypingInput } from '#server/contract/resolvers.generated.ts';
import type { MatchRow, MessageRow } from '#server/db/rows.ts';
import { isUniqueViolation } from '#server/db/violations.ts';
import { matchById } from '#server/features/matches/loaders.ts';
import { otherPersonId } from '#server/features/matches/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { canMessage, matchIsGone, requireConversation } from './policy.ts';
import { insertMessage, markRead as markReadRows, messageByClientId } from './queries.ts';

export const conflict = userError('IdempotencyConflict', 'idempotency_conflict', texts.conflict);

/** A retry returns the stored message and publishes it again: the server that stored it may have died before publishing. */
export async function send(ctx: Context, input: SendMessageInput) {
  const checked = check(sendMessageRule, input);
  // The insert checks the match. Only a message that is not stored needs this check, which comes before other refusals.
  if (!checked.ok || !(await canMessage(ctx))) {
    const { refusal } = await requireConversation(ctx, input.matchId);
    if (refusal) return refusal;
  }
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const matchId = idOf(input.matchId);
  if (matchId === null) return matchIsGone;
  const sent = { ...checked.value, matchId, senderId: requireViewer(ctx).userId };
  let stored: Awaited<ReturnType<typeof insertMessage>>;
  try {
    // One autocommit statement. `begin` and `commit` would add two round trips to each message.
    stored = await insertMessage(ctx.db, { ...sent, kind: 'text', id: rowId(ctx), at: ctx.clock() });
  } catch (error) {
    if (!isUniqueViolation(error, 'messages_client_key')) throw error;
    return repeated(ctx, sent);
  }
  if (stored === null) return matchIsGone;
  const { message, match } = stored;
  ctx.load.clearAll();
  ctx.load.prime(matchById, match.id, match);
  ctx.afterCommit(() => tellOf(ctx, match, message));
  // The queries for the listeners start in this tick. They come before the work of this answer, since listeners have waited longer.
  await nextTick();
  return { __typename: 'SendMessageSuccess' as const, sentMessage: message, match };
}

/** A line that no person writes, in the caller's transaction. Nothing is left in a match that is over. */
export async function leaveLine(
  tx: Context,
  line: Pick<MessageRow, 'matchId' | 'senderId' | 'content'> & { kind: 'missed_call' | 'game_result' },
): Promise<void> {
  // A new client id, because a message may have used that of the request.
  const stored = await insertMessage(tx.db, { ...line, id: rowId(tx), clientId: rowId(tx), at: tx.clock() });
  if (stored !== null) tx.afterCommit(() => tellOf(tx, stored.match, stored.message));
}

export async function leaveMissedCall(tx: Context, matchId: string, callerId: string): Promise<void> {
  await leaveLine(tx, { matchId, senderId: callerId, kind: 'missed_call', content: texts.missedCall });
}

export async function tellOf(ctx: Context, match: MatchRow, { id: messageId, senderId }: MessageRow): Promise<void> {
  await ctx.bus.publish(`chat:${match.id}`, { kind: 'message', matchId: match.id, messageId });
  await ctx.bus.publish(`viewer:${otherPersonId(match, senderId)}`, { kind: 'unread', matchId: match.id });
}

async function repeated(ctx: Context, sent: Pick<MessageRow, 'matchId' | 'clientId' | 'content'>) {
  const { conversation, refusal } = await requireConversation(ctx, sent.matchId);
  if (refusal) return refusal;
  const { match, viewerId } = conversation;
  const message = await messageByClientId(ctx.db, viewerId, sent.clientId);
  if (message === null || message.matchId !== match.id || message.content !== sent.content) return conflict;
  ctx.afterCommit(() => tellOf(ctx, match, message));
  return { __typename: 'SendMessageSuccess' as const, sentMessage: message, match };
}

/** Publishes only if something changed. */
export async function markRead(ctx: Context, input: MarkMessagesReadInput) {
  const { conversation, refusal } = await requireConversation(ctx, input.matchId);
  if (refusal) return refusal;
  const { match, viewerId } = conversation;
  await inTransaction(ctx, async (tx) => {
    const at = tx.clock();
    const { upToSeq } = input;
    if (!(await markReadRows(tx.db, { matchId: match.id, readerId: viewerId, upToSeq, at }))) return;
    tx.afterCommit(async () => {
      const readAt = at.toISOString();
      await ctx.bus.publish(`chat:${match.id}`, { kind: 'read', matchId: match.id, readerId: viewerId, readAt });
      await ctx.bus.publish(`viewer:${viewerId}`, { kind: 'unread', matchId: match.id });
    });
  });
  return { __typename: 'MarkMessagesReadSuccess' as const, match, viewer: { id: viewerId } };
}

export async function tellTyping(ctx: Context, input: SetTypingInput) {
  const { conversation, refusal } = await requireConversation(ctx, input.matchId);
  if (refusal) return refusal;
  const { match, viewerId } = conversation;
  const { isTyping } = input;
  await ctx.bus.publish(`chat:${match.id}`, { kind: 'typing', matchId: match.id, userId: viewerId, isTyping });
  return { __typename: 'SetTypingSuccess' as const, isTyping };
}

import { sendMessageRule, messages as texts } from '#rules/chat.ts';
import { check } from '#rules/validation.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isUniqueViolation } from '#server/db/violations.ts';
import { invalidInput } from '#server/errors.ts';
import { rowId } from '#server/ids.ts';
import type {
  MarkMessagesReadInput,
  ResolversTypes,
  SendMessageInput,
  SetTypingInput,
} from '#server/resolvers.generated.ts';
import { type Conversation, matchIsGone, requireConversation } from './policy.ts';
import { insertMessage, markRead as markReadRows, messageByClientId } from './queries.ts';

const conflict = {
  __typename: 'IdempotencyConflict' as const,
  code: 'idempotency_conflict' as const,
  message: texts.conflict,
};

/**
 * Sends a message. A retry with the same client id answers with the message that is already there, and tells of it again: the server that
 * stored it may have died before it told anybody. Whoever heard of it has it by its id.
 */
export async function send(
  ctx: Context,
  input: SendMessageInput,
): Promise<Awaited<ResolversTypes['SendMessagePayload']>> {
  const { conversation, refusal } = await requireConversation(ctx, input.matchId);
  if (refusal) return refusal;
  const checked = check(sendMessageRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { clientId, content } = checked.value;
  try {
    return await store(ctx, conversation, clientId, content);
  } catch (error) {
    if (!isUniqueViolation(error, 'messages_client_key')) throw error;
    return repeated(ctx, conversation, clientId, content);
  }
}

async function store(ctx: Context, { match, viewerId, otherId }: Conversation, clientId: string, content: string) {
  const id = rowId(ctx);
  const at = ctx.clock();
  // One statement, which commits by itself: `begin` and `commit` would be two more trips of every message.
  const message = await insertMessage(ctx.db, { id, matchId: match.id, senderId: viewerId, clientId, content, at });
  if (message === null) return matchIsGone;
  ctx.load.clearAll();
  ctx.afterCommit(() => tellOf(ctx, { match, otherId }, message.id));
  return { __typename: 'SendMessageSuccess' as const, sentMessage: message, match };
}

type Told = Pick<Conversation, 'match' | 'otherId'>;

async function tellOf(ctx: Context, { match, otherId }: Told, messageId: string): Promise<void> {
  await ctx.bus.publish(`chat:${match.id}`, { kind: 'message', matchId: match.id, messageId });
  await ctx.bus.publish(`viewer:${otherId}`, { kind: 'unread', matchId: match.id });
}

async function repeated(ctx: Context, { match, viewerId, otherId }: Conversation, clientId: string, content: string) {
  const message = await messageByClientId(ctx.db, viewerId, clientId);
  if (message === null || message.matchId !== match.id || message.content !== content) return conflict;
  ctx.afterCommit(() => tellOf(ctx, { match, otherId }, message.id));
  return { __typename: 'SendMessageSuccess' as const, sentMessage: message, match };
}

/** Marks the other person's messages as read, as far as there are any; tells both only when something changed. */
export async function markRead(
  ctx: Context,
  input: MarkMessagesReadInput,
): Promise<Awaited<ResolversTypes['MarkMessagesReadPayload']>> {
  const { conversation, refusal } = await requireConversation(ctx, input.matchId);
  if (refusal) return refusal;
  const { match, viewerId } = conversation;
  await inTransaction(ctx, async (tx) => {
    const at = tx.clock();
    const { upToSeq } = input;
    if (!(await markReadRows(tx.db, { matchId: match.id, readerId: viewerId, upToSeq, at }))) return;
    tx.afterCommit(async () => {
      const readAt = at.toISOString();
      await ctx.bus.publish(`chat:${match.id}`, {
        kind: 'read',
        matchId: match.id,
        readerId: viewerId,
        readAt,
      });
      await ctx.bus.publish(`viewer:${viewerId}`, { kind: 'unread', matchId: match.id });
    });
  });
  return { __typename: 'MarkMessagesReadSuccess', match, viewer: { id: viewerId } };
}

/** Tells the other person that the viewer is typing, or has stopped. Nothing is stored. */
export async function tellTyping(
  ctx: Context,
  input: SetTypingInput,
): Promise<Awaited<ResolversTypes['SetTypingPayload']>> {
  const { conversation, refusal } = await requireConversation(ctx, input.matchId);
  if (refusal) return refusal;
  const { match, viewerId } = conversation;
  const { isTyping } = input;
  await ctx.bus.publish(`chat:${match.id}`, { kind: 'typing', matchId: match.id, userId: viewerId, isTyping });
  return { __typename: 'SetTypingSuccess', isTyping };
}

/** What the viewer reads of a conversation. Whoever may not message reads nothing: empty, null and 0. */
import { limits } from '#rules/limits.ts';
import type { Context } from '#server/context.ts';
import { type Connection, connectionOf, decodeCursor, encodeCursor, pageSize } from '#server/db/paging.ts';
import type { MatchRow, MessageRow } from '#server/db/rows.ts';
import { badInput } from '#server/errors.ts';
import type { MatchMessagesArgs } from '#server/resolvers.generated.ts';
import {
  chatCountersByMatchId,
  firstMessagesByStretch,
  lastMessageByMatchId,
  lastMessagesByStretch,
  stretchKey,
  unreadTotalByViewerId,
} from './loaders.ts';
import { canMessage } from './policy.ts';

/** The newest message, or null. */
export async function newestMessage(ctx: Context, match: MatchRow): Promise<MessageRow | null> {
  return (await canMessage(ctx)) ? ctx.load(lastMessageByMatchId, match.id) : null;
}

/** One of the counters of a match. */
export async function counter(
  ctx: Context,
  match: MatchRow,
  name: 'unreadCount' | 'theirReadSeq' | 'myReadSeq',
): Promise<number> {
  if (!(await canMessage(ctx))) return 0;
  return (await ctx.load(chatCountersByMatchId, match.id))?.[name] ?? 0;
}

/** Unread messages in all matches of the viewer. */
export async function unreadInAll(ctx: Context, viewerId: string): Promise<number> {
  return (await canMessage(ctx)) ? ((await ctx.load(unreadTotalByViewerId, viewerId)) ?? 0) : 0;
}

const KIND = 'message';
/** Numbers are Postgres integers; the largest stands for "no end". */
const MAX_SEQ = 2_147_483_647;
const isSeq = (part: unknown): part is number =>
  typeof part === 'number' && Number.isInteger(part) && part >= 0 && part <= MAX_SEQ;

const seqOf = (cursor: string): number => decodeCursor(KIND, cursor, [isSeq])[0] ?? 0;
const cursorOf = (message: MessageRow): string => encodeCursor(KIND, [message.seq]);

type Page = { direction: 'forward' | 'backward'; size: number; after: number; before: number };

/** Which page is meant: forward when `first` or `after` is given, else backward. Both ways at once is refused. */
function pageOf({ first, after, last, before }: MatchMessagesArgs): Page {
  const forward = first != null || after != null;
  if (forward && (last != null || before != null)) throw badInput('Give either first and after, or last and before.');
  if (forward) {
    const size = pageSize('first', first ?? limits.page.default);
    return { direction: 'forward', size, after: after == null ? 0 : seqOf(after), before: MAX_SEQ };
  }
  const size = pageSize('last', last ?? limits.page.default);
  return { direction: 'backward', size, after: 0, before: before == null ? MAX_SEQ : seqOf(before) };
}

/** A page of a match's messages, oldest first. `after: endCursor` of the last page seen is how a client catches up. */
export async function messagesOf(
  ctx: Context,
  match: MatchRow,
  args: MatchMessagesArgs,
): Promise<Connection<MessageRow>> {
  const { direction, size, after, before } = pageOf(args);
  const none = { hasNextPage: false, hasPreviousPage: false };
  if (!(await canMessage(ctx))) return connectionOf([], cursorOf, none);
  const key = stretchKey({ matchId: match.id, after, before, limit: size + 1 });
  if (direction === 'forward') {
    const rows = (await ctx.load(firstMessagesByStretch, key)) ?? [];
    return connectionOf(rows.slice(0, size), cursorOf, { hasNextPage: rows.length > size, hasPreviousPage: after > 0 });
  }
  const rows = (await ctx.load(lastMessagesByStretch, key)) ?? [];
  return connectionOf(rows.slice(-size), cursorOf, {
    hasNextPage: before < MAX_SEQ,
    hasPreviousPage: rows.length > size,
  });
}

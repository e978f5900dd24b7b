/** Without a plan for messages the viewer gets unread counts, but no text. */
import { can } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { badInput } from '#server/base/errors.ts';
import type { MatchMessagesArgs } from '#server/contract/resolvers.generated.ts';
import { connectionOf, decodeCursor, encodeCursor, pageSize } from '#server/db/paging.ts';
import type { MatchRow, MessageRow } from '#server/db/rows.ts';
import { plansOf } from '#server/features/entitlements/service.ts';
import { otherPersonId } from '#server/features/matches/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import * as loaders from './loaders.ts';
import { canMessage } from './policy.ts';

export async function newestMessage(ctx: Context, match: MatchRow): Promise<MessageRow | null> {
  return (await canMessage(ctx)) ? ctx.load(loaders.lastMessageByMatchId, match.id) : null;
}

/** 0 if the viewer's plan has no messages. */
export async function readUpTo(ctx: Context, match: MatchRow, name: 'theirReadSeq' | 'myReadSeq'): Promise<number> {
  if (!(await canMessage(ctx))) return 0;
  return (await ctx.load(loaders.chatCountersByMatchId, match.id))?.[name] ?? 0;
}

/** Counts messages too that the viewer's plan hides. */
export async function unreadIn(ctx: Context, match: MatchRow): Promise<number> {
  return (await ctx.load(loaders.chatCountersByMatchId, match.id))?.unreadCount ?? 0;
}

/** Counts messages too that the viewer's plan hides. */
export async function unreadInAll(ctx: Context, viewerId: string): Promise<number> {
  return (await ctx.load(loaders.unreadTotalByViewerId, viewerId)) ?? 0;
}

/** True if the other person's plan allows reading. Null if the viewer may not write: it tells about the other's plan. */
export async function otherCanRead(ctx: Context, match: MatchRow): Promise<boolean | null> {
  if (!(await canMessage(ctx))) return null;
  return can(await plansOf(ctx, otherPersonId(match, requireViewer(ctx).userId)), 'messages');
}

const KIND = 'message';
/** Message numbers are Postgres integers. The largest one means "no end". */
const MAX_SEQ = 2_147_483_647;
const isSeq = (part: unknown): part is number =>
  typeof part === 'number' && Number.isInteger(part) && part >= 0 && part <= MAX_SEQ;

const seqOf = (cursor: string): number => decodeCursor(KIND, cursor, [isSeq])[0] ?? 0;
const cursorOf = (message: MessageRow): string => encodeCursor(KIND, [message.seq]);

type Page = { direction: 'forward' | 'backward'; size: number; after: number; before: number };

/** Forward if `first` or `after` is given, else backward. Both at once throw BAD_USER_INPUT. */
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

/** Oldest first. `after: endCursor` of the last page catches a client up. */
export async function messagesOf(ctx: Context, match: MatchRow, args: MatchMessagesArgs) {
  const { direction, size, after, before } = pageOf(args);
  const none = { hasNextPage: false, hasPreviousPage: false };
  if (!(await canMessage(ctx))) return connectionOf([], cursorOf, none);
  const key = loaders.stretchKey({ matchId: match.id, after, before, limit: size + 1 });
  if (direction === 'forward') {
    const rows = (await ctx.load(loaders.firstMessagesByStretch, key)) ?? [];
    return connectionOf(rows.slice(0, size), cursorOf, { hasNextPage: rows.length > size, hasPreviousPage: after > 0 });
  }
  const rows = (await ctx.load(loaders.lastMessagesByStretch, key)) ?? [];
  return connectionOf(rows.slice(-size), cursorOf, {
    hasNextPage: before < MAX_SEQ,
    hasPreviousPage: rows.length > size,
  });
}

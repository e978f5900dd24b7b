import type { MessageRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { defineLoader, rowLoader } from '#server/platform/context/dataloader.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { placesOf } from './place-queries.ts';
import { chatCounters, lastMessages, messageStretches, type Stretch, unreadTotal } from './queries.ts';

export const lastMessageByMatchId = rowLoader('matchId', (ctx, matchIds) => lastMessages(ctx.db, matchIds));

/** The place on a card. */
export const placeByMessageId = rowLoader('messageId', (ctx, messageIds) => placesOf(ctx.db, messageIds));

export const chatCountersByMatchId = rowLoader('matchId', (ctx, matchIds) =>
  chatCounters(ctx.db, requireViewer(ctx).userId, matchIds),
);

/** The viewer's unread messages in all matches. The key is the viewer's own id. */
export const unreadTotalByViewerId = defineLoader<number>(async (ctx, ids) => {
  const mine = ids.filter((id) => id === requireViewer(ctx).userId);
  return new Map(await Promise.all(mine.map(async (id) => [id, await unreadTotal(ctx.db, id)] as const)));
});

/** A range of one match as a loader key. Equal ranges in one document are read once. */
export type StretchKey = Omit<Stretch, 'key'>;

export function stretchKey({ matchId, after, before, limit }: StretchKey): string {
  return JSON.stringify([matchId, after, before, limit]);
}

function stretchOf(key: string): Stretch {
  const [matchId, after, before, limit] = JSON.parse(key) as [string, number, number, number];
  return { key, matchId, after, before, limit };
}

async function readStretches(ctx: Context, direction: 'forward' | 'backward', keys: readonly string[]) {
  const found = new Map<string, MessageRow[]>(keys.map((key) => [key, []]));
  for (const { key, ...message } of await messageStretches(ctx.db, direction, keys.map(stretchOf))) {
    found.get(key)?.push(message);
  }
  return found;
}

export const firstMessagesByStretch = defineLoader<MessageRow[]>((ctx, keys) => readStretches(ctx, 'forward', keys));

export const lastMessagesByStretch = defineLoader<MessageRow[]>((ctx, keys) => readStretches(ctx, 'backward', keys));

import { limits } from '#rules/limits.ts';
import type { TrustedFriendRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { friendsOf } from './friend-queries.ts';
import { friendsOfCheckIns } from './queries.ts';

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

export const friendsByUserId = defineLoader<TrustedFriendRow[]>(async (ctx, userIds) => {
  const askedAfter = new Date(ctx.clock().getTime() - limits.checkIns.unconfirmedMs);
  return grouped(await friendsOf(ctx.db, userIds, askedAfter), ({ userId }) => userId);
});

export const friendsByCheckInId = defineLoader<TrustedFriendRow[]>(async (ctx, ids) =>
  grouped(await friendsOfCheckIns(ctx.db, ids), ({ checkInId }) => checkInId),
);

import type { ExchangeRow, TranscriptRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { lastExchanges } from './exchange-queries.ts';
import { transcriptsOf } from './queries.ts';

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

export const transcriptsByUserId = defineLoader<TranscriptRow[]>(async (ctx, userIds) =>
  grouped(await transcriptsOf(ctx.db, userIds, ctx.clock()), ({ userId }) => userId),
);

export const exchangesByTranscriptId = defineLoader<ExchangeRow[]>(async (ctx, ids) =>
  grouped(await lastExchanges(ctx.db, ids, ctx.clock()), ({ transcriptId }) => transcriptId),
);

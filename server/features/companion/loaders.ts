import { rowsLoader } from '#server/platform/context/dataloader.ts';
import { lastExchanges } from './exchange-queries.ts';
import { transcriptsOf } from './queries.ts';

export const transcriptsByUserId = rowsLoader('userId', (ctx, userIds) => transcriptsOf(ctx.db, userIds, ctx.clock()));

export const exchangesByTranscriptId = rowsLoader('transcriptId', (ctx, ids) =>
  lastExchanges(ctx.db, ids, ctx.clock()),
);

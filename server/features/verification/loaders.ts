import { rowLoader } from '#server/platform/context/dataloader.ts';
import { newestVerificationsOf } from './queries.ts';

export const verificationByUserId = rowLoader('userId', (ctx, userIds) => newestVerificationsOf(ctx.db, userIds));

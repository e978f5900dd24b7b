import type { Context } from '#server/context.ts';
import { rowId } from '#server/ids.ts';
import { type AuditEvent, insertAuditEvent } from './queries.ts';

/** Writes down what the caller of this transaction does to somebody. */
export async function audit(
  ctx: Context,
  action: string,
  subjectId: string,
  details: AuditEvent['details'],
): Promise<void> {
  const actorId = ctx.viewer?.userId ?? null;
  const accessTokenId = ctx.viewer?.accessTokenId ?? null;
  const createdAt = ctx.clock();
  await insertAuditEvent(ctx.db, { id: rowId(ctx), actorId, subjectId, accessTokenId, action, details, createdAt });
}

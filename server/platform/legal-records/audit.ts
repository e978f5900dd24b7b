/** Below the features, since several of them act on people. */

import type { AuditAction } from '#rules/audit.ts';
import { rowId } from '#server/base/ids.ts';
import type { Context } from '#server/platform/context/context.ts';
import { type AuditEvent, insertAuditEvent } from './audit-queries.ts';

export async function audit(ctx: Context, action: AuditAction, subjectId: string, details: AuditEvent['details']) {
  const actorId = ctx.viewer?.userId ?? null;
  const accessTokenId = ctx.viewer?.accessTokenId ?? null;
  const createdAt = ctx.clock();
  await insertAuditEvent(ctx.db, { id: rowId(ctx), actorId, subjectId, accessTokenId, action, details, createdAt });
}

/** The caller whose request led to it is not its actor. */
export async function auditByItself(
  ctx: Context,
  action: AuditAction,
  subjectId: string,
  details: AuditEvent['details'],
): Promise<void> {
  await audit({ ...ctx, viewer: null }, action, subjectId, details);
}

import { limits } from '#rules/limits.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { deleteAuditBefore } from './retention-queries.ts';

export async function purgeAudit({ db, clock }: Deps): Promise<void> {
  await deleteAuditBefore(db, new Date(clock().getTime() - limits.dataRights.auditDays * 86_400_000));
}

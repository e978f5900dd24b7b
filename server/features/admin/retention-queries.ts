import type { Db } from '#server/db/pool.ts';

export async function deleteAuditBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('auditEvents').where('createdAt', '<', before).execute();
}

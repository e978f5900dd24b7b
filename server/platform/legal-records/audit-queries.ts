import type { AuditAction } from '#rules/audit.ts';
import type { Db } from '#server/db/pool.ts';

export type AuditEvent = {
  id: string;
  /** Null for an action outside the server, or by the server itself. */
  actorId: string | null;
  subjectId: string;
  accessTokenId: string | null;
  action: AuditAction;
  /** Never holds messages, tokens, e-mail addresses or coordinates. */
  details: Readonly<Record<string, string | number | null>>;
  createdAt: Date;
};

export async function insertAuditEvent(db: Db, event: AuditEvent): Promise<void> {
  await db
    .insertInto('auditEvents')
    .values({ ...event, details: JSON.stringify(event.details) })
    .execute();
}

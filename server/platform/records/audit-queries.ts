import type { Db } from '#server/db/pool.ts';

export type AuditEvent = {
  id: string;
  /** Null when it was done beside the server, or by the server itself. */
  actorId: string | null;
  subjectId: string;
  /** The script's token through which the actor did it. */
  accessTokenId: string | null;
  action: string;
  /** Never messages, tokens, e-mail addresses or coordinates. */
  details: Readonly<Record<string, string | number | null>>;
  createdAt: Date;
};

export async function insertAuditEvent(db: Db, event: AuditEvent): Promise<void> {
  await db
    .insertInto('auditEvents')
    .values({ ...event, details: JSON.stringify(event.details) })
    .execute();
}

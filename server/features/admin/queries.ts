import type { Db } from '#server/db/pool.ts';

export type AuditEvent = {
  id: string;
  /** Null when it was done beside the server. */
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

/** The administrators who are not suspended. In a transaction: whoever else asks for them waits until it ends. */
export async function lockAdmins(db: Db): Promise<string[]> {
  await db.selectFrom('userRoles').select('userId').where('role', '=', 'admin').orderBy('userId').forUpdate().execute();
  // A second statement, because the first one still sees the accounts as they were before it waited.
  const admins = await db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.id', 'userRoles.userId')
    .select('users.id')
    .where('userRoles.role', '=', 'admin')
    .where('users.suspendedAt', 'is', null)
    .execute();
  return admins.map(({ id }) => id);
}

import { type RawBuilder, sql } from 'kysely';
import { type Given, preparedStatement } from '#server/db/prepared.ts';
import type { Db } from '../db/pool.ts';
import type { SessionRow } from '../db/rows.ts';
import { type Asker, type AskerValues, asAsker, askerOf } from './asker-queries.ts';

/** Of a person who is not suspended. */
export type SessionVerdict = {
  id: string;
  userId: string;
  expiresAt: Date;
  accessExpiresAt: Date;
  lastSeenAt: Date;
  accountSeenAt: Date | null;
  /** The child of its refresh token was not used yet. */
  isUnconfirmed: boolean;
  isDeletionPending: boolean;
  roles: string[];
  /** Also null in queries that do not read it. */
  asker: Asker | null;
};

type VerdictValues = [
  ...[
    id: string,
    userId: string,
    expiresMs: number,
    accessExpiresMs: number,
    seenMs: number,
    accountSeenMs: number | null,
  ],
  ...[isUnconfirmed: boolean, isDeletionPending: boolean, roles: string[], asker: AskerValues | null],
];

const ms = (column: string) => sql`date_part('epoch', ${sql.ref(column)}) * 1000`;

/** Each session is read every half second, and one JSON value is read much faster than that many columns. */
const lasting = (db: Db, now: RawBuilder<Date>, asker: RawBuilder<AskerValues | null>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(
      sql<VerdictValues>`json_build_array(sessions.id, sessions.user_id, ${ms('sessions.expiresAt')},
        ${ms('sessions.accessExpiresAt')}, ${ms('sessions.lastSeenAt')}, ${ms('users.lastSeenAt')},
        sessions.parent_hash is not null and sessions.confirmed_at is null, users.deletion_requested_at is not null,
        array(select role from user_roles where user_roles.user_id = sessions.user_id), ${asker})`.as('verdict'),
    )
    .where('sessions.expiresAt', '>', now)
    .where('users.suspendedAt', 'is', null);

function asVerdict(values: VerdictValues): SessionVerdict {
  const [
    id,
    userId,
    expiresMs,
    accessExpiresMs,
    seenMs,
    accountSeenMs,
    isUnconfirmed,
    isDeletionPending,
    roles,
    asker,
  ] = values;
  return {
    id,
    userId,
    expiresAt: new Date(expiresMs),
    accessExpiresAt: new Date(accessExpiresMs),
    lastSeenAt: new Date(seenMs),
    accountSeenAt: accountSeenMs === null ? null : new Date(accountSeenMs),
    isUnconfirmed,
    isDeletionPending,
    roles,
    asker: asker === null ? null : asAsker(asker),
  };
}

const byAccessHash = preparedStatement({
  text(db: Db, given: Given<{ hash: Buffer; now: Date }>) {
    const now = given((asked) => asked.now);
    const hash = given((asked) => asked.hash);
    return lasting(db, now, askerOf('sessions.userId', now))
      .where('sessions.accessHash', '=', hash)
      .where('sessions.accessExpiresAt', '>', now);
  },
});

const byId = preparedStatement({
  text: (db: Db, given: Given<{ id: string; now: Date }>) =>
    lasting(
      db,
      given((asked) => asked.now),
      sql<null>`null`,
    ).where(
      'sessions.id',
      '=',
      given((asked) => asked.id),
    ),
});

/** In one statement. Undefined when there is none or the person is suspended. */
export async function sessionByAccessHash(db: Db, hash: Buffer, now: Date): Promise<SessionVerdict | undefined> {
  const [row] = await byAccessHash.rows(db, { hash, now });
  return row && asVerdict(row.verdict);
}

export async function sessionById(db: Db, id: string, now: Date): Promise<SessionVerdict | undefined> {
  const [row] = await byId.rows(db, { id, now });
  return row && asVerdict(row.verdict);
}

/** In one statement. Undefined for a person who is suspended or deletes the account. */
export async function scriptByTokenHash(db: Db, hash: Buffer, now: Date) {
  return db
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .select([
      'accessTokens.id',
      'accessTokens.userId',
      'accessTokens.scopes',
      'accessTokens.expiresAt',
      'accessTokens.lastUsedAt',
      sql<string[]>`array(select role from user_roles where user_roles.user_id = access_tokens.user_id)`.as('roles'),
    ])
    .where('accessTokens.tokenHash', '=', hash)
    .where('accessTokens.expiresAt', '>', now)
    .where('accessTokens.revokedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .where('users.deletionRequestedAt', 'is', null)
    .executeTakeFirst();
}

export async function liveSessionIds(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    // One array parameter, so that the statement's text is the same for any number of sockets.
    .where(sql<boolean>`sessions.id = any(${[...ids]}::uuid[])`)
    .where('sessions.expiresAt', '>', now)
    .where('users.suspendedAt', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

export async function sessionsOfUser(db: Db, userId: string, now: Date, limit: number): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function seeSession(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt: now }).where('id', '=', id).execute();
}

/** Leaves accounts in deletion alone: only signing in may cancel an account deletion. */
export async function seeAccount(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ lastSeenAt: now })
    .where('id', '=', (eb) => eb.selectFrom('sessions').select('userId').where('id', '=', sessionId))
    .where('deletionRequestedAt', 'is', null)
    .execute();
}

/** An access token that was used has arrived. */
export async function confirmSession(db: Db, id: string, accessHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: now, confirmedAt: now })
    .where('id', '=', id)
    .where('accessHash', '=', accessHash)
    .where('confirmedAt', 'is', null)
    .execute();
}

export async function insertSession(
  db: Db,
  row: Omit<SessionRow, 'parentHash' | 'salt' | 'rotatedAt' | 'confirmedAt'>,
) {
  await db
    .with('used', (using) =>
      using.updateTable('users').set({ lastSeenAt: row.lastSeenAt }).where('id', '=', row.userId),
    )
    .insertInto('sessions')
    .values(row)
    .execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOfUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}

export async function deleteOtherSessions(db: Db, userId: string, keptId: string, now: Date): Promise<number> {
  const rows = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', keptId)
    .returning('expiresAt')
    .execute();
  return rows.filter(({ expiresAt }) => expiresAt > now).length;
}

export async function deleteSessionOfUser(db: Db, id: string, userId: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSessionsExpiredBy(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}

export async function deleteTokensSpentBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('spentRefreshTokens').where('spentAt', '<', before).execute();
}

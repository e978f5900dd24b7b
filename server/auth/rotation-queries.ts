import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';

type Rotation = {
  sessionId: string;
  givenHash: Buffer;
  nextHash: Buffer;
  salt: Buffer;
  accessHash: Buffer;
  accessExpiresAt: Date;
  now: Date;
  idleUntil: Date;
};

/** This conditional update is the lock: of parallel calls exactly one finds the row and answers true. */
export async function rotate(db: Db, rotation: Rotation): Promise<boolean> {
  const { sessionId, givenHash, nextHash, salt, accessHash, accessExpiresAt, now, idleUntil } = rotation;
  const { numInsertedOrUpdatedRows } = await db
    .with('rotated', (cte) =>
      cte
        .updateTable('sessions')
        .set({
          parentHash: givenHash,
          refreshHash: nextHash,
          salt,
          accessHash,
          accessExpiresAt,
          rotatedAt: now,
          confirmedAt: null,
          lastSeenAt: now,
          expiresAt: sql<Date>`least(${idleUntil}::timestamptz, absolute_expires_at)`,
        })
        .where('id', '=', sessionId)
        .where('refreshHash', '=', givenHash)
        .where('expiresAt', '>', now)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('users')
                .select('users.id')
                .whereRef('users.id', '=', 'sessions.userId')
                .where('users.suspendedAt', 'is not', null),
            ),
          ),
        )
        .returning('sessions.id as sessionId'),
    )
    .insertInto('spentRefreshTokens')
    .columns(['hash', 'sessionId', 'spentAt'])
    .expression((eb) =>
      eb
        .selectFrom('rotated')
        .select([
          sql<Buffer>`${givenHash}::bytea`.as('hash'),
          'rotated.sessionId',
          sql<Date>`${now}::timestamptz`.as('spentAt'),
        ]),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** `isSpent` is true if the session once gave out this token. */
export async function sessionForReplay(db: Db, id: string, givenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.parentHash',
      'sessions.salt',
      'sessions.rotatedAt',
      'sessions.confirmedAt',
      'sessions.accessExpiresAt',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('spentRefreshTokens')
          .select('hash')
          .where('hash', '=', givenHash)
          .whereRef('spentRefreshTokens.sessionId', '=', 'sessions.id'),
      ).as('isSpent'),
    )
    .where('sessions.id', '=', id)
    .where('sessions.expiresAt', '>', now)
    .where('users.suspendedAt', 'is', null)
    .executeTakeFirst();
}

/** Only if it expired before its first use. */
export async function renewUnusedAccess(db: Db, id: string, accessHash: Buffer, now: Date, until: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ accessExpiresAt: until })
    .where('id', '=', id)
    .where('accessHash', '=', accessHash)
    .where('accessExpiresAt', '<=', now)
    .execute();
}

/** The token may be the newest or a spent one. */
export async function sessionIdByRefreshHash(db: Db, id: string, hash: Buffer, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('sessions.id')
    .where('sessions.id', '=', id)
    .where('sessions.expiresAt', '>', now)
    .where((eb) =>
      eb.or([
        eb('sessions.refreshHash', '=', hash),
        eb.exists(
          eb
            .selectFrom('spentRefreshTokens')
            .select('hash')
            .where('hash', '=', hash)
            .whereRef('spentRefreshTokens.sessionId', '=', 'sessions.id'),
        ),
      ]),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

import { sql } from 'kysely';
import type { GameTable, Move } from '#rules/games/session.ts';
import { anyOf } from '#server/db/any-of.ts';
import { isLiveMatchOf, nobodyLeaves } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import type { GameSessionRow } from '#server/db/rows.ts';

/** Both may invite at once, and one invitation at a time spends a point. */
export async function lockSessionsOf(db: Db, matchId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('game session ' || ${matchId}, 0))`.execute(db);
}

export async function sessionById(db: Db, id: string): Promise<GameSessionRow | null> {
  return (await db.selectFrom('gameSessions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function sessionByClientId(
  db: Db,
  { matchId, inviterId, clientId }: Pick<GameSessionRow, 'matchId' | 'inviterId' | 'clientId'>,
): Promise<GameSessionRow | null> {
  const row = await db
    .selectFrom('gameSessions')
    .selectAll()
    .where('matchId', '=', matchId)
    .where('inviterId', '=', inviterId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return row ?? null;
}

/** The open one of each of these matches, whatever a clock said when it was made; else the newest. */
export async function newestSessions(db: Db, matchIds: readonly string[]): Promise<GameSessionRow[]> {
  const { rows } = await sql<GameSessionRow>`
    select found.* from unnest(${[...matchIds]}::uuid[]) as asked (id)
    cross join lateral (
      select * from (
        (select *, 0 as rank from game_sessions where match_id = asked.id and status in ('invited', 'playing'))
        union all
        (select *, 1 from game_sessions where match_id = asked.id order by invited_at desc, id desc limit 1)
      ) known order by rank limit 1
    ) found`.execute(db);
  return rows;
}

/** Stores that time has ended a session, so that it holds the place of the open one no longer. */
export async function settleSession(db: Db, { id, version }: GameSessionRow): Promise<void> {
  await db
    .updateTable('gameSessions')
    .set({ status: 'expired', turnUserId: null })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}

type NewSession = Omit<GameSessionRow, 'state'> & { state: GameTable };

/** Null if the match is not live for the inviter, or if one of the two is about to leave. */
export async function insertSession(db: Db, session: NewSession): Promise<GameSessionRow | null> {
  const { rows } = await sql<GameSessionRow>`
    insert into game_sessions
      (id, match_id, client_id, game, hardness, version, status, state, inviter_id, invitee_id, turn_user_id, invited_at, changed_at)
    select ${session.id}::uuid, m.id, ${session.clientId}::uuid, ${session.game}, ${session.hardness}::text, ${session.version},
      ${session.status}, ${JSON.stringify(session.state)}::jsonb, ${session.inviterId}::uuid, ${session.inviteeId}::uuid, ${session.turnUserId}::uuid,
      ${session.invitedAt}::timestamptz, ${session.changedAt}::timestamptz
    from matches m where m.id = ${session.matchId}::uuid and ${isLiveMatchOf(session.inviterId)} and ${nobodyLeaves}
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Locks it until the transaction ends, so that moves come one at a time. Null if the match is over for `userId`, or somebody leaves. */
export async function lockSession(db: Db, id: string, userId: string): Promise<GameSessionRow | null> {
  const { rows } = await sql<GameSessionRow>`
    select g.* from game_sessions g join matches m on m.id = g.match_id
    where g.id = ${id}::uuid and ${isLiveMatchOf(userId)} and ${nobodyLeaves}
    for update of g`.execute(db);
  return rows[0] ?? null;
}

type Made = { sessionId: string; userId: string; clientId: string };

export async function hasMove(db: Db, { sessionId, userId, clientId }: Made): Promise<boolean> {
  const row = await db
    .selectFrom('gameMoves')
    .select('version')
    .where('sessionId', '=', sessionId)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return row !== undefined;
}

type Change = Pick<GameSessionRow, 'status' | 'turnUserId'> & { state: GameTable; move: Move; at: Date };

/** Stores a move and what it made of the session. */
export async function storeMove(db: Db, made: Made, { state, move, at, ...change }: Change): Promise<GameSessionRow> {
  const session = await db
    .updateTable('gameSessions')
    .set((eb) => ({ ...change, state: JSON.stringify(state), version: eb('version', '+', 1), changedAt: at }))
    .where('id', '=', made.sessionId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const row = { ...made, version: session.version, move: JSON.stringify(move), madeAt: at };
  await db.insertInto('gameMoves').values(row).execute();
  return session;
}

/** When each card was last seen by any of these people. */
export async function seenCards(db: Db, userIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('seenGameCards')
    .select((eb) => ['cardId', eb.fn.max('seenAt').as('seenAt')])
    .where('userId', '=', anyOf(userIds))
    .groupBy('cardId')
    .execute();
  return new Map(rows.map(({ cardId, seenAt }) => [cardId, seenAt]));
}

export async function markSeen(
  db: Db,
  userIds: readonly string[],
  cardIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    insert into seen_game_cards (user_id, card_id, seen_at)
    select u, c, ${at}::timestamptz from unnest(${[...userIds]}::uuid[]) u, unnest(${[...cardIds]}::text[]) c order by u, c
    on conflict (user_id, card_id) do update set seen_at = excluded.seen_at`.execute(db);
}

export async function fullNamesOf(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('users').select(['id', 'fullName']).where('id', '=', anyOf(userIds)).execute();
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

export async function deleteSessionsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('gameSessions').where('changedAt', '<', before).execute();
  await db.deleteFrom('seenGameCards').where('seenAt', '<', before).execute();
}

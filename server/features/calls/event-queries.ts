/** Each statement joins the current call with its live match, a live session and a plan. */
import { type RawBuilder, sql } from 'kysely';
import { plansWith } from '#rules/entitlements.ts';
import {
  hasPlan,
  isLiveSession,
  type Listener,
  type SessionChecked,
  sessionChecked,
} from '#server/db/live-listener.ts';
import { isLiveMatchOf } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import type { CallRow, MatchRow } from '#server/db/rows.ts';
import { isLiveCall, isOnDevice } from './queries.ts';

const callingPlans = plansWith('calls');

/** SQL: the listener may receive calls of the match `m` in this session. */
function mayHear(listener: Listener): RawBuilder<boolean> {
  return sql<boolean>`${isLiveMatchOf(listener.userId)} and ${isLiveSession(listener)} and ${hasPlan(listener, callingPlans)}`;
}

/** SQL: a signal in the live call `c` is for this device of the listener. */
function isMeantFor(listener: Listener, callId: string): RawBuilder<boolean> {
  return sql<boolean>`c.id = ${callId}::uuid and ${isLiveCall(listener.at)} and ${isOnDevice(listener.userId, listener.sessionId)}
    and ${mayHear(listener)}`;
}

type CallAndMatch = CallRow & Pick<MatchRow, 'user1Id' | 'user2Id'> & { matchedAt: Date };
type Heard = { call: CallRow; match: MatchRow };

/** A call `c` and its match `m` in one row. */
const callAndMatch = sql`c.*, m.user1_id, m.user2_id, m.created_at as matched_at`;

function apart({ user1Id, user2Id, matchedAt, ...call }: CallAndMatch): Heard {
  return { call, match: { id: call.matchId, user1Id, user2Id, createdAt: matchedAt, endedAt: null } };
}

async function callWhere(db: Db, condition: RawBuilder<boolean>): Promise<SessionChecked<Heard> | null> {
  const { rows } = await sql<CallAndMatch>`
    select ${callAndMatch} from calls c join matches m on m.id = c.match_id, sessions s, users u
    where ${condition}`.execute(db);
  return sessionChecked(rows[0] && apart(rows[0]));
}

/** Null if the listener may not receive the call now. */
export const callForListener = (db: Db, listener: Listener, callId: string) =>
  callWhere(db, sql<boolean>`c.id = ${callId}::uuid and ${mayHear(listener)}`);

/** The call of a signal. Null if the signal is not for this device of the listener now. */
export const signalledCall = (db: Db, listener: Listener, callId: string) =>
  callWhere(db, isMeantFor(listener, callId));

/** By the other person; null if it is not for this device of the listener now. */
export async function descriptionForListener(
  db: Db,
  listener: Listener,
  { callId, descriptionId }: { callId: string; descriptionId: string },
): Promise<SessionChecked<Heard & { kind: string; sdp: string }> | null> {
  const { rows } = await sql<CallAndMatch & { kind: string; sdp: string }>`
    select d.kind, d.sdp, ${callAndMatch}
    from call_descriptions d join calls c on c.id = d.call_id join matches m on m.id = c.match_id, sessions s, users u
    where d.id = ${descriptionId}::uuid and d.sender_id <> ${listener.userId}::uuid and ${isMeantFor(listener, callId)}`.execute(
    db,
  );
  if (rows[0] === undefined) return null;
  const { kind, sdp, ...row } = rows[0];
  return sessionChecked({ kind, sdp, ...apart(row) });
}

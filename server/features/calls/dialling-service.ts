/** A person can be in one call at a time, also under concurrent attempts. */
import { messages as texts } from '#rules/call-texts.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { rowId } from '#server/base/ids.ts';
import type { CallRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { tellChange, tellEnds } from './event-service.ts';
import { callBusy, callOver, passed } from './lib/answers.ts';
import { canBeCalled, type Line, noCalls } from './policy.ts';
import { callById, endOverdue, insertCall, insertDescription, lockPeople, openCallsOf } from './queries.ts';

export type Offer = { callId: string; sdp: string; hasVideo: boolean };

/** Locks both people, so of concurrent attempts one wins. If the two call each other, the second gets the first call to answer. */
export async function dial(ctx: Context, line: Line, offer: Offer) {
  const { match, viewerId, sessionId, otherId } = line;
  if (!(await canBeCalled(ctx, otherId))) return noCalls;
  return inTransaction(ctx, async (tx) => {
    const people = [viewerId, otherId];
    await lockPeople(tx.db, people);
    const now = tx.clock();
    const known = await callById(tx.db, offer.callId);
    if (known !== null) return isOwn(known, line) ? passed(known) : callOver();
    await tellEnds(tx, await endOverdue(tx.db, people, now));
    const open = await openCallsOf(tx.db, people);
    const theirs = open.find((call) => call.matchId === match.id && call.callerId === otherId);
    if (theirs?.answeredAt === null && open.length === 1) return passed(theirs);
    if (open.length > 0) return callBusy;
    // Only calls that ring spend a point, so the checks come first. The transaction commits with any answer, which keeps the point.
    const refusal = await admitAttempt(tx, [['callsToPerson', `${viewerId} ${otherId}`]]);
    if (refusal !== null) return { ...refusal, message: texts.tooMany };
    const { callId: id, sdp, hasVideo } = offer;
    const call = await insertCall(
      tx.db,
      { id, matchId: match.id, callerId: viewerId, calleeId: otherId, callerSessionId: sessionId, hasVideo },
      now,
    );
    // Another pair took the id concurrently, or the match ended.
    if (call === null) return (await callById(tx.db, id)) === null ? noCalls : callOver();
    await insertDescription(tx.db, {
      id: rowId(tx),
      callId: id,
      senderId: viewerId,
      kind: 'offer',
      sdp,
      createdAt: now,
    });
    tellChange(tx, call);
    return passed(call);
  });
}

/** True if the call is this device's own, so the offer arrived twice. */
function isOwn(call: CallRow, { match, sessionId }: Line): boolean {
  return call.matchId === match.id && call.callerSessionId === sessionId && call.endedAt === null;
}

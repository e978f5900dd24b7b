/** How a call begins: one at a time for each person, whoever dials at the same moment. */
import { messages as texts } from '#rules/call-texts.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { rowId } from '#server/base/ids.ts';
import type { CallRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { tellChange, tellEnds } from './event-service.ts';
import { callBusy, callOver, passed } from './lib/answers.ts';
import { canBeCalled, type Line, notAvailable } from './policy.ts';
import { callById, endOverdue, insertCall, insertDescription, lockPeople, openCallsOf } from './queries.ts';

/** An offer in the form in which it is passed on. */
export type Offer = { callId: string; sdp: string; hasVideo: boolean };

/**
 * Rings with the first offer of a new id, or says why not. Both people are locked, so that of several who dial at once one wins; where
 * they dial each other, the second is given the first one's call, to be answered.
 */
export async function dial(ctx: Context, line: Line, offer: Offer) {
  const { match, viewerId, sessionId, otherId } = line;
  if (!(await canBeCalled(ctx, otherId))) return notAvailable;
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
    // Inside the transaction, which commits whatever the answer: only what does ring, or would, is counted.
    const refusal = await admitAttempt(tx, [['callsToPerson', `${viewerId} ${otherId}`]]);
    if (refusal !== null) return { ...refusal, message: texts.tooMany };
    const { callId: id, sdp, hasVideo } = offer;
    const call = await insertCall(
      tx.db,
      { id, matchId: match.id, callerId: viewerId, calleeId: otherId, callerSessionId: sessionId, hasVideo },
      now,
    );
    // Another pair took the id at this moment, or the match ended.
    if (call === null) return (await callById(tx.db, id)) === null ? notAvailable : callOver();
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

/** An offer that came twice at once: the call is there. */
function isOwn(call: CallRow, { match, sessionId }: Line): boolean {
  return call.matchId === match.id && call.callerSessionId === sessionId && call.endedAt === null;
}

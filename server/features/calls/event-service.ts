/** Events hold only ids. Loading them is the access check. */
import { isMissed } from '#rules/calls.ts';
import { notFound } from '#server/base/errors.ts';
import type { RawId } from '#server/base/ids.ts';
import type { ResolversTypes } from '#server/contract/resolvers.generated.ts';
import type { SessionChecked } from '#server/db/live-listener.ts';
import type { CallRow, MatchRow } from '#server/db/rows.ts';
import { leaveMissedCall } from '#server/features/chat/service.ts';
import { matchById } from '#server/features/matches/loaders.ts';
import { matchOf } from '#server/features/matches/service.ts';
import { SkipEvent } from '#server/platform/bus/skip.ts';
import type { CallEvent } from '#server/platform/bus/topics.ts';
import type { Context } from '#server/platform/context/context.ts';
import { listenerOf, sessionVerified } from '#server/platform/context/event-listener.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { descriptionForListener, callForListener as readCall, signalledCall } from './event-queries.ts';

export function tellChange(tx: Context, { id: callId, callerId, calleeId }: CallRow): void {
  tx.afterCommit(async () => {
    for (const userId of [callerId, calleeId]) await tx.bus.publish(`viewer:${userId}`, { kind: 'call', callId });
  });
}

/** Adds a missed-call message for each missed call. Runs in the caller's transaction. */
export async function tellEnds(tx: Context, calls: readonly CallRow[]): Promise<void> {
  for (const call of calls) {
    tellChange(tx, call);
    if (isMissed(call)) await leaveMissedCall(tx, call.matchId, call.callerId);
  }
}

export function tellSignal(tx: Context, event: CallEvent): void {
  tx.afterCommit(() => tx.bus.publish(`calls:${event.matchId}`, event));
}

/** NOT_FOUND unless the viewer is in the match. Without a plan, a subscription gets no events. */
export async function listenToCalls(ctx: Context, matchId: RawId): Promise<AsyncIterable<CallEvent>> {
  requireViewer(ctx);
  const match = await matchOf(ctx, matchId);
  if (match === null) throw notFound();
  return ctx.bus.subscribe(`calls:${match.id}`);
}

function withMatch(ctx: Context, { call, match }: { call: CallRow; match: MatchRow }): CallRow {
  ctx.load.prime(matchById, match.id, match);
  return call;
}

/** Throws SkipEvent if the signal is not for this device of the listener. */
export async function callSignalFor(ctx: Context, event: CallEvent): Promise<Awaited<ResolversTypes['CallSignal']>> {
  const listener = listenerOf(ctx);
  if (event.receiverId !== listener.userId) throw new SkipEvent();
  const { callId } = event;
  if (event.kind === 'description') {
    const { kind, sdp, ...heard } = sessionVerified(ctx, await descriptionForListener(ctx.db, listener, event));
    const call = withMatch(ctx, heard);
    return { __typename: kind === 'offer' ? 'CallOffered' : 'CallAnswered', callId, call, sdp };
  }
  const call = withMatch(ctx, sessionVerified(ctx, await signalledCall(ctx.db, listener, callId)));
  const { candidate, sdpMid, sdpMLineIndex } = event;
  return { __typename: 'IceCandidateFound', callId, call, candidate, sdpMid, sdpMLineIndex };
}

/** The call as it is now; null if the listener may not receive it. */
export async function callForListener(ctx: Context, callId: string): Promise<SessionChecked<CallRow> | null> {
  const found = await readCall(ctx.db, listenerOf(ctx), callId);
  return found && { ...found, value: withMatch(ctx, found.value) };
}

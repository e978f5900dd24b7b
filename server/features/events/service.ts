/** Events hold ids: loading the rows checks the listener's right. */
import { plansWith } from '#rules/entitlements.ts';
import type { ResolversTypes } from '#server/contract/resolvers.generated.ts';
import type * as topics from '#server/platform/bus/topics.ts';
import type { Context } from '#server/platform/context/context.ts';
import { listenerOf, sessionVerified } from '#server/platform/context/event-listener.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { callForListener } from '../calls/event-service.ts';
import { matchForListener } from '../matches/service.ts';
import { ticketForListener } from '../support/service.ts';
import { isListening } from './queries.ts';

export function listenToViewer(ctx: Context, hasBeginning: boolean): AsyncIterable<topics.ViewerEvent> {
  return ctx.bus.subscribe(`viewer:${requireViewer(ctx).userId}`, hasBeginning ? { first: { kind: 'began' } } : {});
}

/** Throws SkipEvent when the event does not concern the viewer. */
export async function viewerEventFor(
  ctx: Context,
  event: topics.ViewerEvent,
): Promise<Awaited<ResolversTypes['ViewerEvent']>> {
  const listener = listenerOf(ctx);
  const viewer = { id: listener.userId };
  switch (event.kind) {
    case 'began':
      sessionVerified(ctx, await isListening(ctx.db, listener));
      return { __typename: 'EventsBegan', viewer };
    case 'match':
      return { __typename: 'MatchCreated', match: await matchForListener(ctx, event.matchId) };
    case 'matchEnded':
      // No data of the match is left to see, and the listener already knows its id.
      sessionVerified(ctx, await isListening(ctx.db, listener));
      return { __typename: 'MatchEnded', matchId: event.matchId, viewer };
    case 'unread':
      // People without a plan get it too: they learn how many messages wait for them.
      return { __typename: 'UnreadChanged', match: await matchForListener(ctx, event.matchId), viewer };
    case 'call':
      return { __typename: 'CallChanged', call: sessionVerified(ctx, await callForListener(ctx, event.callId)) };
    case 'datePlan':
      // People without a plan get it too: they may answer.
      return { __typename: 'DatePlanChanged', match: await matchForListener(ctx, event.matchId) };
    case 'game':
      return {
        __typename: 'GameSessionChanged',
        match: await matchForListener(ctx, event.matchId, plansWith('messages')),
        isByViewer: event.userId === listener.userId,
      };
    case 'entitlement':
      sessionVerified(ctx, await isListening(ctx.db, listener));
      return { __typename: 'EntitlementChanged', viewer };
    case 'verification':
      sessionVerified(ctx, await isListening(ctx.db, listener));
      return { __typename: 'VerificationReviewed', viewer };
    case 'warning':
      sessionVerified(ctx, await isListening(ctx.db, listener));
      return { __typename: 'WarningGiven', viewer };
    case 'support':
      return {
        __typename: 'SupportAnswered',
        ticket: sessionVerified(ctx, await ticketForListener(ctx, event.ticketId)),
      };
  }
}

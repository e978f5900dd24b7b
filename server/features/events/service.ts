/** Events of the viewer: what each becomes for a listener. Events hold ids; loading them is the check. */
import type { ResolversTypes } from '#server/contract/resolvers.generated.ts';
import type * as topics from '#server/platform/bus/topics.ts';
import type { Context } from '#server/platform/context/context.ts';
import { listenerOf, sessionVerified } from '#server/platform/context/event-listener.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { callForListener } from '../calls/event-service.ts';
import { matchHeard } from '../chat/event-service.ts';
import { ticketForListener } from '../support/service.ts';
import { isListening } from './queries.ts';

/** Events of the viewer. */
export function listenToViewer(ctx: Context): AsyncIterable<topics.ViewerEvent> {
  return ctx.bus.subscribe(`viewer:${requireViewer(ctx).userId}`);
}

/** What concerns the viewer, or SkipEvent. */
export async function viewerEventFor(
  ctx: Context,
  event: topics.ViewerEvent,
): Promise<Awaited<ResolversTypes['ViewerEvent']>> {
  const listener = listenerOf(ctx);
  const viewer = { id: listener.userId };
  switch (event.kind) {
    case 'match':
      return { __typename: 'MatchCreated', match: await matchHeard(ctx, event.matchId) };
    case 'matchEnded':
      // Nothing of the match is left to be seen, and its id the listener has known.
      sessionVerified(ctx, await isListening(ctx.db, listener));
      return { __typename: 'MatchEnded', matchId: event.matchId, viewer };
    case 'unread':
      // Also for people without a plan, who learn how much waits for them.
      return { __typename: 'UnreadChanged', match: await matchHeard(ctx, event.matchId), viewer };
    case 'call':
      return { __typename: 'CallChanged', call: sessionVerified(ctx, await callForListener(ctx, event.callId)) };
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

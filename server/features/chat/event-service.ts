/** Events hold only ids. Loading them is the access check. */
import { plansWith } from '#rules/entitlements.ts';
import { notFound } from '#server/base/errors.ts';
import type { RawId } from '#server/base/ids.ts';
import type { ResolversTypes } from '#server/contract/resolvers.generated.ts';
import { matchById } from '#server/features/matches/loaders.ts';
import { matchForListener, matchOf } from '#server/features/matches/service.ts';
import { SkipEvent } from '#server/platform/bus/skip.ts';
import type * as topics from '#server/platform/bus/topics.ts';
import type { Context } from '#server/platform/context/context.ts';
import { listenerOf, sessionVerified } from '#server/platform/context/event-listener.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { messageForListener } from './event-queries.ts';

const readingPlans = plansWith('messages');

/** NOT_FOUND unless the viewer is in the match. Without a plan, a subscription gets no events. */
export async function listenToChat(ctx: Context, matchId: RawId): Promise<AsyncIterable<topics.ChatEvent>> {
  requireViewer(ctx);
  const match = await matchOf(ctx, matchId);
  if (match === null) throw notFound();
  return ctx.bus.subscribe(`chat:${match.id}`);
}

/** Throws SkipEvent if the event is not for this listener. */
export async function chatEventFor(
  ctx: Context,
  event: topics.ChatEvent,
): Promise<Awaited<ResolversTypes['ChatEvent']>> {
  const listener = listenerOf(ctx);
  switch (event.kind) {
    case 'message': {
      const { message, match } = sessionVerified(
        ctx,
        await messageForListener(ctx.db, { listener, messageId: event.messageId, plans: readingPlans }),
      );
      ctx.load.prime(matchById, match.id, match);
      return { __typename: 'MessageAdded', message, match };
    }
    case 'read': {
      const match = await matchForListener(ctx, event.matchId, readingPlans);
      return { __typename: 'MessagesRead', match, readerId: event.readerId, readAt: new Date(event.readAt) };
    }
    case 'typing': {
      if (event.userId === listener.userId) throw new SkipEvent();
      const { matchId, userId: profileId, isTyping } = event;
      const match = await matchForListener(ctx, matchId, readingPlans);
      return { __typename: 'TypingChanged', matchId, match, profileId, isTyping };
    }
  }
}

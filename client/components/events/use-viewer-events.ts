import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetMatch } from '#client/apollo/forget-person.ts';
import { session } from '#client/apollo/session.ts';
import { useConnected } from '#client/apollo/socket-status.ts';
import { refetchShowing } from '#client/components/events/refetch-showing.ts';
import { usePushAsk } from '#client/components/push/use-push-ask.ts';
import { persistently } from '#client/lib/lazy-part.ts';
import { setUnreadCount } from '#client/lib/unread.ts';
import { planEnd, usePlanEnd } from '#client/lib/use-plan-end.ts';
import { paths } from '#rules/paths.ts';
import { tellCall } from './call-request.ts';
import { announceMatch, dismissMatch } from './match-announcements.ts';
import { useViewerEventsSubscription, useViewerUnreadQuery } from './ViewerEvents.generated.ts';

const againAfterMs = 5_000;

const rareNews = () => persistently(() => import('./rare-news.ts'));

type Standing = {
  /** The team's warning that the viewer has not acknowledged. */
  warning: { id: string; reason: string; isAboutPhoto: boolean } | null;
  /** Pushes reach some device of the person. */
  hasPushDevice: boolean;
};

/** Used once, in the shell. */
export function useViewerEvents(): Standing {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { data, refetch } = useViewerUnreadQuery();
  const viewer = data?.viewer;
  const notices = viewer?.notices;
  usePushAsk(notices !== undefined && !notices.hasPushDevice && !notices.hasRefusedPush);

  const { restart } = useViewerEventsSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const event = data?.viewerEvents;
      switch (event?.__typename) {
        case 'EntitlementChanged':
          // An answer that was under way may bring the former plan back.
          setTimeout(() => refetch().catch(() => undefined), againAfterMs);
          return session.userUpdated();
        case 'VerificationReviewed':
          void rareNews().then(({ tellReview }) => tellReview(event.viewer.verification));
          return void refetchShowing(client, 'verification').catch(() => undefined);
        case 'SupportAnswered':
          void rareNews().then(({ tellAnswer }) => tellAnswer(event.ticket, () => void navigate(paths.support)));
          return void refetchShowing(client, 'supportTickets').catch(() => undefined);
        case 'CallChanged':
          return tellCall({ type: 'changed', call: event.call });
        case 'MatchEnded':
          tellCall({ type: 'matchEnded', matchId: event.matchId });
          dismissMatch(event.matchId);
          return forgetMatch(client.cache, event.matchId);
        case 'MatchCreated':
          if (viewer) void rareNews().then(({ addMatch }) => addMatch(client.cache, viewer.id, event.match.id));
          return announceMatch(event.match.id);
      }
    },
    onError: () => setTimeout(() => session.isSignedIn() && restart(), againAfterMs),
  });

  useEffect(() => {
    if (viewer) setUnreadCount(viewer.unreadCount);
  }, [viewer]);

  // The server reports a plan's end too, but a suspended socket receives nothing.
  usePlanEnd(viewer ? planEnd(viewer.plan) : null, async () => {
    await refetch();
    session.userUpdated();
  });

  // The viewer comes with the subscription. What else has changed without a connection is asked for where it shows.
  useConnected(() => {
    refetchShowing(client, 'matches').catch(() => undefined);
    refetchShowing(client, 'verification').catch(() => undefined);
  });

  return { warning: viewer?.warning ?? null, hasPushDevice: notices?.hasPushDevice ?? false };
}

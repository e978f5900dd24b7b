import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { forgetMatch } from '#client/apollo/forget-person.ts';
import { session } from '#client/apollo/session.ts';
import { refetchShowing } from '#client/components/events/refetch-showing.ts';
import { paths } from '#rules/paths.ts';
import { tellCall } from './call-request.ts';
import { tellEventsBegan } from './events-began.ts';
import { announceMatch, dismissMatch } from './match-announcements.ts';
import { addMatch, tellAnswer, tellGame, tellPlan, tellReview } from './rare-news.ts';
import { useViewerEventsSubscription } from './ViewerEvents.generated.ts';
import { ViewerUnreadDocument } from './ViewerUnread.generated.ts';
// Asked for together with this part.
import '#client/apollo/socket.ts';

const againAfterMs = 5_000;

/** What the server tells the signed-in person. Used once, in the shell, which loads it after what a page shows. */
export function LiveEvents() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const askForViewer = () => client.refetchQueries({ include: [ViewerUnreadDocument] });

  const { restart } = useViewerEventsSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const event = data?.viewerEvents;
      switch (event?.__typename) {
        case 'EventsBegan':
          // It brings the viewer. What else has changed meanwhile is asked for where it shows.
          refetchShowing(client, 'matches').catch(() => undefined);
          refetchShowing(client, 'verification').catch(() => undefined);
          return tellEventsBegan();
        case 'EntitlementChanged':
          // An answer that was under way may bring the former plan back.
          setTimeout(() => askForViewer().catch(() => undefined), againAfterMs);
          return session.userUpdated();
        case 'VerificationReviewed':
          tellReview(event.viewer.verification);
          return void refetchShowing(client, 'verification').catch(() => undefined);
        case 'SupportAnswered':
          tellAnswer(event.ticket, () => void navigate(paths.support));
          return void refetchShowing(client, 'supportTickets').catch(() => undefined);
        case 'CallChanged':
          return tellCall({ type: 'changed', call: event.call });
        case 'DatePlanChanged':
          return tellPlan(event.match, (path) => void navigate(path));
        case 'GameSessionChanged':
          return tellGame(event.match, event.isByViewer, (path) => void navigate(path));
        case 'MatchEnded':
          tellCall({ type: 'matchEnded', matchId: event.matchId });
          dismissMatch(event.matchId);
          return forgetMatch(client.cache, event.matchId);
        case 'MatchCreated':
          addMatch(client.cache, event.match.id);
          return announceMatch(event.match.id);
      }
    },
    onError: () => setTimeout(() => session.isSignedIn() && restart(), againAfterMs),
  });

  return null;
}

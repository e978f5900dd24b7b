/** What is done about the events that seldom come. */
import type { ApolloCache, Reference } from '@apollo/client';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { chatPath, paths } from '#rules/paths.ts';
import { ViewerUnreadDocument } from './ViewerUnread.generated.ts';

export function tellReview(selfie: { status: string; reason: string | null } | null): void {
  if (selfie?.status === 'APPROVED') toast({ title: 'You are verified', tone: 'success' });
  else if (selfie?.status === 'REJECTED')
    toast({ title: 'Your selfie was not accepted', description: selfie.reason ?? undefined, tone: 'error' });
}

/** Links to the request when the person is on another page. */
export function tellAnswer({ subject, state }: { subject: string; state: string }, read: () => void): void {
  toast({
    title: state === 'CLOSED' ? 'Your request is settled' : 'The team answered',
    description: subject,
    tone: 'info',
    about: 'support',
    action: location.pathname === paths.support ? undefined : { label: 'Read', run: read },
  });
}

type HeardPlan = {
  id: string;
  profile: { fullName: string } | null;
  datePlan: { state: string; isProposedByViewer: boolean } | null;
};

/** Only what the other one did, on pages that do not show the plan. */
export function tellPlan({ id, profile, datePlan }: HeardPlan, open: (path: string) => void): void {
  const path = chatPath(id);
  if (datePlan === null || location.pathname === path) return;
  const { state, isProposedByViewer } = datePlan;
  const name = profile?.fullName ?? 'Your match';
  const off = { CANCELLED: `Your date with ${name} is called off` };
  const asks = { ...off, PROPOSED: `${name} asks you on a date`, COUNTERED: `${name} proposes a change to your date` };
  const answers = { ...off, ACCEPTED: `${name} said yes to your date`, DECLINED: `${name} said no to your date` };
  const title = (isProposedByViewer ? answers : asks)[state as never] as string | undefined;
  if (title === undefined) return;
  const about = `date ${id}`;
  const run = () => {
    clearToasts(about);
    open(path);
  };
  toast({ title, tone: 'info', about, action: { label: 'See it', run } });
}

type HeardGame = {
  id: string;
  profile: { fullName: string } | null;
  gameSession: { status: string; isViewersTurn: boolean; isInvitedByViewer: boolean } | null;
};

/** An invitation, its refusal, and that a game waits: on pages that do not show the chat. */
export function tellGame(
  { id, profile, gameSession }: HeardGame,
  isByViewer: boolean,
  open: (path: string) => void,
): void {
  const path = chatPath(id);
  const about = `game ${id}`;
  // What an earlier one said is no longer so.
  clearToasts(about);
  if (gameSession === null || isByViewer || location.pathname === path) return;
  const { status, isViewersTurn, isInvitedByViewer } = gameSession;
  const name = profile?.fullName ?? 'Your match';
  const asks = isViewersTurn && { INVITED: `${name} asks you to play`, PLAYING: `${name} has moved: it is your turn` };
  const no = isInvitedByViewer && { DECLINED: `${name} does not want to play now` };
  const title = { ...asks, ...no }[status as never] as string | undefined;
  if (title === undefined) return;
  const run = () => {
    clearToasts(about);
    open(`${path}?game`);
  };
  toast({ title, tone: 'info', about, action: { label: 'See it', run } });
}

/** Puts a new match first in the viewer's lists that are loaded, but not among the conversations. The event itself has written the match. */
export function addMatch(cache: ApolloCache, matchId: string): void {
  const { viewer } = cache.readQuery({ query: ViewerUnreadDocument }) ?? {};
  if (!viewer) return;
  cache.modify<{ matches: { edges: readonly { cursor: string; node: Reference }[] } }>({
    id: cache.identify(viewer),
    fields: {
      matches(known, { readField, storeFieldName, toReference }) {
        const node = toReference({ __typename: 'Match', id: matchId });
        if (
          !node ||
          storeFieldName.includes('TALKING') ||
          !('edges' in known) ||
          known.edges.some((edge) => readField('id', edge.node) === matchId)
        )
          return known;
        return { ...known, edges: [{ __typename: 'MatchEdge', cursor: '', node }, ...known.edges] };
      },
    },
  });
}

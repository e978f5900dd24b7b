import { MatchDialog } from './MatchDialog.tsx';
import { useAnnouncedMatch } from './match-announcements.ts';

/** Rendered once, in the layout of signed-in people. */
export function MatchMoment() {
  const matchId = useAnnouncedMatch();
  return matchId === null ? null : <MatchDialog key={matchId} matchId={matchId} />;
}

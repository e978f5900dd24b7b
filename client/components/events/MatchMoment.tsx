import { MatchDialog } from './MatchDialog.tsx';
import { useAnnouncedMatch } from './match-announcements.ts';

/** Celebrates new matches one after the other, on any page. Rendered once, in the layout of signed-in people. */
export function MatchMoment() {
  const matchId = useAnnouncedMatch();
  return matchId === null ? null : <MatchDialog key={matchId} matchId={matchId} />;
}

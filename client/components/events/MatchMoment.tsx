import { MatchDialog } from './MatchDialog.tsx';
import { useAnnouncedMatch } from './match-announcements.ts';

/** The celebration of new matches, one after the other, wherever the viewer is. Once, in the layout of signed-in people. */
export function MatchMoment() {
  const matchId = useAnnouncedMatch();
  return matchId === null ? null : <MatchDialog key={matchId} matchId={matchId} />;
}

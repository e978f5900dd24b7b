import { lazy, Suspense } from 'react';
import { useAnnouncedMatch } from './match-announcements.ts';

/** Fetched with the first match: most visits have none. */
const MatchDialog = lazy(() => import('./MatchDialog.tsx').then((module) => ({ default: module.MatchDialog })));

/** The celebration of new matches, one after the other, wherever the viewer is. Once, in the layout of signed-in people. */
export function MatchMoment() {
  const matchId = useAnnouncedMatch();
  if (matchId === null) return null;
  return (
    <Suspense fallback={null}>
      <MatchDialog key={matchId} matchId={matchId} />
    </Suspense>
  );
}

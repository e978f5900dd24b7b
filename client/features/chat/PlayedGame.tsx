import { Suspense } from 'react';
import type { GameLine } from '#client/components/games/shared-game.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useAskedSheet } from './use-asked-sheet.ts';

const GameInChat = lazyPart(async () => (await import('#client/components/games/GameInChat.tsx')).GameInChat);

/** `?game` in the address asks for the sheet. */
export function PlayedGame({
  match: { id, gameSession },
  name,
}: {
  match: { id: string; gameSession: GameLine | null };
  name: string;
}) {
  const { asked, close } = useAskedSheet('game');
  const isShown = gameSession?.status === 'INVITED' || gameSession?.status === 'PLAYING';
  // An ended one stays: it may be open on screen.
  if (gameSession === null && asked === null) return null;
  return (
    <Suspense fallback={isShown && <div className="h-12 border-b border-line bg-plum-tint" />}>
      <GameInChat matchId={id} name={name} session={gameSession} isAsked={asked !== null} onClosed={close} />
    </Suspense>
  );
}

import { Suspense, useState } from 'react';
import { type GameLine, isOpenGame } from '#client/components/games/shared-game.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useAskedSheet } from './use-asked-sheet.ts';

const GameInChat = lazyPart(async () => (await import('#client/components/games/GameInChat.tsx')).GameInChat);

type Props = { match: { id: string; canOtherMessage: boolean | null; gameSession: GameLine | null }; name: string };

/** `?game` in the address asks for the sheet. An ended game stays while it is open on screen. */
export function PlayedGame({ match: { id, canOtherMessage, gameSession }, name }: Props) {
  const { asked, close } = useAskedSheet('game');
  const isOpen = gameSession !== null && isOpenGame(gameSession);
  const [isUsed, setUsed] = useState(false);
  if ((isOpen || asked !== null) && !isUsed) setUsed(true);
  if (!isUsed) return null;
  return (
    <Suspense fallback={isOpen && <div className="h-12 border-b border-line bg-plum-tint" />}>
      <GameInChat
        matchId={id}
        name={name}
        session={gameSession}
        canOther={canOtherMessage !== false}
        isAsked={asked !== null}
        onClosed={close}
      />
    </Suspense>
  );
}

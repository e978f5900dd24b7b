import { Suspense, useEffect } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { ChatBar } from '#client/ui/ChatBar.tsx';
import { DiceIcon } from '#client/ui/feature-icons.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { clearToasts } from '#client/ui/toast.tsx';
import { type GameLine, isOpenGame } from './shared-game.ts';
import { texts } from './texts.ts';
import { Waiting } from './Waiting.tsx';

const GameSheet = lazyPart(async () => (await import('./GameSheet.tsx')).GameSheet);

type Props = {
  matchId: string;
  name: string;
  session: GameLine | null;
  /** Whether the other person's plan lets them play. */
  canOther: boolean;
  /** Somebody wants to play, or to see how a game ended. */
  isAsked: boolean;
  /** The sheet that was asked for was closed. */
  onClosed: () => void;
};

/** The line of the game that two people play, and the sheet in which they play it. */
export function GameInChat({ matchId, name, session, canOther, isAsked, onClosed }: Props) {
  // What is seen here needs no word beside it.
  useEffect(() => clearToasts(`game ${matchId}`), [matchId]);
  return (
    <>
      {session && isOpenGame(session) && (
        <ChatBar
          to="?game"
          icon={<DiceIcon className="shrink-0 text-plum text-xl" />}
          title={texts.state(session, name)}
          detail={session.game.name}
          className="bg-plum-tint"
        />
      )}
      <Sheet open={isAsked} onOpenChange={(next) => !next && onClosed()} title={texts.title(name)}>
        <Suspense fallback={<Waiting />}>
          <GameSheet matchId={matchId} name={name} current={session} canOther={canOther} />
        </Suspense>
      </Sheet>
    </>
  );
}

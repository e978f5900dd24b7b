import { useEffect, useState } from 'react';
import { ChevronRightIcon, DiceIcon } from '#client/ui/feature-icons.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { clearToasts } from '#client/ui/toast.tsx';
import { GameSheet } from './GameSheet.tsx';
import { type GameLine, isOpenGame } from './shared-game.ts';
import { texts } from './texts.ts';

type Props = {
  matchId: string;
  name: string;
  session: GameLine | null;
  /** Somebody wants to play, or to see how a game ended. */
  isAsked: boolean;
  /** The sheet that was asked for was closed. */
  onClosed: () => void;
};

/** The line of the game that two people play, and the sheet in which they play it. */
export function GameInChat({ matchId, name, session, isAsked, onClosed }: Props) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isAsked;
  // What is seen here needs no word beside it.
  useEffect(() => clearToasts(`game ${matchId}`), [matchId]);
  const close = () => {
    setOpened(false);
    onClosed();
  };
  return (
    <>
      {session && isOpenGame(session) && <Bar session={session} name={name} onOpen={() => setOpened(true)} />}
      <Sheet open={isOpen} onOpenChange={(next) => !next && close()} title={texts.title(name)}>
        <GameSheet matchId={matchId} name={name} />
      </Sheet>
    </>
  );
}

function Bar({ session, name, onOpen }: { session: GameLine; name: string; onOpen: () => void }) {
  return (
    <>
      <p role="status" className="sr-only">
        {texts.state(session, name)}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex min-h-12 w-full items-center gap-3 border-b border-line bg-plum-tint px-4 py-1.5 text-left text-sm hover:bg-sunken"
      >
        <DiceIcon className="shrink-0 text-plum text-xl" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{texts.state(session, name)}</span>
          <span className="block truncate text-ink-soft">{session.game.name}</span>
        </span>
        <ChevronRightIcon className="shrink-0 text-ink-soft" />
      </button>
    </>
  );
}

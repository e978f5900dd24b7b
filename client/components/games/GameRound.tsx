import { useEffect, useRef, useState } from 'react';
import { useNoSecondTap } from '#client/lib/use-no-second-tap.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { CardsBoard } from './CardsBoard.tsx';
import { outcomeOf } from './outcome.ts';
import { QuizBoard } from './QuizBoard.tsx';
import { StatementsBoard } from './StatementsBoard.tsx';
import type { SharedGame } from './shared-game.ts';
import { gameName, texts } from './texts.ts';
import type { GameMove } from './use-game-session.ts';

export type RoundProps = {
  session: SharedGame;
  name: string;
  /** The move that is on its way, in words; null when none is. */
  busyWith: string | null;
  move: (made: GameMove) => Promise<boolean>;
};
export type BoardProps<T> = Omit<RoundProps, 'session'> & { table: T; draftKey: string; isViewersTurn: boolean };

/** A game that is played, or how it ended: whose turn it is, what came of the last move, the table, and the way out. */
export function GameRound({ session, name, busyWith, move }: RoundProps) {
  const { status, version, table, isViewersTurn, endsAt } = session;
  const isPlaying = status === 'PLAYING';
  const outcome = table && outcomeOf(table, name);
  return (
    <>
      <Heading session={session} name={name} />
      {outcome && (
        <p role="status" className="rounded-md bg-sunken px-3 py-2 text-sm">
          {outcome}
        </p>
      )}
      {isPlaying && (
        <p className="text-ink-soft text-sm">
          {isViewersTurn ? texts.yourTime(endsAt) : texts.theirTime(name, endsAt)}
        </p>
      )}
      <Table key={version} session={session} name={name} busyWith={busyWith} move={move} />
    </>
  );
}

function Heading({ session, name }: Pick<RoundProps, 'session' | 'name'>) {
  const { status, version, table, viewerScore, otherScore } = session;
  const heading = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone with its move: people who play by keyboard go on from the top of the table.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.getAttribute('role') === 'dialog';
    if (version > 0 && isLost) heading.current?.focus();
  }, [version]);
  return (
    <div className="grid gap-0.5">
      <p className="text-ink-soft text-sm">{gameName(session)}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p ref={heading} role="status" tabIndex={-1} className="font-bold text-lg outline-none">
          {status === 'FINISHED' ? texts.result(viewerScore, otherScore) : texts.state(session, name)}
        </p>
        {table && <p className="text-ink-soft text-sm">{texts.score(name, session)}</p>}
      </div>
    </div>
  );
}

/** New with each version: a second tap on the former one moves nothing here. */
function Table({ session, name, busyWith, move }: RoundProps) {
  const { id, version, status, table, isViewersTurn } = session;
  const [isAsking, setAsking] = useState(false);
  const box = useNoSecondTap<HTMLDivElement>();
  const isPlaying = status === 'PLAYING';
  const shared = { name, isViewersTurn, busyWith, move, draftKey: `${id} ${version}` };
  return (
    <div ref={box} className="grid gap-5">
      {table?.__typename === 'QuizTable' && <QuizBoard table={table} {...shared} />}
      {table?.__typename === 'CardsTable' && <CardsBoard table={table} {...shared} />}
      {table?.__typename === 'StatementsTable' && <StatementsBoard table={table} {...shared} />}
      {isPlaying && (
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {texts.stop}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking && isPlaying}
        title={texts.stopTitle}
        description={texts.stopBody(name)}
        keep={texts.keep}
        confirm={texts.stop}
        isBusy={busyWith !== null}
        onKeep={() => setAsking(false)}
        onConfirm={() => void move({ step: 'STOP' }).then(() => setAsking(false))}
      />
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { CardsBoard } from './CardsBoard.tsx';
import { QuizBoard } from './QuizBoard.tsx';
import { StatementsBoard } from './StatementsBoard.tsx';
import type { SharedGame } from './shared-game.ts';
import { texts } from './texts.ts';
import type { GameMove } from './use-game-session.ts';

export type BoardProps<T> = {
  table: T;
  name: string;
  isViewersTurn: boolean;
  isBusy: boolean;
  move: (made: GameMove) => Promise<boolean>;
};

type Props = { session: SharedGame; name: string; isBusy: boolean; move: BoardProps<never>['move'] };

/** A game that is played, or how it ended: whose turn it is, what lies on the table, and the way out. */
export function GameRound({ session, name, isBusy, move }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { status, version, table, isViewersTurn, viewerScore, otherScore } = session;
  const isPlaying = status === 'PLAYING';
  const heading = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone with its move: whoever plays by keyboard goes on from the top of the table.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.getAttribute('role') === 'dialog';
    if (version > 0 && isLost) heading.current?.focus();
  }, [version]);
  const shared = { name, isViewersTurn, isBusy, move };
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p ref={heading} role="status" tabIndex={-1} className="font-bold text-lg outline-none">
          {status === 'FINISHED' ? texts.result(viewerScore, otherScore) : texts.state(session, name)}
        </p>
        {table && <p className="text-ink-soft text-sm">{texts.score(name, session)}</p>}
      </div>
      {isPlaying && !isViewersTurn && <p className="text-ink-soft text-sm">{texts.waits(name)}</p>}
      {table?.__typename === 'QuizTable' && <QuizBoard table={table} {...shared} />}
      {table?.__typename === 'CardsTable' && <CardsBoard table={table} {...shared} />}
      {table?.__typename === 'StatementsTable' && <StatementsBoard table={table} {...shared} />}
      {isPlaying && (
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {texts.stop}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={texts.stopTitle}
        description={texts.stopBody(name)}
        keep={texts.keep}
        confirm={texts.stop}
        isBusy={isBusy}
        onKeep={() => setAsking(false)}
        onConfirm={() => void move({ step: 'STOP' }).then(() => setAsking(false))}
      />
    </>
  );
}

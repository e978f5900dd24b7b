import { useState } from 'react';
import { statementsRule } from '#rules/games/two-truths.ts';
import { check, type FieldError } from '#rules/validation.ts';
import type { BoardProps } from './GameRound.tsx';
import { GuessForm } from './GuessForm.tsx';
import { StatementList } from './StatementList.tsx';
import { StatementsForm } from './StatementsForm.tsx';
import type { TableOf } from './shared-game.ts';
import { words } from './statement-texts.ts';
import { texts } from './texts.ts';

type Table = TableOf<'StatementsTable'>;

/** What this person writes or guesses now, and the rounds that are told, the latest first. */
export function StatementsBoard({ table: { rounds }, ...board }: BoardProps<Table>) {
  const { name, isViewersTurn, busyWith, move } = board;
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const open = rounds.find(({ guess }) => guess === null);
  const isGuessing = isViewersTurn && open !== undefined;
  const tell = (given: { statements: readonly string[]; lie: number | null }) => {
    const checked = check(statementsRule, { statements: [...given.statements], lie: given.lie });
    setErrors(checked.ok ? [] : checked.fieldErrors);
    if (checked.ok) void move({ told: checked.value });
  };
  return (
    <>
      {isViewersTurn && !open && (
        <section aria-label={texts.write} className="grid gap-3">
          <h3 className="text-lg">{texts.write}</h3>
          <StatementsForm
            ideas={texts.ideas}
            errors={errors}
            note={texts.writeNote(name)}
            submit={texts.send}
            isBusy={busyWith !== null}
            draftKey={board.draftKey}
            onStart={tell}
          />
        </section>
      )}
      {isGuessing && (
        <section aria-label={words.guessTitle} className="grid gap-3">
          <h3 className="text-lg">{words.guessTitle}</h3>
          <GuessForm
            statements={open.statements}
            isBusy={busyWith !== null}
            onGuess={(guess) => void move({ guess })}
          />
        </section>
      )}
      {rounds.toReversed().map((round) => {
        const { isByViewer, statements, lie, guess } = round;
        if (round === open && isGuessing) return null;
        const title = texts.told(name, isByViewer);
        return (
          <section key={isByViewer ? 'mine' : 'theirs'} aria-label={title} className="grid gap-2">
            <h3 className="font-semibold text-sm">{title}</h3>
            <StatementList statements={statements} lie={lie} guess={guess} />
          </section>
        );
      })}
    </>
  );
}

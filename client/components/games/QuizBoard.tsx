import { useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import type { BoardProps } from './GameRound.tsx';
import type { TableOf } from './shared-game.ts';
import { texts } from './texts.ts';

type Table = TableOf<'QuizTable'>;
type Question = Table['questions'][number];

const isSettled = ({ correctAnswer }: Question): boolean => correctAnswer !== null;

/** The question that is asked now, and what both answered to those before it, the latest first. */
export function QuizBoard({
  table: { questions, questionCount },
  name,
  isViewersTurn,
  busyWith,
  move,
}: BoardProps<Table>) {
  const settled = questions.filter(isSettled);
  const asked = questions.find((question) => !isSettled(question));
  return (
    <>
      {asked && (
        <section aria-label={texts.questionOf(settled.length + 1, questionCount)} className="grid gap-3">
          <p className="font-semibold text-crimson-ink text-sm">
            {texts.questionOf(settled.length + 1, questionCount)}
          </p>
          <h3 className="text-lg">{asked.question}</h3>
          <Options
            key={asked.question}
            question={asked}
            isLocked={!isViewersTurn || busyWith !== null}
            onPick={(pick) => move({ pick })}
          />
        </section>
      )}
      {settled.length > 0 && (
        <section aria-label={texts.soFar} className="grid gap-2">
          <h3 className="font-semibold text-sm">{texts.soFar}</h3>
          <ol className="grid gap-2">
            {settled.toReversed().map((question) => (
              <Settled key={question.question} question={question} name={name} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

type OptionsProps = { question: Question; isLocked: boolean; onPick: (option: number) => Promise<boolean> };

function Options({ question: { options, viewerPick }, isLocked, onPick }: OptionsProps) {
  const [pressed, setPressed] = useState<number | null>(null);
  const picked = viewerPick ?? pressed;
  return (
    <>
      <ul className="grid gap-2">
        {options.map((option, place) => (
          <li key={option}>
            <button
              type="button"
              // Not disabled, so that the pressed button keeps the focus.
              aria-disabled={isLocked}
              aria-pressed={place === picked}
              onClick={() => {
                if (isLocked) return;
                setPressed(place);
                void onPick(place).then((counts) => !counts && setPressed(null));
              }}
              className={cx(
                'flex min-h-13 w-full items-center rounded-md border px-4 py-2 text-left transition-colors',
                place === picked ? 'border-crimson bg-crimson-tint font-semibold' : 'border-line-strong bg-surface',
                isLocked ? 'cursor-not-allowed text-ink-soft' : 'hover:border-ink hover:bg-sunken',
              )}
            >
              {option}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {viewerPick !== null && texts.picked}
      </p>
    </>
  );
}

function Settled({ question, name }: { question: Question; name: string }) {
  const { options, correctAnswer, viewerPick, otherPick } = question;
  const answer = (pick: number | null) => options[pick ?? -1] ?? '';
  const line = (who: string, pick: number | null) => {
    const isRight = pick === correctAnswer;
    return <p className={isRight ? 'text-leaf' : 'text-danger'}>{texts.pick(who, answer(pick), isRight)}</p>;
  };
  return (
    <li className="grid gap-0.5 rounded-md bg-sunken p-3 text-sm">
      <p className="font-semibold">{question.question}</p>
      <p>{texts.was(answer(correctAnswer))}</p>
      {line(texts.you, viewerPick)}
      {line(name, otherPick)}
    </li>
  );
}

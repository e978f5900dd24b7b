import { useReducer } from 'react';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { CheckIcon, CloseIcon } from '#client/ui/icons.tsx';
import { type Question, quizReducer, scoreOf, startQuiz, verdict } from '#rules/games/quiz.ts';
import { EndActions } from './EndActions.tsx';
import type { Again, DealOf } from './Play.tsx';
import { SaveNote } from './SaveNote.tsx';
import { Screen } from './Screen.tsx';
import { texts } from './texts.ts';
import { useFinish } from './use-finish.ts';

type Props = Again & { playId: string; deal: DealOf<'QuizDeal'>; toStart: () => void };

const words = texts.quiz;

export function Quiz({ playId, deal, again, isBeginning, toStart }: Props) {
  const [state, dispatch] = useReducer(quizReducer, deal.questions, startQuiz);
  const { at, answers, phase, questions } = state;
  const saving = useFinish(playId, phase === 'results' ? { answers: [...answers] } : null);
  const question = questions[at];

  if (phase === 'results' || question === undefined) {
    const score = scoreOf(questions, answers);
    const worth = verdict(score, questions.length);
    return (
      <Screen key="results" kicker={deal.theme.name} title={words.verdicts[worth]}>
        <p className="text-lg">{words.score(score, questions.length)}</p>
        <Review questions={questions} answers={answers} />
        <SaveNote saving={saving} />
        <EndActions again={again} isBeginning={isBeginning}>
          <Button variant="secondary" onClick={toStart}>
            {words.otherTheme}
          </Button>
        </EndActions>
      </Screen>
    );
  }

  return (
    <Screen
      key={at}
      kicker={`${deal.theme.name} · ${words.questionOf(at + 1, questions.length)}`}
      title={question.question}
    >
      <Options question={question} picked={answers[at]} onPick={(option) => dispatch({ type: 'pick', option })} />
      {/* Rendered before it has text, so that screen readers announce the text. */}
      <p role="status" className="min-h-6 font-semibold">
        {phase === 'answered' &&
          (answers[at] === question.correctAnswer
            ? words.right
            : words.wrong(question.options[question.correctAnswer] ?? ''))}
      </p>
      {phase === 'answered' && (
        <Button className="sm:justify-self-start" onClick={() => dispatch({ type: 'next' })}>
          {at === questions.length - 1 ? words.results : words.next}
        </Button>
      )}
    </Screen>
  );
}

type ReviewProps = { questions: readonly Question[]; answers: readonly (number | undefined)[] };

function Review({ questions, answers }: ReviewProps) {
  return (
    <ol className="grid gap-2">
      {questions.map(({ question: asked, options, correctAnswer }, place) => {
        const isRight = answers[place] === correctAnswer;
        return (
          <li key={asked} className="flex gap-3 rounded-md bg-sunken p-3 text-sm">
            <Mark isRight={isRight} />
            <div className="min-w-0">
              <p className="font-semibold">{asked}</p>
              <p className="text-ink-soft">
                {isRight ? words.rightWas(options[correctAnswer] ?? '') : words.wrongWas(options[correctAnswer] ?? '')}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ isRight }: { isRight: boolean }) {
  return (
    <span
      className={cx(
        'grid size-6 shrink-0 place-items-center rounded-full',
        isRight ? 'bg-leaf-tint text-leaf' : 'bg-danger-tint text-danger',
      )}
    >
      {isRight ? <CheckIcon /> : <CloseIcon />}
    </span>
  );
}

type OptionsProps = { question: Question; picked: number | undefined; onPick: (option: number) => void };

/** The answer options. After a pick they are locked, and mark the right one and the picked one. */
function Options({ question: { options, correctAnswer }, picked, onPick }: OptionsProps) {
  return (
    <ul className="grid gap-2">
      {options.map((option, place) => {
        const isLocked = picked !== undefined;
        const isRight = isLocked && place === correctAnswer;
        const isMistake = place === picked && !isRight;
        return (
          <li key={option}>
            <button
              type="button"
              // Not disabled, so that the pressed button keeps the focus.
              aria-disabled={isLocked}
              onClick={() => onPick(place)}
              className={cx(
                'flex min-h-13 w-full items-center gap-3 rounded-md border px-4 py-2 text-left transition-colors',
                isRight && 'border-leaf bg-leaf-tint',
                isMistake && 'border-danger bg-danger-tint',
                !isRight && !isMistake && 'border-line-strong bg-surface',
                isLocked ? 'cursor-not-allowed' : 'hover:border-ink hover:bg-sunken',
              )}
            >
              <span className="min-w-0 grow">{option}</span>
              {isRight && (
                <Badge tone="leaf" icon={<CheckIcon />}>
                  {place === picked ? words.yoursRight : words.isRight}
                </Badge>
              )}
              {isMistake && (
                <span className="inline-flex items-center gap-1.5 font-semibold text-danger text-xs">
                  <CloseIcon />
                  {words.yoursWrong}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

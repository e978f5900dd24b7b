import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Problem } from '#client/ui/Problem.tsx';
import { statementIndexes } from './statement-indexes.ts';
import { words } from './statement-texts.ts';

type Props = { statements: readonly string[]; isBusy?: boolean; onGuess: (place: number) => void };

export function GuessForm({ statements, isBusy, onGuess }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen !== null) {
      onGuess(chosen);
      return;
    }
    setMissing(true);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div
        role="radiogroup"
        aria-label={words.guessTitle}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        className="grid gap-2"
      >
        {statementIndexes.map((place) => (
          <label
            key={place}
            className={cx(
              'flex min-h-13 items-center gap-3 rounded-md border px-4 py-2 transition-colors',
              place === chosen ? 'border-crimson bg-crimson-tint' : 'border-line-strong bg-surface hover:border-ink',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={place === chosen}
              onChange={() => {
                setChosen(place);
                setMissing(false);
              }}
              className="size-5 shrink-0 accent-crimson"
            />
            <span className="min-w-0 break-words">{statements[place]}</span>
          </label>
        ))}
      </div>
      {isMissing && (
        <Problem id={`${id}-missing`} role="alert">
          {words.noGuess}
        </Problem>
      )}
      <Button type="submit" loading={isBusy} className="sm:justify-self-start">
        {words.guess}
      </Button>
    </form>
  );
}

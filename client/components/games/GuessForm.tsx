import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { RadioCard } from '#client/ui/RadioCard.tsx';
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
          <RadioCard
            key={place}
            name={id}
            isChecked={place === chosen}
            onChoose={() => {
              setChosen(place);
              setMissing(false);
            }}
          >
            {statements[place]}
          </RadioCard>
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

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { focusInvalid } from '#client/lib/focus-invalid.ts';
import { Button } from '#client/ui/Button.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';
import type { FieldError } from '#rules/validation.ts';
import { statementIndexes } from './statement-indexes.ts';
import { words } from './statement-texts.ts';

const { statement: longest } = limits.games.statements;

type Props = {
  ideas: readonly string[];
  errors: readonly FieldError[];
  /** Who sees what is written. */
  note: string;
  submit: string;
  isBusy?: boolean;
  /** Keeps what is typed under this name while the page lives; absent, it goes with the form. */
  draftKey?: string;
  onStart: (given: { statements: readonly string[]; lie: number | null }) => void;
};

const drafts = new Map<string, readonly string[]>();

export function StatementsForm({ ideas, errors, note, submit: label, isBusy, draftKey, onStart }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [statements, setStatements] = useState<readonly string[]>(
    () => drafts.get(draftKey ?? '') ?? statementIndexes.map(() => ''),
  );
  const [lie, setLie] = useState<number | null>(null);
  const errorOf = (path: string) => errors.find((error) => error.path === path)?.message;
  const lieError = errorOf('lie');

  useEffect(() => {
    if (errors.length > 0) focusInvalid(form.current);
  }, [errors]);

  function write(next: readonly string[]): void {
    if (draftKey) drafts.set(draftKey, next);
    setStatements(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    onStart({ statements, lie });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft text-sm">{note}</p>
      {statementIndexes.map((place) => (
        <div key={place} className="grid gap-1">
          <TextField
            label={words.statement(place + 1)}
            placeholder={ideas[place]}
            autoComplete="off"
            value={statements[place]}
            counter={{ value: statements[place] ?? '', max: longest }}
            error={errorOf(`statements.${place}`)}
            onChange={({ target }) => write(statements.map((text, each) => (each === place ? target.value : text)))}
          />
          <label className="flex min-h-11 items-center gap-3 self-start pr-4 text-sm">
            <input
              type="radio"
              name={id}
              checked={lie === place}
              aria-invalid={lieError ? true : undefined}
              aria-describedby={lieError ? `${id}-lie` : undefined}
              onChange={() => setLie(place)}
              className="size-5 accent-crimson"
            />
            {words.isLie(place + 1)}
          </label>
        </div>
      ))}
      {lieError && <Problem id={`${id}-lie`}>{lieError}</Problem>}
      <Button type="submit" loading={isBusy} className="sm:justify-self-start">
        {label}
      </Button>
    </form>
  );
}

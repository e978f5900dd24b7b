import { useEffect, useId, useRef, useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import { controlStyle } from '#client/ui/Field.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { messages as rules, searchWords } from '#rules/discovery.ts';
import { SearchIcon } from './browse-icons.tsx';

type Props = {
  q: string;
  /** True if the field takes the focus on mount, because a button opened it. */
  takesFocus: boolean;
  onSearch: (q: string) => void;
  className?: string;
};

export function SearchForm({ q, takesFocus, onSearch, className }: Props) {
  const [typed, setTyped] = useState(q);
  const [error, setError] = useState<string | null>(null);
  const [known, setKnown] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const type = (text: string) => {
    setTyped(text);
    setError(null);
  };
  const submit = (wanted: string) => {
    const isTooLong = searchWords(wanted) === null;
    setError(isTooLong ? rules.searchLength : null);
    if (!isTooLong) onSearch(wanted);
  };
  // The way back in the browser changes the search too.
  if (known !== q) {
    setKnown(q);
    type(q);
  }
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  return (
    <search className={cx('grid gap-1', className)}>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          submit(typed.trim());
        }}
      >
        <SearchIcon className="pointer-events-none absolute top-3 left-4 text-ink-soft text-xl" />
        <input
          ref={field}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="Search people"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : errorId}
          placeholder="Name, town, interest"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={cx(controlStyle, 'h-11 rounded-full pr-12 pl-12 [&::-webkit-search-cancel-button]:hidden')}
        />
        {(typed !== '' || q !== '') && (
          <IconButton
            label="Clear the search"
            icon={<CloseIcon className="text-lg" />}
            className="absolute top-0 right-0"
            onClick={() => {
              type('');
              if (q !== '') onSearch('');
              field.current?.focus();
            }}
          />
        )}
      </form>
      {error !== null && (
        <p id={errorId} role="alert" className="px-4 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </search>
  );
}

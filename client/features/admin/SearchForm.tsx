import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';
import { texts } from './texts.ts';

type Props = { label: string; search: string; onSearch: (search: string) => void; children?: ReactNode };

/** Searches on submit, not at each letter: each search reads the whole table. */
export function SearchForm({ label, search, onSearch, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: today's screen readers do not know the search element.
    <form role="search" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <TextField
          key={search}
          ref={input}
          label={label}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.text.consoleSearch}
          defaultValue={search}
        />
      </div>
      {children}
      <Button type="submit" variant="secondary" className="min-h-13">
        {texts.search}
      </Button>
    </form>
  );
}

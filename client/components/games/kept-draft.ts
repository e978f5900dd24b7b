import { useState } from 'react';

/** Until the page is left: a sheet that closes takes nothing of what was typed in it. */
const kept = new Map<string, string>();

/** A text that is typed, under a name that is its own. */
export function useKeptDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => kept.get(name) ?? '');
  return [
    text,
    (next) => {
      kept.set(name, next);
      setText(next);
    },
  ];
}

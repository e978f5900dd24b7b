import { useState } from 'react';
import { readItem, writeItem } from '#client/lib/safe-storage.ts';

const PREFIX = 'zobo.support.draft.';

/** An unsent text survives navigation and reload, and ends with the session. */
export function useDraft(name: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => readItem(PREFIX + name) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      writeItem(PREFIX + name, next);
    },
  ];
}

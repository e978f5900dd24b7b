import { useState } from 'react';

const PREFIX = 'zobo.support.draft.';

function read(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    // If storage is full or forbidden, only the draft is lost.
  }
}

/** An unsent text survives navigation and reload, and ends with the session. */
export function useDraft(name: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => read(name));
  return [
    text,
    (next) => {
      setText(next);
      write(name, next);
    },
  ];
}

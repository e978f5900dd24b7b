import { readItem, writeItem } from '#client/lib/safe-storage.ts';

/** Drafts survive navigation and reload, and end with the session. */
const PREFIX = 'zobo.chat.draft.';

export function readDraft(storage: Pick<Storage, 'getItem'>, matchId: string): string {
  return readItem(PREFIX + matchId, storage) ?? '';
}

export function writeDraft(storage: Pick<Storage, 'setItem' | 'removeItem'>, matchId: string, text: string): void {
  writeItem(PREFIX + matchId, text, storage);
}

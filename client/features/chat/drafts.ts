/** Drafts survive navigation and reload, and end with the session. */

const PREFIX = 'zobo.chat.draft.';

export function readDraft(storage: Pick<Storage, 'getItem'>, matchId: string): string {
  try {
    return storage.getItem(PREFIX + matchId) ?? '';
  } catch {
    return '';
  }
}

export function writeDraft(storage: Pick<Storage, 'setItem' | 'removeItem'>, matchId: string, text: string): void {
  try {
    if (text === '') storage.removeItem(PREFIX + matchId);
    else storage.setItem(PREFIX + matchId, text);
  } catch {
    // If storage is full or forbidden, only the draft is lost, not the chat.
  }
}

/** What was typed and not sent, per match: survives navigation and reload, and ends with the session. */

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
    // A full or forbidden storage costs the draft, not the chat.
  }
}

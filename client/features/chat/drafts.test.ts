import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from './drafts.ts';

function memory() {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('drafts', () => {
  it('are kept per match and removed when empty', () => {
    const storage = memory();
    writeDraft(storage, 'm1', 'Hel');
    expect(readDraft(storage, 'm1')).toBe('Hel');
    expect(readDraft(storage, 'm2')).toBe('');
    writeDraft(storage, 'm1', '');
    expect(storage.map.size).toBe(0);
  });
});

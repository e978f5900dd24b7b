import { describe, expect, it, vi } from 'vitest';
import { createOutbox } from './outbox.ts';

function memory(): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const refusing = {
  key: () => null,
  length: 0,
  getItem: () => null,
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
  removeItem: () => undefined,
};

const hello = { clientId: 'a', content: 'Hello', at: '2026-03-12T10:00:00.000Z', state: 'sending' } as const;

describe('the outbox', () => {
  it('keeps messages of each match apart, in order', () => {
    const outbox = createOutbox(memory());
    outbox.add('m1', hello);
    outbox.add('m1', { ...hello, clientId: 'b' });
    outbox.add('m2', { ...hello, clientId: 'c' });
    expect(outbox.read('m1').map(({ clientId }) => clientId)).toEqual(['a', 'b']);
    expect(outbox.read('m2').map(({ clientId }) => clientId)).toEqual(['c']);
  });

  it('answers with the same array until something changes, and tells its listeners', () => {
    const outbox = createOutbox(memory());
    const listener = vi.fn();
    outbox.subscribe(listener);
    outbox.add('m1', hello);
    expect(outbox.read('m1')).toBe(outbox.read('m1'));
    outbox.remove('m1', new Set(['unknown']));
    expect(listener).toHaveBeenCalledTimes(1);
    outbox.change('m1', 'a', { state: 'failed' });
    expect(outbox.read('m1')[0]?.state).toBe('failed');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('has after a reload what was on its way, under the same client id, and knows in which matches', () => {
    const storage = memory();
    storage.setItem('zobo.chat.draft.m3', 'Hm');
    createOutbox(storage).add('m1', hello);
    createOutbox(storage).add('m2', { ...hello, state: 'failed' });
    const outbox = createOutbox(storage);
    expect(outbox.matchIds()).toEqual(['m1', 'm2']);
    expect(outbox.read('m1')).toEqual([hello]);
    expect(outbox.read('m2')).toEqual([{ ...hello, state: 'failed' }]);
  });

  it('takes over what another tab wrote', () => {
    const storage = memory();
    const [here, there] = [createOutbox(storage), createOutbox(storage)];
    expect(here.read('m1')).toEqual([]);
    there.add('m1', hello);
    here.follow('zobo.chat.outbox.m1');
    here.add('m1', { ...hello, clientId: 'b' });
    expect(
      createOutbox(storage)
        .read('m1')
        .map(({ clientId }) => clientId),
    ).toEqual(['a', 'b']);
  });

  it('leaves nothing behind once everything is sent', () => {
    const storage = memory();
    const outbox = createOutbox(storage);
    outbox.add('m1', hello);
    outbox.remove('m1', new Set(['a']));
    expect(storage.length).toBe(0);
  });

  it('survives a storage that refuses, and one that holds nonsense', () => {
    const outbox = createOutbox(refusing);
    outbox.add('m1', hello);
    expect(outbox.read('m1')).toHaveLength(1);
    const storage = memory();
    storage.setItem('zobo.chat.outbox.m1', '{"a":');
    storage.setItem('zobo.chat.outbox.m2', '[1, {"clientId": 2}]');
    expect(createOutbox(storage).read('m1')).toEqual([]);
    expect(createOutbox(storage).read('m2')).toEqual([]);
  });
});

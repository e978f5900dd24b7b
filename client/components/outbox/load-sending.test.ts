import { beforeEach, expect, it, vi } from 'vitest';
import { readItem } from '#client/lib/safe-storage.ts';
import { leftKey } from './keys.ts';
import { itemsAt } from './left-behind.ts';
import { unsentKey } from './unsent-key.ts';

beforeEach(() => {
  vi.resetModules();
  for (const key of [leftKey, unsentKey]) localStorage.removeItem(key);
});

it('leaves what is added before the database is at hand, and not again what this device has kept', async () => {
  // Of their own: in those of other tests the database may be at hand.
  await import('./load-sending.ts');
  const { outbox } = await import('./outbox.ts');
  const id = outbox.add({ kind: 'like', profileId: 'ada' });
  outbox.add({ kind: 'like', profileId: 'bola' }, { id: 'kept', at: '2026-11-28T10:00:00.000Z', session: 's' });
  expect(itemsAt(leftKey)).toMatchObject([{ id, kind: 'like', profileId: 'ada', state: 'sending' }]);
  expect(readItem(unsentKey)).toBe('yes');
});

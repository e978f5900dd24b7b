import { expect, it } from 'vitest';
import { readItem } from '#client/lib/safe-storage.ts';
import { leftKey } from './keys.ts';
import { itemsAt } from './left-behind.ts';
import './load-sending.ts';
import { outbox } from './outbox.ts';
import { unsentKey } from './unsent-key.ts';

it('leaves what is added before the database is at hand, and not again what this device has kept', () => {
  const id = outbox.add({ kind: 'like', profileId: 'ada' });
  outbox.add({ kind: 'like', profileId: 'bola' }, { id: 'kept', at: '2026-11-28T10:00:00.000Z', session: 's' });
  expect(itemsAt(leftKey)).toMatchObject([{ id, kind: 'like', profileId: 'ada', state: 'sending' }]);
  expect(readItem(unsentKey)).toBe('yes');
});

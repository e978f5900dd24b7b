import { describe, expect, it, vi } from 'vitest';
import { createOutbox, type Item, type Message, swiped, swipeLane } from './outbox.ts';

const at = '2026-03-12T10:00:00.000Z';
const written = (id: string) => ({ id, at, session: 's' });
const hello: Message = { kind: 'message', matchId: 'm1', content: 'Hello' };
const ids = (items: readonly Item[]) => items.map(({ id }) => id);

describe('the outbox', () => {
  it('keeps messages of each match and swipes apart, in the order of writing', () => {
    const outbox = createOutbox();
    outbox.add(hello, written('b'));
    outbox.add(hello, written('a'));
    outbox.add({ ...hello, matchId: 'm2' }, written('c'));
    outbox.add({ kind: 'like', profileId: 'ada' }, written('d'));
    expect(['chat:m1', 'chat:m2', swipeLane].map((lane) => ids(outbox.read(lane)))).toEqual([['b', 'a'], ['c'], ['d']]);
    expect(outbox.lanes()).toEqual(['chat:m1', 'chat:m2', swipeLane]);
  });

  it('answers with the same array until something changes, and tells its listeners', () => {
    const outbox = createOutbox();
    const listener = vi.fn();
    outbox.subscribe(listener);
    outbox.add(hello, written('a'));
    expect(outbox.read('chat:m1')).toBe(outbox.read('chat:m1'));
    outbox.remove('chat:m1', new Set(['unknown']));
    expect(listener).toHaveBeenCalledTimes(1);
    outbox.change('chat:m1', 'a', { state: 'failed' });
    expect(outbox.read('chat:m1')[0]?.state).toBe('failed');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('knows the people whose swipes wait, and that an undo brings its person back', () => {
    const outbox = createOutbox();
    outbox.add({ kind: 'like', profileId: 'ada' }, written('1'));
    outbox.add({ kind: 'pass', profileId: 'bola' }, written('2'));
    outbox.add({ kind: 'undoPass', profileId: 'bola', passId: '2' }, written('3'));
    outbox.add({ kind: 'superLike', profileId: 'chidi' }, written('4'));
    expect([...swiped(outbox.read(swipeLane))]).toEqual(['ada', 'chidi']);
  });
});

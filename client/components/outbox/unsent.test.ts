import { describe, expect, it } from 'vitest';
import { createOutbox, type Message, type Swipe } from './outbox.ts';
import { unsent, unsentText } from './unsent.ts';

const hello: Message = { kind: 'message', matchId: 'm1', content: 'Hello' };
const like: Swipe = { kind: 'like', profileId: 'ada' };
const superLike: Swipe = { kind: 'superLike', profileId: 'bola' };
const pass: Swipe = { kind: 'pass', profileId: 'chidi' };
const undo: Swipe = { kind: 'undoPass', profileId: 'chidi', passId: '0' };

function outboxWith(...works: (Message | Swipe)[]) {
  const outbox = createOutbox();
  for (const [at, work] of works.entries())
    outbox.add(work, { id: String(at), at: '2026-03-12T10:00:00.000Z', session: 's' });
  return outbox;
}

describe('what a sign-out would lose', () => {
  it.each<[string, (Message | Swipe)[]]>([
    ['', []],
    ['1 message is not sent yet', [hello]],
    ['2 messages are not sent yet', [hello, { ...hello, matchId: 'm2' }]],
    ['1 like is not sent yet', [superLike]],
    ['2 messages and 1 like are not sent yet', [like, hello, hello]],
    ['1 message, 2 likes and 1 pass are not sent yet', [like, pass, superLike, hello]],
    ['2 passes and 1 undo are not sent yet', [pass, undo, { ...pass, profileId: 'dayo' }]],
  ])('"%s"', (text, works) => {
    expect(unsentText(unsent(outboxWith(...works)))).toBe(text);
  });

  it('is also what waits for a tap, and no longer what was sent', () => {
    const outbox = outboxWith(hello, hello, like);
    outbox.change('chat:m1', '0', { state: 'failed' });
    outbox.remove('chat:m1', new Set(['1']));
    expect(unsentText(unsent(outbox))).toBe('1 message and 1 like are not sent yet');
  });
});

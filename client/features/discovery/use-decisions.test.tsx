import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox, swipeLane } from '#client/components/outbox/outbox.ts';
import { afterPaint } from '#client/lib/after-paint.ts';
import type { Card } from './deck-actions.ts';
import { emptyDeck } from './deck-state.ts';
import { useDecisions } from './use-decisions.ts';

const card = { id: 'ada' } as Card;
const dispatch = vi.fn();
const state = { ...emptyDeck, cards: [card], passed: [{ card, passId: 'before' }] };
const counters = {
  viewerId: 'me',
  isPremium: false,
  hasAdvancedFilters: false,
  likesLeft: null,
  superLikesLeft: 1,
  quota: null,
};
let root: Root;
let page: HTMLElement;
let decisions: ReturnType<typeof useDecisions>;
const animate = vi.fn(() => ({ cancel: vi.fn() }));

function Stage({ isLast }: { isLast: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  decisions = useDecisions({ stage, deck: { state, dispatch }, counters, fly: () => {}, onUpsell: () => {} });
  return (
    <div ref={stage} tabIndex={-1}>
      <button type="button">top</button>
      {!isLast && (
        <div aria-hidden data-waiting>
          below
        </div>
      )}
    </div>
  );
}

/** Of what is in the outbox. */
const idOf = (kind: string) => outbox.read(swipeLane).find((item) => item.kind === kind)?.id;
/** The card exposed to screen readers. */
const heard = () => [...page.querySelectorAll('[tabindex] > :not([aria-hidden])')].map((card) => card.textContent);

const show = (isLast = false) => act(async () => root.render(<Stage isLast={isLast} />));

beforeEach(async () => {
  vi.clearAllMocks();
  outbox.forget();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(Element.prototype, { animate });
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  await show();
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
});

it('shows a decision at once, with the focus on the stage, and decides when that is painted', async () => {
  page.querySelector('button')?.focus();
  expect(decisions.swipe('pass')).toBe(true);
  expect(heard()).toEqual(['below']);
  expect(animate).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(page.firstElementChild);
  expect(dispatch).not.toHaveBeenCalled();
  await afterPaint();
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'swiped', kind: 'pass', card, id: idOf('pass') });
  expect(heard()).toEqual(['below']);
});

it('decides once, before whatever is asked of the deck next', async () => {
  await act(async () => {
    decisions.swipe('pass');
    decisions.undo();
    await afterPaint();
  });
  expect(dispatch.mock.calls).toEqual([
    [{ type: 'swiped', kind: 'pass', card, id: idOf('pass') }],
    [{ type: 'undone', card, passId: 'before', id: idOf('undoPass') }],
  ]);
});

it('decides when the page is left, with what that puts off until it is painted', async () => {
  decisions.swipe('like');
  window.dispatchEvent(new Event('pagehide'));
  expect(outbox.read(swipeLane)).toMatchObject([{ kind: 'like', profileId: 'ada' }]);
});

it('decides at once when whoever is next has yet to be drawn', async () => {
  await show(true);
  decisions.swipe('pass');
  expect(dispatch).toHaveBeenCalledOnce();
  expect(heard()).toEqual(['top']);
  expect(animate).not.toHaveBeenCalled();
});

it('takes a card away without a flight where motion is reduced', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  decisions.swipe('pass');
  expect(animate).not.toHaveBeenCalled();
  expect(page.querySelector('button')?.style.opacity).toBe('0');
  await afterPaint();
});

import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';
import { useLeaving } from './use-leaving.ts';

let root: Root;
let page: HTMLElement;
let leaving: ReturnType<typeof useLeaving>;
const fly = vi.fn(() => ({ cancel }));
const cancel = vi.fn();

function Stage({ isLast }: { isLast: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  leaving = useLeaving(stage);
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

/** The card exposed to screen readers. */
const heard = () => [...page.querySelectorAll('[tabindex] > :not([aria-hidden])')].map((card) => card.textContent);

const show = (isLast = false) => act(async () => root.render(<Stage isLast={isLast} />));

beforeEach(async () => {
  vi.clearAllMocks();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(Element.prototype, { animate: fly });
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
  const decide = vi.fn();
  leaving.leave('left', decide, () => true);
  expect(heard()).toEqual(['below']);
  expect(fly).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(page.firstElementChild);
  expect(decide).not.toHaveBeenCalled();
  await afterPaint();
  expect(decide).toHaveBeenCalledOnce();
  expect(heard()).toEqual(['below']);
  expect(cancel).not.toHaveBeenCalled();
});

it('decides once, before whatever is asked of the deck next', async () => {
  const decide = vi.fn();
  leaving.leave('left', decide, () => true);
  leaving.catchUp();
  expect(decide).toHaveBeenCalledOnce();
  leaving.catchUp();
  await afterPaint();
  expect(decide).toHaveBeenCalledOnce();
});

it('decides when the page is left, with what that puts off until it is painted', async () => {
  const sent = vi.fn();
  leaving.leave(
    'right',
    () => void afterPaint().then(sent),
    () => true,
  );
  window.dispatchEvent(new Event('pagehide'));
  await Promise.resolve();
  expect(sent).toHaveBeenCalledOnce();
});

it('brings back a card that did not go after all', async () => {
  leaving.leave(
    'up',
    () => {},
    () => false,
  );
  await afterPaint();
  expect(heard()).toEqual(['top']);
  expect(cancel).toHaveBeenCalledOnce();
});

it('decides at once when whoever is next has yet to be drawn', async () => {
  await show(true);
  const decide = vi.fn();
  leaving.leave('left', decide, () => true);
  expect(decide).toHaveBeenCalledOnce();
  expect(heard()).toEqual(['top']);
  expect(fly).not.toHaveBeenCalled();
});

it('takes a card away without a flight where motion is reduced', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  leaving.leave(
    'left',
    () => {},
    () => true,
  );
  expect(fly).not.toHaveBeenCalled();
  expect(page.querySelector('button')?.style.opacity).toBe('0');
});

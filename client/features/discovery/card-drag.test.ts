import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { letFollow } from './card-drag.ts';

const onSwipe = vi.fn(() => true);
const onTap = vi.fn();
const card = document.createElement('div');
const button = document.createElement('button');
const pressed = vi.fn();
Object.defineProperty(card, 'clientWidth', { value: 320 });
card.append(button);
button.addEventListener('click', pressed);
Object.assign(Element.prototype, { setPointerCapture: vi.fn() });
let stop = () => {};

function point(type: string, x: number, given: PointerEventInit = {}): void {
  button.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, clientX: x, bubbles: true, ...given }));
}
const isMoved = () => card.style.transform !== '';

beforeEach(() => {
  vi.clearAllMocks();
  card.style.transform = '';
  stop = letFollow(card, { onSwipe, onTap });
});
afterEach(() => stop());

it('follows, decides at the release, and takes the press from what lies below', () => {
  point('pointerdown', 0);
  point('pointermove', -120);
  expect([isMoved(), card.dataset.way]).toEqual([true, 'pass']);
  point('pointerup', -120);
  expect(onSwipe).toHaveBeenCalledExactlyOnceWith('pass');
  button.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
  expect(pressed).not.toHaveBeenCalled();
  // By the keyboard.
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});

it('leaves a tap to what lies below', () => {
  point('pointerdown', 0);
  point('pointermove', 2);
  point('pointerup', 2);
  button.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
  expect([isMoved(), onTap.mock.calls.length, pressed.mock.calls.length]).toEqual([false, 1, 1]);
});

it('springs back when the browser takes the pointer, and hears no other pointer', () => {
  point('pointerdown', 0);
  point('pointermove', 50);
  point('pointermove', 120, { pointerId: 2 });
  expect(card.dataset.way).toBeUndefined();
  point('pointerup', 120, { pointerId: 2 });
  point('lostpointercapture', 50);
  expect(isMoved()).toBe(false);
  point('pointermove', 120);
  point('pointerup', 120);
  expect([isMoved(), onSwipe.mock.calls.length]).toEqual([false, 0]);
});

it('springs back from a second finger’s press, another button’s, and a swipe that is refused', () => {
  point('pointerdown', 0, { isPrimary: false });
  point('pointermove', 120);
  point('pointerdown', 0, { button: 2 });
  point('pointermove', 120);
  expect(isMoved()).toBe(false);
  onSwipe.mockReturnValueOnce(false);
  point('pointerdown', 0);
  point('pointermove', 120);
  point('pointerup', 120);
  expect([isMoved(), onSwipe.mock.calls.length]).toEqual([false, 1]);
});

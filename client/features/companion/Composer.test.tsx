import { act, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Composer } from './Composer.tsx';
import { texts } from './texts.ts';

const onSend = vi.fn();
const onStop = vi.fn();
const field = createRef<HTMLTextAreaElement>();
let root: Root;

function show(given: { text?: string; isBusy?: boolean; canStop?: boolean }): void {
  const state = { text: '', placeholder: '', isBusy: false, canStop: false, ...given };
  act(() =>
    root.render(
      <Composer {...state} field={field} dictation={null} onText={() => {}} onSend={onSend} onStop={onStop} />,
    ),
  );
}
const button = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
const click = (label: string, detail: number): void =>
  act(() => void button(label)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="here"></div>';
  root = createRoot(document.querySelector('#here') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

it('does not stop the reply with the second click of a double click on Send', () => {
  show({ text: 'Hello' });
  const send = button(texts.send);
  click(texts.send, 1);
  expect(onSend).toHaveBeenCalledTimes(1);
  show({ isBusy: true, canStop: true });
  expect(button(texts.stop)).not.toBe(send);
  click(texts.stop, 2);
  expect(onStop).not.toHaveBeenCalled();
  click(texts.stop, 1);
  expect(onStop).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(field.current);
});

it('does not send what Stop gave back with the second click of a double click on it', () => {
  show({ text: 'Hello' });
  click(texts.send, 2);
  expect(onSend).not.toHaveBeenCalled();
  // A press of a key on the button has `detail` 0.
  click(texts.send, 0);
  expect(onSend).toHaveBeenCalledTimes(1);
});

it.each([
  [texts.stop, { canStop: true, isBusy: true }, { text: 'Hello' }],
  [texts.send, { text: 'Hello', isBusy: true }, { canStop: true, isBusy: true }],
])('hands the focus on to the field when “%s” goes with it', (label, before, after) => {
  show(before);
  act(() => button(label)?.focus());
  expect(document.activeElement).toBe(button(label));
  show(after);
  expect(document.activeElement).toBe(field.current);
});

it('leaves the focus where it is when it is elsewhere', () => {
  const other = document.body.appendChild(document.createElement('button'));
  show({ canStop: true, isBusy: true });
  other.focus();
  show({});
  expect(document.activeElement).toBe(other);
});

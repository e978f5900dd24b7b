import { act, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatLane, outbox } from '#client/components/outbox/outbox.ts';
import { limits } from '#rules/limits.ts';
import { enter } from '#tests/setup/enter.ts';
import { Composer } from './Composer.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const typing = { typed: vi.fn(), stopped: vi.fn() };
const sent = () => outbox.read(chatLane('m1')).map((item) => item.kind === 'message' && item.content);
let root: Root;

function open(): HTMLTextAreaElement {
  document.body.innerHTML = '<div id="here"></div>';
  root = createRoot(document.querySelector('#here') as HTMLElement);
  act(() =>
    root.render(
      <MemoryRouter>
        <Composer matchId="m1" name="Ada" typing={typing} field={createRef()} />
      </MemoryRouter>,
    ),
  );
  return document.querySelector('textarea') as HTMLTextAreaElement;
}

const type = (field: HTMLTextAreaElement, text: string): void => act(() => enter(field, text));

function press(field: HTMLTextAreaElement, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
  act(() => void field.dispatchEvent(event));
  return event;
}

describe('writing a message', () => {
  beforeEach(() => {
    localStorage.clear();
    outbox.forget();
    vi.clearAllMocks();
  });
  afterEach(() => act(() => root.unmount()));

  it('sends the trimmed text at Enter and empties the field', () => {
    const field = open();
    type(field, '  Hello Ada \n');
    press(field, {});
    expect(sent()).toEqual(['Hello Ada']);
    expect(field.value).toBe('');
    expect(typing.stopped).toHaveBeenCalled();
  });

  it('leaves Shift+Enter and the Enter of a composition to the field', () => {
    const field = open();
    type(field, 'Hello');
    expect(press(field, { shiftKey: true }).defaultPrevented).toBe(false);
    press(field, { isComposing: true });
    press(field, { keyCode: 229 });
    expect(sent()).toEqual([]);
    expect(field.value).toBe('Hello');
  });

  it('ignores a blank message', () => {
    const field = open();
    type(field, ' \n ');
    press(field, {});
    expect(sent()).toEqual([]);
    expect(document.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
  });

  it('counts near the end and refuses what is too long', () => {
    const field = open();
    type(field, 'a'.repeat(limits.text.message - 200));
    expect(document.body.textContent).toContain('200 characters left');
    type(field, 'a'.repeat(limits.text.message + 1));
    press(field, {});
    expect(sent()).toEqual([]);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('2,000');
    type(field, 'a'.repeat(limits.text.message));
    press(field, {});
    expect(sent()).toHaveLength(1);
  });

  it('keeps a draft until it is sent', () => {
    type(open(), 'Not yet');
    act(() => root.unmount());
    const field = open();
    expect(field.value).toBe('Not yet');
    press(field, {});
    act(() => root.unmount());
    expect(open().value).toBe('');
  });
});

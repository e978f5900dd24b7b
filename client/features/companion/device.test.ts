import { beforeEach, expect, it } from 'vitest';
import { createDrafts, readCoachMode, readScenario, writeCoachMode, writeScenario } from './device.ts';

beforeEach(() => localStorage.clear());

it('keeps a draft for each scenario, over a reload', () => {
  createDrafts(localStorage).write('first-message', 'Hello');
  const drafts = createDrafts(localStorage);
  expect(drafts.read('first-message')).toBe('Hello');
  expect(drafts.read('planning-a-date')).toBe('');
  drafts.write('first-message', '');
  expect(createDrafts(localStorage).read('first-message')).toBe('');
});

it('puts what was not sent in front of what was typed since', () => {
  const drafts = createDrafts(localStorage);
  drafts.putBack('first-message', 'Hello');
  drafts.write('first-message', 'Hello, and');
  drafts.putBack('first-message', 'Hi');
  expect(drafts.read('first-message')).toBe('Hi\nHello, and');
});

it('has coach mode on and the first scenario until something else is chosen', () => {
  expect([readCoachMode(localStorage), readScenario(localStorage)]).toEqual([true, 'first-message']);
  writeCoachMode(localStorage, false);
  writeScenario(localStorage, 'repair-a-dry-chat');
  expect([readCoachMode(localStorage), readScenario(localStorage)]).toEqual([false, 'repair-a-dry-chat']);
  writeScenario(localStorage, 'no-such-scenario');
  expect(readScenario(localStorage)).toBe('first-message');
});

it('works where nothing may be stored', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const drafts = createDrafts({ getItem: refuse, setItem: refuse, removeItem: refuse });
  drafts.write('first-message', 'Hello');
  expect(drafts.read('first-message')).toBe('Hello');
});

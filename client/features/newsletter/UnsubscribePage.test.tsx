import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component } from './UnsubscribePage.tsx';
import { unsubscribe } from './unsubscribe.ts';

vi.mock('./unsubscribe.ts', () => ({ unsubscribe: vi.fn() }));

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

async function leaveBy(token: string, outcome: 'left' | 'was-off'): Promise<{ question: string; answer: string }> {
  vi.mocked(unsubscribe).mockResolvedValueOnce(outcome);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[`/unsubscribe#${token}`]}>
        <Component />
      </MemoryRouter>,
    ),
  );
  const question = place.textContent ?? '';
  await act(async () => place.querySelector('button')?.click());
  expect(vi.mocked(unsubscribe)).toHaveBeenLastCalledWith(token);
  return { question, answer: place.textContent ?? '' };
}

it.each([
  ['newsletter', 'left', 'Leave the newsletter?', 'You are off the list'],
  ['newsletter', 'was-off', 'Leave the newsletter?', 'You are off the list already'],
  ['offers', 'left', 'No more tips and offers?', 'Tips and offers are switched off'],
  ['offers', 'was-off', 'No more tips and offers?', 'Tips and offers are off already'],
  ['notices', 'left', 'No more emails about what waits?', 'These emails are switched off'],
  ['notices', 'was-off', 'No more emails about what waits?', 'These emails are off already'],
] as const)('the link of a letter of the %s says of what it is the end (%s)', async (kind, outcome, asks, says) => {
  const { question, answer } = await leaveBy(`${kind}.some-id.signature`, outcome);
  expect(question).toContain(asks);
  expect(answer).toContain(says);
  if (kind !== 'newsletter') expect(question + answer).not.toMatch(/newsletter|the list/);
});

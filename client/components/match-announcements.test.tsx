import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { session } from '../apollo/session.ts';
import { announceMatch, dismissMatch, useAnnouncedMatch } from './match-announcements.ts';

function Shown() {
  return useAnnouncedMatch();
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

it('celebrates each match once, in order, and forgets all of them with the person', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const box = document.createElement('div');
  const root = createRoot(box);
  session.signIn({ accessToken: 'a', refreshToken: 's.a', accessExpiresAt: inAnHour() });
  await act(async () => root.render(<Shown />));
  for (const id of ['first', 'second', 'first']) await act(async () => announceMatch(id));
  expect(box.textContent).toBe('first');
  await act(async () => dismissMatch('first'));
  expect(box.textContent).toBe('second');
  await act(async () => session.signOut());
  expect(box.textContent).toBe('');
  await act(async () => announceMatch('first'));
  expect(box.textContent).toBe('first');
  await act(async () => root.unmount());
});

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { session } from '#client/apollo/session.ts';
import { announceMatch, dismissMatch, useAnnouncedMatch, withholdMatches } from './match-announcements.ts';

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

it('withholds a match that somebody else tells of, whichever comes first, and shows the others after it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(async () => root.render(<Shown />));
  await act(async () => dismissMatch('first'));
  const release = withholdMatches();
  await act(async () => announceMatch('told'));
  await act(async () => announceMatch('other'));
  expect(box.textContent).toBe('');
  await act(async () => release('told'));
  expect(box.textContent).toBe('other');
  await act(async () => dismissMatch('other'));
  const releaseNext = withholdMatches();
  await act(async () => releaseNext('told before its event'));
  await act(async () => announceMatch('told before its event'));
  expect(box.textContent).toBe('');
  const releaseFailed = withholdMatches();
  await act(async () => announceMatch('of another tab'));
  await act(async () => releaseFailed(null));
  expect(box.textContent).toBe('of another tab');
  await act(async () => root.unmount());
});

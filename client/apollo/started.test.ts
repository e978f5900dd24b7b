import { afterEach, expect, it, vi } from 'vitest';
import type { Kept } from './kept-session.ts';
import { forgetStarted, startDeck, startedIn } from './started.ts';

const kept: Kept = { accessToken: 'token', refreshToken: 'session-1.secret', expiresAt: 1_000 };
const answer = { deck: { profiles: [{ id: 'bola' }] } };

afterEach(forgetStarted);

it('asks once with the kept token, and the app of the same session finds the answer', async () => {
  const ask = vi.fn(async () => answer);
  const asking = startDeck(kept, 999, '', ask);
  expect(startedIn('session-1')?.answer).toBeNull();
  expect(await asking).toBe(answer);
  expect(startedIn('session-1')?.answer).toBe(answer);
  expect(startedIn('session-2')).toBeNull();
  forgetStarted();
  expect(startedIn('session-1')).toBeNull();
  expect(ask).toHaveBeenCalledExactlyOnceWith('token');
});

it.each([
  ['a token that has run out', 1_000, ''],
  ['a filter', 999, '?minAge=30'],
])('leaves %s to the app', (_, now, search) => {
  const ask = vi.fn(async () => answer);
  expect(startDeck(kept, now, search, ask)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  expect(startedIn('session-1')).toBeNull();
});

it('has no answer when the request fails, so that the app asks again', async () => {
  const asking = startDeck(kept, 999, '', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await asking).toBeNull();
  expect(startedIn('session-1')?.answer).toBeNull();
});

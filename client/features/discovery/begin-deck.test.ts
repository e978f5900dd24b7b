import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionKey } from '#client/apollo/kept-session.ts';
import { forgetStarted } from '#client/apollo/started.ts';
import { beginDeck } from './begin-deck.ts';
import { BrowsePageDocument } from './discovery.generated.ts';

const asked = vi.fn(async () => Response.json({ data: { deck: { profiles: [], end: null } } }));
const to = (path: string) => beginDeck(new Request(`http://localhost${path}`));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  vi.clearAllMocks();
  // As a build for people has it.
  Object.assign(BrowsePageDocument, { id: 'browse' });
  const kept = { accessToken: 'token', refreshToken: 'session-1.secret', expiresAt: Date.now() + 60_000 };
  localStorage.setItem(sessionKey, JSON.stringify(kept));
});
afterEach(() => {
  forgetStarted();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(BrowsePageDocument, 'id');
});

it('asks once for the deck of a page that is about to be drawn, and forgets an answer that nobody takes', () => {
  to('/browse');
  to('/browse');
  expect(asked).toHaveBeenCalledOnce();
  expect(globalThis.zoboStarted).toMatchObject({ session: 'session-1', swipes: [] });
  vi.advanceTimersByTime(30_000);
  expect(globalThis.zoboStarted).toBeUndefined();
});

it.each([
  ['the page that is there already', '/'],
  ['a search', '/browse?q=lagos'],
])('leaves %s to the page', (_, path) => {
  to(path);
  expect(asked).not.toHaveBeenCalled();
});

it('asks nothing for a visitor', () => {
  localStorage.clear();
  to('/browse');
  expect(asked).not.toHaveBeenCalled();
});

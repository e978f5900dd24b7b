import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#client/apollo/session.ts';
import { setUnreadCount } from '#client/lib/unread.ts';
import './onboarding.ts';

const badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(navigator, badge);
});
afterEach(() => {
  for (const name of Object.keys(badge)) Reflect.deleteProperty(navigator, name);
});

test('the icon carries the unread count, and nothing when everything is read', () => {
  setUnreadCount(3);
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(3);
  setUnreadCount(0);
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
});

test('what an earlier visit left on the icon goes with the first count, also when that is none', () => {
  setUnreadCount(0);
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
});

test('signing out takes it away', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: {} }));
  session.signIn({
    accessToken: 'a',
    refreshToken: 'r',
    accessExpiresAt: new Date(Date.now() + 900_000).toISOString(),
  });
  setUnreadCount(2);
  badge.clearAppBadge.mockClear();
  await session.signOut();
  expect(badge.clearAppBadge).toHaveBeenCalled();
});

test('without such a badge, or with one that is refused, nothing goes wrong', async () => {
  badge.setAppBadge.mockRejectedValueOnce(new DOMException('not installed', 'NotAllowedError'));
  setUnreadCount(4);
  for (const name of Object.keys(badge)) Reflect.deleteProperty(navigator, name);
  expect(() => setUnreadCount(5)).not.toThrow();
  expect(() => setUnreadCount(0)).not.toThrow();
});

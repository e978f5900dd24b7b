/** The service worker's part of pushes, run as it is served. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

type Heard = { waitUntil(work: Promise<unknown>): void; [name: string]: unknown };

const notification = {
  title: 'Zobo',
  body: 'You have a new message',
  navigate: 'https://zobo.example/chat/1',
  tag: '1',
};
let windows: { visibilityState: string; focus(): Promise<void>; navigate(address: string): Promise<void> }[];
let listeners: Map<string, (event: Heard) => void>;
const showNotification = vi.fn();
const openWindow = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  windows = [];
  listeners = new Map();
  const self = {
    addEventListener: (type: string, listen: (event: Heard) => void) => listeners.set(type, listen),
    clients: { matchAll: async () => windows, openWindow },
    registration: { showNotification },
    location: { origin: 'https://zobo.example' },
  };
  runInNewContext(readFileSync('client/public/sw.js', 'utf8'), { self, caches: {}, fetch, URL, Request, Response });
});

async function hear(type: string, event: Record<string, unknown>): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (work) => works.push(work) });
  await Promise.all(works);
}
const push = () => hear('push', { data: { json: () => ({ web_push: 8030, notification }) } });
const page = (visibilityState: string) => ({ visibilityState, focus: vi.fn(), navigate: vi.fn() });

it('shows what the push says', async () => {
  windows = [page('hidden')];
  await push();
  const [title, shown] = showNotification.mock.calls[0] ?? [];
  expect(title).toBe('Zobo');
  expect(shown).toMatchObject({ body: 'You have a new message', tag: '1', data: notification.navigate });
});

it('shows nothing beside a visible page', async () => {
  windows = [page('hidden'), page('visible')];
  await push();
  expect(showNotification).not.toHaveBeenCalled();
});

it('opens the page that it is about, in a window that is there or in a new one', async () => {
  const close = vi.fn();
  await hear('notificationclick', { notification: { close, data: notification.navigate } });
  expect(openWindow).toHaveBeenCalledWith(notification.navigate);
  const shown = page('hidden');
  windows = [shown];
  await hear('notificationclick', { notification: { close, data: notification.navigate } });
  expect([shown.focus, shown.navigate].map((call) => vi.mocked(call).mock.calls.length)).toEqual([1, 1]);
  expect(close).toHaveBeenCalledTimes(2);
});

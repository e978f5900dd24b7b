import { beforeEach, expect, test, vi } from 'vitest';
import { watchForNewVersion } from './new-version.ts';

const update = vi.fn(async () => undefined);
const tell = vi.fn();
let container: EventTarget;
let page: Document;
let now = 0;

const says = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
const look = (state: DocumentVisibilityState) => {
  Object.defineProperty(page, 'visibilityState', { value: state, configurable: true });
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.clearAllMocks();
  page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<script type="module" src="/assets/index-own.js"></script>';
  now = 0;
  const registration = Promise.resolve({ update });
  container = Object.assign(new EventTarget(), { getRegistration: () => registration });
  watchForNewVersion(container as never, page, () => now, tell);
});

test('tells of a build that is not the page’s own, and not of its own or of other words', () => {
  for (const data of [{ entry: '/assets/index-own.js' }, {}, null, 'entry', { entry: 1 }]) says(data);
  expect(tell).not.toHaveBeenCalled();
  says({ entry: '/assets/index-new.js' });
  expect(tell).toHaveBeenCalledTimes(1);
  says({ entry: '/assets/index-newer.js' });
  expect(tell).toHaveBeenCalledTimes(2);
});

test('a page that is looked at again asks, once in ten minutes at most', async () => {
  now = 599_999;
  look('visible');
  now = 600_000;
  look('hidden');
  await Promise.resolve();
  expect(update).not.toHaveBeenCalled();
  look('visible');
  look('visible');
  await vi.waitFor(() => expect(update).toHaveBeenCalled());
  expect(update).toHaveBeenCalledTimes(1);
});

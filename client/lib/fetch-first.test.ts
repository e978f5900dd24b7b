import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchFirst } from './fetch-first.ts';

const load = vi.fn(async () => 'part');
const network = vi.fn<(href: string) => Promise<Response>>();
const there = async () => new Response('export {}');

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  network.mockImplementation(there);
});
afterEach(() => {
  vi.unstubAllGlobals();
  network.mockReset();
  load.mockClear();
});

it('imports once all files are there, and asks for each of them once', async () => {
  let arrive = (_: Response) => {};
  network.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const parts = [fetchFirst(load, ['assets/a.js', 'assets/b.js']), fetchFirst(load, ['assets/b.js'])];
  await parts[1];
  expect(load).toHaveBeenCalledOnce();
  arrive(await there());
  expect(await Promise.all(parts)).toEqual(['part', 'part']);
  await fetchFirst(load, ['assets/a.js']);
  expect(network.mock.calls).toEqual([['/assets/a.js'], ['/assets/b.js']]);
});

it('never imports what could not be fetched, so that the next try may succeed', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchFirst(load, ['assets/lost.js'])).rejects.toThrow(TypeError);
  network.mockImplementationOnce(async () => new Response('', { status: 503 }));
  await expect(fetchFirst(load, ['assets/lost.js'])).rejects.toThrow(TypeError);
  expect(load).not.toHaveBeenCalled();
  expect(await fetchFirst(load, ['assets/lost.js'])).toBe('part');
});

it('waits for styles, and asks again for those that failed', async () => {
  const [file, href] = ['assets/part.css', '/assets/part.css'];
  const links = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${href}"]`)];
  const failing = fetchFirst(load, [file]);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow(TypeError);
  expect(links()).toEqual([]);
  const coming = fetchFirst(load, [file]);
  expect(load).not.toHaveBeenCalled();
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await coming).toBe('part');
  links()[0]?.remove();
});

it('leaves to the document what stands in it, and imports at once what needs no file', async () => {
  const script = Object.assign(document.createElement('script'), { type: 'module' });
  script.setAttribute('src', '/assets/core.js');
  document.head.append(script);
  expect(await fetchFirst(load, ['assets/core.js'])).toBe('part');
  expect(await fetchFirst(load)).toBe('part');
  expect(network).not.toHaveBeenCalled();
  script.remove();
});

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUnreadCount } from '#client/lib/unread.ts';
import { limits } from '#rules/limits.ts';
import { dateIdeaPath, paths } from '#rules/paths.ts';
import { hasOwnBar, hasTabs, parentOf } from './app-pages.ts';
import { TabBar } from './TabBar.tsx';

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(() => {
    root.unmount();
    setUnreadCount(0);
  });
  document.body.replaceChildren();
});

async function barAt(path: string) {
  const router = createMemoryRouter([{ path: '*', Component: TabBar }], { initialEntries: [path] });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  const links = () => [...place.querySelectorAll('a')];
  return {
    router,
    links,
    marked: () => links().flatMap((link) => link.getAttribute('aria-current') ?? []),
    current: () => links().find((link) => link.hasAttribute('aria-current'))?.textContent,
    press: (name: string) =>
      act(async () =>
        links()
          .find((link) => link.textContent?.startsWith(name))
          ?.click(),
      ),
  };
}

test.each([
  [paths.browse, 'Browse', 'page'],
  [paths.whoLikesYou, 'Likes', 'page'],
  [paths.matches, 'Chats', 'page'],
  [paths.explore, 'Explore', 'page'],
  ['/games/trivia', 'Explore', 'true'],
  [paths.dateIdeas, 'Explore', 'true'],
  [paths.profile, 'You', 'page'],
  [paths.dataPrivacy, 'You', 'true'],
])('at %s the tab %s alone is marked', async (path, name, mark) => {
  const bar = await barAt(path);
  expect(bar.links().map((link) => link.textContent)).toEqual(['Browse', 'Likes', 'Chats', 'Explore', 'You']);
  expect([bar.current(), bar.marked()]).toEqual([name, [mark]]);
});

test('Chats counts what is unread, exactly up to a limit', async () => {
  const bar = await barAt(paths.browse);
  const chats = () => bar.links()[2]?.textContent;
  act(() => setUnreadCount(limits.countExactTo));
  expect(chats()).toBe('Chats50 unread messages');
  act(() => setUnreadCount(limits.countExactTo + 1));
  expect(chats()).toBe('Chats50+ unread messages');
  act(() => setUnreadCount(0));
  expect(chats()).toBe('Chats');
});

test('a second press goes to the top, each tab keeps its place, and back walks through them', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const bar = await barAt(paths.whoLikesYou);
  await bar.press('Likes');
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  vi.stubGlobal('scrollY', 700);
  await bar.press('Chats');
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  vi.stubGlobal('scrollY', 0);
  await bar.press('Likes');
  expect(scrolled).toHaveBeenLastCalledWith(0, 700);
  await act(() => bar.router.navigate(-1));
  expect(bar.current()).toBe('Chats');
  await act(() => bar.router.navigate(-1));
  expect(bar.current()).toBe('Likes');
});

test('the tabs stand on the pages of the app, but not on the way in nor in a chat', () => {
  const without = [paths.auth, paths.betaWelcome, paths.profileSetup, '/chat/1', '/admin', paths.home, paths.pricing];
  expect(without.filter(hasTabs)).toEqual([]);
  expect([paths.browse, paths.settings, paths.companion, '/games/pairs'].filter((path) => !hasTabs(path))).toEqual([]);
  expect(['/chat/1', paths.companion, paths.matches].map(hasOwnBar)).toEqual([true, true, false]);
});

test('a page under a tab has an arrow to it', () => {
  expect(parentOf(paths.settings)?.to).toBe(paths.profile);
  expect(parentOf(paths.games)?.to).toBe(paths.explore);
  expect(parentOf(dateIdeaPath('a'))?.to).toBe(paths.dateIdeas);
  for (const path of [paths.browse, paths.profile, paths.profileEdit, paths.companion, '/games/pairs'])
    expect(parentOf(path), path).toBeNull();
});

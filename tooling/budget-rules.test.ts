import { expect, it } from 'vitest';
import { isOver, measure, measureRoutes, routeTable, table } from './budget-rules.ts';
import type { Manifest } from './route-scripts.ts';

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  'lib/service-worker.ts': { file: 'register.js' },
  'features/home/HomePage.tsx': { file: 'home.js', imports: ['_react.js'] },
  'shell/ApolloLayout.tsx': { file: 'layout.js', imports: ['_react.js'] },
  'features/chat/ChatPage.tsx': { file: 'chat.js', imports: ['_shared.js', 'shell/ApolloLayout.tsx'] },
  'features/admin/AdminPage.tsx': { file: 'admin.js', imports: ['_react.js'] },
  'features/admin/people/People.tsx': { file: 'people.js', imports: ['_shared.js', 'features/admin/AdminPage.tsx'] },
  'features/admin/people/Person.tsx': { file: 'people.js', imports: ['_shared.js'] },
};
const routes = `[page(paths.home, () => import('./features/home/HomePage.tsx')),
  { lazy: () => import('./shell/ApolloLayout.tsx'), children: [
    page(paths.chat, () => import('./features/chat/ChatPage.tsx')) ] }]`;
const KiB = 1024;

it('counts the landing page with what it fetches by itself, and the admin console with all its parts, each file once', () => {
  const sizes: Record<string, number> = {
    'main.js': 40,
    'react.js': 59,
    'register.js': 1,
    'home.js': 10,
    'layout.js': 40,
    'chat.js': 20,
    'shared.js': 26,
    'admin.js': 25,
    'people.js': 100,
    'main.css': 5,
  };
  const lines = measure(manifest, routes, (file) => (sizes[file] ?? 0) * KiB);
  expect(lines.map(({ bytes }) => bytes / KiB)).toEqual([110, 151, 5]);
  expect(lines.map(({ bytes, limit }) => bytes > limit)).toEqual([false, true, false]);
  expect(table(lines)).toContain('OVER   151.0 of   150.0 KiB  features/admin, all parts');
});

it('counts the scripts and bytes of a page with those of its layouts and of the entry', () => {
  const [home, chat] = measureRoutes(manifest, routes, () => 40_000);
  expect(home).toMatchObject({ name: 'home', scripts: 3, bytes: 120_000 });
  expect(chat).toMatchObject({ name: 'chat', scripts: 5, bytes: 200_000 });
  const chatLine = { name: 'chat', scripts: 5, bytes: 200_000, limit: 180_500 };
  expect([isOver(chatLine), isOver({ ...chatLine, bytes: 180_500 })]).toEqual([true, false]);
  expect(isOver({ ...chatLine, scripts: 9, bytes: 1 })).toBe(true);
  expect(routeTable([chatLine])).toBe('OVER   200.0 of  180.5 kB in 5 of 8 scripts  chat');
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths } from '#rules/paths.ts';
import { type Manifest, pageScripts, routeSources } from './route-scripts.ts';

const routes = readFileSync('client/routes.tsx', 'utf8');

it('finds every page of the route table, with the layouts around it', () => {
  const found = routeSources(routes);
  expect([...found.keys()].toSorted()).toEqual([...Object.keys(paths), 'notFound'].toSorted());
  expect(found.get('home')).toEqual(['features/home/HomePage.tsx']);
  expect(found.get('browse')).toEqual([
    'shell/ApolloLayout.tsx',
    'features/calls/CallLayer.tsx',
    'shell/AppLayout.tsx',
    'features/discovery/BrowsePage.tsx',
  ]);
  expect(found.get('termsOfService')).toEqual(['features/legal/TermsPage.tsx']);
  for (const source of [...found.values()].flat()) expect(existsSync(`client/${source}`), source).toBe(true);
});

it('names each script of a page once, without those of the entry, and fails for one that was not built', () => {
  const manifest: Manifest = {
    'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
    'Layout.tsx': { file: 'layout.js', imports: ['_shared.js', 'index.html'] },
    'Chat.tsx': { file: 'chat.js', imports: ['_shared.js'] },
  };
  const table = (page: string) => `[{ path: paths.home }, { lazy: () => import('./Layout.tsx'), children: [
    page(paths.chat, () => import('./${page}')) ] }]`;
  expect(pageScripts(manifest, table('Chat.tsx'))).toEqual({ home: [], chat: ['layout.js', 'shared.js', 'chat.js'] });
  expect(() => pageScripts(manifest, table('Gone.tsx'))).toThrow('Gone.tsx');
});

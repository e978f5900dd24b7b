import { expect, it } from 'vitest';
import { type Manifest, measure, table } from './budget-rules.ts';

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  'lib/service-worker.ts': { file: 'register.js' },
  'shell/ApolloLayout.tsx': { file: 'layout.js', imports: ['_react.js'] },
  'features/chat/ChatPage.tsx': { file: 'chat.js', imports: ['_shared.js', 'shell/ApolloLayout.tsx'] },
  'features/admin/AdminPage.tsx': { file: 'admin.js', imports: ['_react.js'] },
  'features/admin/people/People.tsx': { file: 'people.js', imports: ['_shared.js', 'features/admin/AdminPage.tsx'] },
};
const KiB = 1024;

it('counts a page with what only it needs, the admin console with all its parts, what the shell has only once, and what the landing page fetches by itself', () => {
  const sizes: Record<string, number> = {
    'main.js': 50,
    'react.js': 59,
    'register.js': 1,
    'layout.js': 40,
    'chat.js': 20,
    'shared.js': 26,
    'admin.js': 25,
    'people.js': 100,
    'main.css': 5,
  };
  const lines = measure(manifest, (file) => (sizes[file] ?? 0) * KiB);
  expect(lines.map(({ bytes }) => bytes / KiB)).toEqual([110, 150, 46, 25, 151, 5]);
  expect(lines.map(({ bytes, limit }) => bytes > limit)).toEqual([false, false, true, false, true, false]);
  expect(table(lines)).toContain('OVER    46.0 of    45.0 KiB  features/chat/ChatPage.tsx');
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** graphql as Node itself finds it: by the package's `module` field it would be loaded twice, and refuses that. */
const asNode = { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] };

/** What the tests with Postgres have in common. */
const withPostgres = {
  environment: 'node',
  globalSetup: 'tests/setup/global.ts',
  setupFiles: 'tests/setup/cheap-passwords.ts',
  hookTimeout: 120_000,
} as const;

/**
 * Files of tests/server that need a process to themselves: they start and kill programs, cut off job workers, count what a process holds,
 * or measure time. The others share theirs, since to load the server takes longer than many of them. Whoever names a file needs no --project.
 */
const alone = [
  'bench-chat',
  'boot',
  'chaos',
  'companion-coach',
  'companion-drain',
  'companion-leaves',
  'dev',
  'embedded',
  'job-kills',
  'jobs',
  'jobs-outage',
  'location',
  'location-attack',
  'logs',
  'mail-chaos',
  'matrix',
  'newsletter',
  'outage',
  'photo-files',
  'photo-load',
  'throttles',
  'timing-oracle',
  'traces',
].map((name) => `tests/server/${name}.test.ts`);

/** Unit tests stand beside their subject; anything with Postgres is in tests/server; what needs Redis or coturn is in tests/services. */
export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        resolve: asNode,
        test: {
          name: 'unit',
          include: ['{rules,server,tooling}/**/*.test.ts', 'tests/lint/**/*.test.ts'],
          environment: 'node',
          // As with the client: to start a process takes longer than most files.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // One document for all files of a worker: to make one takes longer than most of them.
        test: {
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: 'tests/setup/jsdom.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: asNode,
        test: {
          ...withPostgres,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: alone,
          isolate: false,
          testTimeout: 60_000,
          // They wait for Postgres about as long as they work.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        resolve: asNode,
        test: {
          ...withPostgres,
          name: 'server-alone',
          include: alone,
          testTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        resolve: asNode,
        test: {
          name: 'services',
          ...withPostgres,
          include: ['tests/services/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** graphql as Node itself finds it: by the package's `module` field it would be loaded twice, and refuses that. */
const asNode = { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] };

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
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // One document for all files of a worker: to make one takes longer than most of them.
        test: { name: 'client', include: ['client/**/*.test.{ts,tsx}'], environment: 'jsdom', isolate: false },
      },
      {
        extends: true,
        resolve: asNode,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/setup/global.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        resolve: asNode,
        test: {
          name: 'services',
          include: ['tests/services/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/setup/global.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
});

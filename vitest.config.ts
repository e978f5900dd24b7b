import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit tests stand beside their subject; anything with Postgres is in tests/server; what needs Redis is in tests/services. */
export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{rules,server,tooling}/**/*.test.ts', 'tests/lint/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
      },
      { extends: true, test: { name: 'client', include: ['client/**/*.test.{ts,tsx}'], environment: 'jsdom' } },
      {
        extends: true,
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

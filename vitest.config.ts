import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** graphql as Node itself finds it: by the package's `module` field it would be loaded twice, and refuses that. */
const asNode = { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] };

/** What the tests with Postgres have in common. */
const withPostgres = {
  environment: 'node',
  globalSetup: 'tests/setup/global.ts',
  setupFiles: 'tests/setup/cheap-passwords.ts',
  hookTimeout: 600_000,
} as const;

const filesOf = (names: readonly string[]): string[] => names.map((name) => `tests/server/${name}.test.ts`);

/**
 * Files that start, kill or restore whole programs and databases, a hundred times in all, and a siege: `npm run test:long`. In this order,
 * here and below, the longest first. Whoever names a file needs no --project.
 */
const programs = filesOf([
  ...[
    'boot',
    'location-attack',
    'embedded',
    'job-kills',
    'outage',
    'adoption',
    'dev',
    'bench-chat',
    'photo-decoder',
    'jobs-outage',
    'backup',
  ],
]);

/** Files of tests/server that need a process to themselves: they replace modules, count what a process holds, or measure time. */
const alone = filesOf([...['chaos', 'location', 'matrix', 'photo-load', 'logs', 'timing-oracle', 'traces']]);

/** Files that cut off job workers or wait for their turns. They share processes, but run apart from the others, whose work would delay theirs. */
const apart = filesOf([
  ...['jobs', 'mail-chaos', 'alarm-chaos', 'throttles', 'newsletter', 'companion-coach', 'companion-leaves'],
  ...['companion-drain', 'photo-files'],
]);

/** The others share their processes too, since to load the server takes longer than many of them. */
const inOrder = [...programs, ...alone, ...apart];

/** A long file that begins last keeps one core waiting, and a fresh clone knows no times. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = inOrder.findIndex((file) => moduleId.endsWith(file));
      return place === -1 ? inOrder.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** Unit tests stand beside their subject; anything with Postgres is in tests/server; what needs Redis or coturn is in tests/services. */
export default defineConfig({
  plugins: [react()],
  test: {
    sequence: { sequencer: LongestFirst },
    // Each process that loads the server would otherwise transform it anew.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        resolve: asNode,
        test: {
          name: 'unit',
          include: ['{rules,server,tooling}/**/*.test.ts', 'tests/{chaos,lint}/**/*.test.ts'],
          environment: 'node',
          // As with the client: to start a process takes longer than most files.
          isolate: false,
          // Ends of what hangs, on the slowest machine too, here and below: how fast things are, the benches ask.
          testTimeout: 120_000,
          hookTimeout: 300_000,
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
          testTimeout: 30_000,
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
          exclude: inOrder,
          isolate: false,
          testTimeout: 240_000,
          // They wait for Postgres about as long as they work.
          maxWorkers: 4,
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
          testTimeout: 240_000,
          // They wait for clocks, disks and the programs that they start.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        resolve: asNode,
        test: {
          ...withPostgres,
          name: 'server-apart',
          include: apart,
          isolate: false,
          testTimeout: 240_000,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        resolve: asNode,
        test: {
          ...withPostgres,
          name: 'programs',
          include: programs,
          testTimeout: 240_000,
          maxWorkers: 3,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        resolve: asNode,
        test: {
          name: 'services',
          ...withPostgres,
          include: ['tests/services/**/*.test.ts'],
          testTimeout: 240_000,
        },
      },
    ],
  },
});

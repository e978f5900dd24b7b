import { defineConfig } from '@playwright/test';
import { browsers, launchOf } from './tests/e2e/browser.ts';

const filesOf = (...names: string[]): string[] => names.map((name) => `${name}.spec.ts`);

/** They need what the shell lacks: a camera, a microphone, push. */
const whole = filesOf('call', 'push');

/** Every page of the product, one test for each kind of people. */
const tours = filesOf('pages', 'zoom', 'shifts');

/** Taken on demand, by tooling/screenshots.config.ts. */
const onDemand = filesOf('screenshots');

/** Journeys in a real Chromium against the built product: tests/e2e/global-setup.ts finds the browser and starts two servers. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  // They wait for pages, letters and motion about half the time.
  workers: 4,
  // The end of a journey that hangs, on the slowest machine too: how fast one is, the benches ask.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // In this order. A worker starts another browser for another project, and a long file that begins last keeps one core waiting.
  projects: [
    { name: 'whole', testMatch: whole, use: { launchOptions: launchOf(browsers.whole) } },
    { name: 'tours', testMatch: tours, fullyParallel: true },
    { name: 'journeys', testIgnore: [...onDemand, ...whole, ...tours] },
  ],
  use: {
    // As long as an expectation: what never comes ends there, with the page as it was.
    actionTimeout: 60_000,
    launchOptions: launchOf(browsers.shell),
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // No traces: their recorder fetches blob: addresses, which the content security policy refuses, and a refusal fails the run.
    screenshot: 'only-on-failure',
  },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
});

import { defineConfig } from '@playwright/test';
import { browsers, launchOf } from './tests/e2e/browser.ts';

/** Journeys in a real Chromium against the built product: tests/e2e/global-setup.ts finds the browser and starts two servers. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Taken on demand, by tooling/screenshots.config.ts.
  testIgnore: 'screenshots.spec.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  // They wait for pages, letters and motion about half the time.
  workers: 4,
  // Long enough for a machine that is three times slower than most: how fast a journey is, the benches ask.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    launchOptions: launchOf(browsers.shell),
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // No traces: their recorder fetches blob: addresses, which the content security policy refuses, and a refusal fails the run.
    screenshot: 'only-on-failure',
  },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
});

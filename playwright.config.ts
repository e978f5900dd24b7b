import { defineConfig } from '@playwright/test';
import { chromiumArgs, type Found } from './tests/e2e/browser.ts';

/** Found by the global setup; the workers read this file after it. */
const browser = process.env.E2E_CHROMIUM ? (JSON.parse(process.env.E2E_CHROMIUM) as Found) : null;

/** Journeys in a real Chromium against the built product: tests/e2e/global-setup.ts finds the browser and starts two servers. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    launchOptions: {
      executablePath: browser?.path,
      env: { ...process.env, ...browser?.env } as Record<string, string>,
      // A camera and a microphone that every machine has; whether a page may use them, each journey says.
      args: [...chromiumArgs, '--use-fake-device-for-media-stream'],
    },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // No traces: their recorder fetches blob: addresses, which the content security policy refuses, and a refusal fails the run.
    screenshot: 'only-on-failure',
  },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
});

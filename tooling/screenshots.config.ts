import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run screenshots`: the pictures of the README and nothing else, with all else as in the journeys. */
export default defineConfig({
  ...journeys,
  testDir: '../tests/e2e',
  projects: [{ testMatch: 'screenshots.spec.ts' }],
  globalSetup: '../tests/e2e/global-setup.ts',
  outputDir: '../test-results',
  reporter: 'list',
});

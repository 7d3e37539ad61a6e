import { defineConfig, type Project } from '@playwright/test';
import { COMPILED_WORDS } from './e2e/lib/first-visit';
import { TAGS_RUN } from './e2e/lib/lanes';
import { IS_LONG } from './e2e/lib/long';
import { chromiumArguments } from './scripts/browser/arguments';
import { RETRIES } from './scripts/browser/retries';
import { servedPage } from './scripts/browser/served-page';

const executable = process.env['BROWSER_EXECUTABLE'];

const page = servedPage(4317);

const desktop: Project = {
  dependencies: ['words'],
  use: {
    browserName: 'chromium',
    viewport: { width: 1360, height: 860 },
    storageState: COMPILED_WORDS,
  },
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // As many browsers as a small machine has cores, so that none waits for another.
  workers: 2,
  retries: RETRIES,
  // A busy machine is slow; no test is about time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    ['json', { outputFile: 'node_modules/.cache/reports/e2e.json' }],
  ],
  use: {
    baseURL: page.url,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What moves has a test of its own; the others need not wait for it.
    reducedMotion: 'reduce',
    // It would answer in place of a test that stands between the page and the network.
    serviceWorkers: 'block',
    // What is not there by now will not come: a test that waits for it says so, and ends.
    actionTimeout: 60_000,
    // A trace of every test takes a fifth of the time: `--trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executable ? { executablePath: executable } : {}),
      args: [...chromiumArguments],
    },
  },
  projects: [
    { name: 'words', testMatch: 'lib/compiled-words.setup.ts' },
    {
      name: 'desktop',
      testMatch: ['journeys/**/*.spec.ts', ...(IS_LONG ? ['long/**/*.spec.ts'] : [])],
      ...desktop,
    },
    ...(IS_LONG || TAGS_RUN.length === 0
      ? []
      : [{ name: 'lanes', testMatch: 'long/**/*.spec.ts', grep: [...TAGS_RUN], ...desktop }]),
  ],
  webServer: page,
});

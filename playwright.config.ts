import { defineConfig, type Project } from '@playwright/test';
import { COMPILED_WORDS } from './e2e/lib/first-visit';
import { TAGS_RUN } from './e2e/lib/lanes';
import { IS_LONG, SKIPPED_TAGS } from './e2e/lib/long';
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
  // One browser per core of a small machine, so that none waits for another.
  workers: 2,
  retries: RETRIES,
  // Generous, since a busy machine is slow and no test checks times.
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
    // Animations have their own tests; the others need not wait for them.
    reducedMotion: 'reduce',
    // A service worker would answer requests that tests intercept.
    serviceWorkers: 'block',
    // Ends a test that waits for something that never appears.
    actionTimeout: 60_000,
    // No trace by default: it takes a fifth of the time. `--trace on` records one.
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
      grepInvert: SKIPPED_TAGS,
      ...desktop,
    },
    ...(IS_LONG || TAGS_RUN.length === 0
      ? []
      : [{ name: 'lanes', testMatch: 'long/**/*.spec.ts', grep: [...TAGS_RUN], ...desktop }]),
  ],
  webServer: page,
});

import { defineConfig } from '@playwright/test';
import { SKIPPED_TAGS } from './e2e/lib/long';
import { SECURE_SITE } from './e2e/lib/site';
import { chromiumArguments } from './scripts/browser/arguments';
import { RETRIES } from './scripts/browser/retries';
import { BUILD } from './scripts/browser/served-page';
import { isCutOff } from './scripts/p2p/network';

const executable = process.env['BROWSER_EXECUTABLE'];

// Signalling between the browsers must not leave this machine.
if (!isCutOff())
  throw new Error('These tests are run by `npm run test:p2p`, on their own network.');

export default defineConfig({
  testDir: 'e2e/p2p',
  grepInvert: SKIPPED_TAGS,
  outputDir: 'test-results-p2p',
  // Each person in a test has a browser, and two browsers occupy a small machine.
  workers: 1,
  retries: RETRIES,
  // Generous, since a busy machine is slow and no test checks times.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/reports/p2p.json' }]],
  use: {
    baseURL: SECURE_SITE,
    // A service worker would make every page download all files during a measurement.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Animations have their own tests; the others need not wait for them.
    reducedMotion: 'reduce',
    viewport: { width: 1360, height: 860 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executable ? { executablePath: executable } : {}),
      args: [...chromiumArguments],
    },
  },
  projects: [{ name: 'peer to peer' }],
  webServer: {
    command: `${BUILD}node --import tsx e2e/lib/serve.ts`,
    url: SECURE_SITE,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});

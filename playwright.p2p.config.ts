import { defineConfig } from '@playwright/test';
import { LEFT_OUT } from './e2e/lib/long';
import { SECURE_SITE } from './e2e/lib/site';
import { chromiumArguments } from './scripts/browser/arguments';
import { RETRIES } from './scripts/browser/retries';
import { BUILD } from './scripts/browser/served-page';
import { isCutOff } from './scripts/p2p/network';

const executable = process.env['BROWSER_EXECUTABLE'];

// What browsers say to find each other is nobody's business but this machine's.
if (!isCutOff())
  throw new Error('These tests are run by `npm run test:p2p`, on their own network.');

export default defineConfig({
  testDir: 'e2e/p2p',
  grepInvert: LEFT_OUT,
  outputDir: 'test-results-p2p',
  // A test has a browser for each person: two are as many as a small machine has cores.
  workers: 1,
  fullyParallel: true,
  retries: RETRIES,
  // A busy machine is slow; no test is about time.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/reports/p2p.json' }]],
  use: {
    baseURL: SECURE_SITE,
    // It would have every page fetch all there is of it, in the middle of what is measured.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What moves has a test of its own; the others need not wait for it.
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

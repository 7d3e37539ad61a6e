import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './scripts/browser/arguments';

const executable = process.env['BROWSER_EXECUTABLE'];

// By number: where `localhost` means ::1 first, the server and the browser may disagree.
const host = '127.0.0.1';
const port = 4317;
const address = `http://${host}:${port}`;
const listen = `--host ${host} --port ${port}`;

// Not by npx, which prints its own warnings into the results.
const vite = 'node node_modules/vite/bin/vite.js';

export default defineConfig({
  testDir: 'e2e',
  testMatch: ['features/**/*.spec.ts', 'bugs/**/*.spec.ts'],
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  // A computer's move, and the words before it, take their time on a busy machine.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    ['json', { outputFile: 'node_modules/.cache/reports/e2e.json' }],
  ],
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace of every test takes a fifth of the time: `--trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executable ? { executablePath: executable } : {}),
      args: [...chromiumArguments],
    },
  },
  projects: [
    { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1360, height: 860 } } },
  ],
  webServer: {
    command: `${vite} build --logLevel warn && ${vite} preview ${listen} --strictPort`,
    url: address,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});

import { defineConfig } from '@playwright/test';
import { isLaneRun, KILLED_LANE } from './e2e/lib/lanes';
import { IS_LONG, SKIPPED_TAGS } from './e2e/lib/long';
import { RETRIES } from './scripts/browser/retries';
import { servedPage } from './scripts/browser/served-page';
import { ENGINE_NAMES, type EngineName } from './scripts/engines/find';

const page = servedPage(4318);

export default defineConfig<object, { readonly engine: EngineName }>({
  testDir: 'e2e/engines',
  testMatch: IS_LONG || isLaneRun(KILLED_LANE) ? '*.spec.ts' : 'journey.spec.ts',
  grepInvert: SKIPPED_TAGS,
  outputDir: 'test-results-engines',
  workers: 2,
  retries: RETRIES,
  // Generous, since a busy machine is slow and no test checks times.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/reports/engines.json' }]],
  use: { baseURL: page.url, serviceWorkers: 'block' },
  projects: ENGINE_NAMES.map((engine) => ({ name: engine, use: { engine } })),
  webServer: page,
});

import { test as base } from '@playwright/test';
import { machine } from '../../scripts/browser/probes';
import { missingPrograms, sayMissing } from '../../scripts/browser/programs';
import type { Driver } from '../../scripts/engines/driver';
import { type EngineName, ENGINES, programsOf } from '../../scripts/engines/find';
import { startPuppeteer } from '../../scripts/engines/puppeteer';
import { startWebKit } from '../../scripts/engines/webkit';

/** Playwright's test with a `driver` of the engine that the project names. */
export const test = base.extend<object, { readonly engine: EngineName; readonly driver: Driver }>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use, { project }) => {
      const programs = await programsOf(machine, engine);
      if (!programs) throw new Error(sayMissing(await missingPrograms(machine, ENGINES[engine])));
      const driver = await (engine === 'WebKit'
        ? startWebKit(programs, project.outputDir)
        : startPuppeteer(engine, programs));
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Defined once axe has been injected. */
    readonly axe?: {
      readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
    };
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Where axe looks, by selectors, and for which rules. */
export interface Look {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** The only rules to check; by default all usual ones and target size. */
  readonly rules?: readonly string[];
}

/**
 * Axe's violations on a page. Axe's own Playwright package injects its half megabyte twice per check, which takes
 * longer than the check itself; here a page gets it once.
 */
export async function violationsOn(
  page: Page,
  { include, exclude, rules }: Look,
): Promise<readonly object[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ context, options }) => {
      if (!window.axe) throw new Error('axe is not there');
      const { violations } = await window.axe.run(context, options);
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
      }));
    },
    {
      context: {
        include: include.map((selector) => [selector]),
        exclude: exclude.map((selector) => [selector]),
      },
      options: {
        // Reporting passed checks would take a third of the time.
        resultTypes: ['violations' as const],
        ...(rules ? { runOnly: [...rules] } : { rules: { 'target-size': { enabled: true } } }),
      },
    },
  );
}

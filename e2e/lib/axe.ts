import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** There once a page has been looked at. */
    readonly axe?: {
      readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
    };
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Where axe looks, by selectors, and for what. */
export interface Look {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** The only rules that are asked for; all usual ones and the size of targets where it is left out. */
  readonly rules?: readonly string[];
}

/**
 * What axe finds wrong on a page. Its own package for Playwright gives a page the half megabyte of axe
 * twice at every look, which takes longer than the look: here a page is given it once.
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
        // Telling of all that is as it should be takes a third of the time.
        resultTypes: ['violations' as const],
        ...(rules ? { runOnly: [...rules] } : { rules: { 'target-size': { enabled: true } } }),
      },
    },
  );
}

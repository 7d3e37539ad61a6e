import type { Page } from '@playwright/test';
import { violationsOn } from './axe';
import { expect, test } from './test';

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly contrast: 'no-preference' | 'more';
}

const LIGHT: Look = { colorScheme: 'light', contrast: 'no-preference' };

/** The look in which all rules of axe are checked. */
const IN_ONE_LOOK: readonly Look[] = [LIGHT];

/** Looks that differ from that only in colours. */
export const IN_OTHER_LOOKS: readonly Look[] = [
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
];

export const IN_EVERY_LOOK: readonly Look[] = [...IN_ONE_LOOK, ...IN_OTHER_LOOKS];

async function takeLook(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', look.colorScheme);
  if (look.contrast === 'more') await expect(root).toHaveAttribute('data-contrast', 'more');
  else await expect(root).not.toHaveAttribute('data-contrast');
}

/** Rules whose result depends on the look; high contrast requires more. */
const colourRules = ({ contrast }: Look): readonly string[] => [
  contrast === 'more' ? 'color-contrast-enhanced' : 'color-contrast',
  'link-in-text-block',
];

const ALIKE = 'data-alike';

/** Marks elements that look like an earlier one: most squares of a large board, and most rows of words. */
const markAlike = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const seen = new Set<string>();
    for (const cell of document.querySelectorAll('[data-square]')) {
      const look = `${cell.className} ${cell.innerHTML}`;
      cell.toggleAttribute(mark, seen.has(look));
      seen.add(look);
    }
    for (const row of document.querySelectorAll('.found__row:nth-child(n + 4)')) {
      row.toggleAttribute(mark, true);
    }
  }, ALIKE);

/** Selectors of the parts to check: the given ones, or the dialog that covers the page. */
async function partsIn(page: Page, parts: readonly string[]): Promise<readonly string[]> {
  // The page behind a dialog is inert, and is another screen.
  if ((await page.locator(':modal').count()) > 0) return [':modal'];
  for (const part of parts) await expect(page.locator(part)).toBeVisible();
  return parts;
}

/** Axe's violations in these parts of the page: by the usual rules and target size, or only by these rules. */
async function violationsIn(
  page: Page,
  parts: readonly string[],
  rules: readonly string[] | undefined,
): Promise<readonly object[]> {
  await markAlike(page);
  const include = await partsIn(page, parts);
  return violationsOn(page, { include, exclude: [`[${ALIKE}]`], ...(rules && { rules }) });
}

export type Act = (page: Page) => Promise<void>;

/** How to reach a screen, and which parts of the page are new on it. */
export interface Screen {
  readonly show: Act;
  readonly parts: readonly string[];
}

/** Screens by name; each leads to the next. */
export type Screens = Readonly<Record<string, Act | Screen>>;

const THE_PAGE = ['html'];

/** A screen that differs from the previous one only in these parts. */
export const changing = (parts: readonly string[], show: Act): Screen => ({ show, parts });

/**
 * Checks each screen with axe: by all rules in the first look, by the colour rules in the others. If a screen only
 * changes parts of the previous one, only those are checked.
 */
export async function expectNoViolations(
  page: Page,
  screens: Screens,
  looks: readonly Look[] = IN_ONE_LOOK,
): Promise<void> {
  for (const [name, screen] of Object.entries(screens)) {
    await test.step(name, async () => {
      const { show, parts } =
        typeof screen === 'function' ? { show: screen, parts: THE_PAGE } : screen;
      await show(page);
      for (const look of looks) {
        await takeLook(page, look);
        const found = await violationsIn(
          page,
          parts,
          look === LIGHT ? undefined : colourRules(look),
        );
        expect.soft(found, `${name}, ${Object.values(look).join(', ')}`).toEqual([]);
      }
    });
  }
}

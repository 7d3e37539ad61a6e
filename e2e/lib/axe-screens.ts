import type { Page } from '@playwright/test';
import { violationsOn } from './axe';
import { expect, test } from './test';

/** How the page looks, by what the system asks for. */
interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly contrast: 'no-preference' | 'more';
}

const LIGHT: Look = { colorScheme: 'light', contrast: 'no-preference' };

/** The look in which everything is asked for that axe knows. */
const IN_ONE_LOOK: readonly Look[] = [LIGHT];

/** The looks in which colours alone can be wrong. */
export const IN_OTHER_LOOKS: readonly Look[] = [
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
];

/** All four. */
export const IN_EVERY_LOOK: readonly Look[] = [...IN_ONE_LOOK, ...IN_OTHER_LOOKS];

/** Gives the page a look, and waits until it has it. */
async function takeLook(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', look.colorScheme);
  if (look.contrast === 'more') await expect(root).toHaveAttribute('data-contrast', 'more');
  else await expect(root).not.toHaveAttribute('data-contrast');
}

/** The rules whose answer a look can change; what they ask for is more in high contrast. */
const colourRules = ({ contrast }: Look): readonly string[] => [
  contrast === 'more' ? 'color-contrast-enhanced' : 'color-contrast',
  'link-in-text-block',
];

/** Where the mark stands of a square that looks like another. */
const ALIKE = 'data-alike';

/** Marks what looks like something before it: nearly every square of a large board, and most rows of words. */
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

/** The selectors of the parts that are looked at: of all of the page, unless there is a dialog over it. */
async function partsIn(page: Page, parts: readonly string[]): Promise<readonly string[]> {
  // What lies behind a dialog is out of reach, and a screen of its own.
  if ((await page.locator(':modal').count()) > 0) return [':modal'];
  for (const part of parts) await expect(page.locator(part)).toBeVisible();
  return parts;
}

/**
 * What axe finds on these parts of the page: by all its usual rules and the size of targets, or by these
 * rules alone.
 */
async function violationsIn(
  page: Page,
  parts: readonly string[],
  rules: readonly string[] | undefined,
): Promise<readonly object[]> {
  await markAlike(page);
  const include = await partsIn(page, parts);
  return violationsOn(page, { include, exclude: [`[${ALIKE}]`], ...(rules && { rules }) });
}

/** Brings a page to a screen. */
export type Act = (page: Page) => Promise<void>;

/** How a screen is come to, and which parts of the page are new on it. */
export interface Screen {
  readonly show: Act;
  readonly parts: readonly string[];
}

/** What a page goes through, by the names of its screens; each leads to the next. */
export type Screens = Readonly<Record<string, Act | Screen>>;

const THE_PAGE = ['html'];

/** A screen that differs from the one before in these parts of the page alone. */
export const changing = (parts: readonly string[], show: Act): Screen => ({ show, parts });

/**
 * Looks at each of these screens with axe: by all of its rules in the first look, by those about colours in the
 * others. A screen that changes parts of the one before is looked at in these.
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

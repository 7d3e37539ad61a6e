import type { Page, TestInfo } from '@playwright/test';
import { atRest, faultsOf, type Places, placesOf } from './geometry';
import { type Screen, sizeOf } from './screens';
import { SCENES } from './scenes';
import { expect, test } from './test';

/** Leaves the move box, as a finger does that puts an on-screen keyboard away. */
const putKeyboardAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) activeElement.blur();
  });

/** Whether pictures are wanted; they take as long as all the rest. */
const PICTURES = process.env['PICTURES'] === '1';

/** Keeps a picture of all of the page, for a look at what boxes do not tell. */
async function attachPicture(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  const path = testInfo.outputPath(`${name}.jpeg`);
  await page.screenshot({ path, type: 'jpeg', quality: 80, scale: 'css', fullPage: true });
  await testInfo.attach(name, { path, contentType: 'image/jpeg' });
}

/** Whether every scene is measured on every screen. */
const LONG = process.env['LONG'] === '1';

/** The scene that goes through most of the page. */
const MAIN_SCENE = 'a game of two people';

/**
 * Declares a test of every scene on each of these screens: nothing overlaps or overflows, and nothing
 * moves from one state of the scene to the next. On screens that lie between these, the main scene is
 * measured alone; all are with `LONG=1`. With `PICTURES=1` the report has a picture of each state.
 */
export function testLayout(extremes: readonly Screen[], between: readonly Screen[]): void {
  for (const [name, scene] of Object.entries(SCENES)) {
    const screens = LONG || name === MAIN_SCENE ? [...extremes, ...between] : extremes;
    test(name, async ({ page }, testInfo) => {
      test.slow();
      const known = new Map<string, Places>();
      for (const [state, act] of Object.entries(scene)) {
        await act(page);
        for (const screen of screens) {
          const size = sizeOf(screen);
          await page.setViewportSize(screen.viewport);
          await putKeyboardAway(page);
          await atRest(page);
          const where = `${state}, ${size}`;
          expect.soft(await faultsOf(page), where).toEqual([]);
          const places = await placesOf(page);
          const before = known.get(size) ?? {};
          expect
            .soft({ ...places, ...before }, `${where}: nothing moves`)
            .toEqual({ ...before, ...places });
          known.set(size, { ...before, ...places });
          if (PICTURES) await attachPicture(page, testInfo, where);
        }
      }
    });
  }
}

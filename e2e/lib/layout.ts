import { settled } from './settled';
import type { Page, TestInfo } from '@playwright/test';
import { faultsOf, type Places, placesOf } from './geometry';
import { type Screen, sizeOf } from './screens';
import { type Scene, type SceneName, SCENES } from './scenes';
import { expect, test } from './test';

/** Removes the focus from the move box, as closing an on-screen keyboard does. */
const putKeyboardAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) activeElement.blur();
  });

/** Whether to attach screenshots, which doubles the time. */
const PICTURES = process.env['PICTURES'] === '1';

/** Attaches a screenshot of the whole page, for what boxes do not show. */
async function attachPicture(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  const path = testInfo.outputPath(`${name}.jpeg`);
  await page.screenshot({ path, type: 'jpeg', quality: 80, scale: 'css', fullPage: true });
  await testInfo.attach(name, { path, contentType: 'image/jpeg' });
}

interface Screens {
  readonly measured: readonly Screen[];
  /** The screen on which a scene moves from state to state: a tap there places a tile at once. */
  readonly goingOn: Screen;
  /** Places that may move, because what is above them may need another number of lines. */
  readonly loose?: string;
}

/** Work that stays pending in a state. */
const HELD: Readonly<Record<string, string>> = { 'words on their way': 'loading' };

/**
 * Declares a test for each scene, or for the chosen ones, on each of these screens: nothing overlaps or overflows, and
 * nothing moves from one state of the scene to the next. With `PICTURES=1` the report has a picture of each state.
 */
export function testLayout(
  { measured, goingOn, loose }: Screens,
  chosen?: readonly SceneName[],
): void {
  const scenes: Readonly<Record<string, Scene>> = SCENES;
  for (const name of chosen ?? Object.keys(scenes)) {
    const scene = scenes[name] ?? {};
    test(name, async ({ page }, testInfo) => {
      test.slow();
      const known = new Map<string, Places>();
      for (const [state, act] of Object.entries(scene)) {
        await page.setViewportSize(goingOn.viewport);
        await act(page);
        for (const screen of measured) {
          const size = sizeOf(screen);
          await page.setViewportSize(screen.viewport);
          await putKeyboardAway(page);
          await settled(page, HELD[name]);
          const where = `${state}, ${size}`;
          expect.soft(await faultsOf(page), where).toEqual([]);
          const places = await placesOf(page, loose);
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

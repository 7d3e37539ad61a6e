import type { Page, TestInfo } from '@playwright/test';
import { atRest, faultsOf, type Places, placesOf } from './geometry';
import { IS_LONG } from './long';
import { type Screen, sizeOf } from './screens';
import { type Scene, type SceneName, SCENES } from './scenes';
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

/** The scenes that ask most of a layout, each in another way. */
const UTMOST_SCENES: readonly SceneName[] = [
  'a game of two people',
  'a game of eight with long names',
  'a rack of 63',
  'a board of 26 × 99',
  'words on their way',
];

/** The screens on which a layout is measured. */
interface Screens {
  /** Those where it is hardest. */
  readonly extremes: readonly Screen[];
  /** Those that lie between them, measured with `LONG=1`. */
  readonly between: readonly Screen[];
  /** That on which a scene goes on from state to state: a tap there lays a tile at once. */
  readonly goingOn: Screen;
}

/**
 * Declares a test of each of these scenes on the extremes of screens: nothing overlaps or overflows, and
 * nothing moves from one state of the scene to the next. With `LONG=1` it is every scene on every screen,
 * with `PICTURES=1` the report has a picture of each state.
 */
export function testLayout(
  { extremes, between, goingOn }: Screens,
  utmost: readonly SceneName[] = UTMOST_SCENES,
): void {
  const scenes: Readonly<Record<string, Scene>> = SCENES;
  const names = IS_LONG ? Object.keys(scenes) : utmost;
  const screens = IS_LONG ? [...extremes, ...between] : extremes;
  for (const name of names) {
    const scene = scenes[name] ?? {};
    test(name, async ({ page }, testInfo) => {
      test.slow();
      const known = new Map<string, Places>();
      for (const [state, act] of Object.entries(scene)) {
        await page.setViewportSize(goingOn.viewport);
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

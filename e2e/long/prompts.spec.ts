import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { after, dealt } from '../lib/games';
import { placesOf } from '../lib/geometry';
import { tap } from '../lib/gestures';
import {
  boardFrame,
  DESKTOP,
  expectInSight,
  movePanel,
  PHONE_ON_ITS_SIDE,
  type Screen,
  sizeOf,
  SMALL_PHONE,
  SMALL_WINDOW,
  SMALLER_WINDOW,
  TABLET,
} from '../lib/screens';
import { resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectTurns,
  moveBox,
  movePrompt,
  playButton,
  rack,
  rackTile,
  square,
  verdict,
} from '../lib/table';
import { expect, test } from '../lib/test';

const GAME = after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4', 'TNZON,7c');

const ASKED = `Please enter your move in the format: "word,square" (without the quotes)
For example, for suitable tile rack and board configuration, a downward move could be "HI,f4" and a rightward move could be "HI,4f".

In the word, upper-case letters are standard tiles and lower-case letters are wildcards.
Entering "," passes the turn.`;

async function open(page: Page): Promise<void> {
  await resumeGame(page, GAME);
  await settled(page);
  await expect(page.getByRole('grid')).toBeVisible();
}

const textOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => element.textContent ?? '');

/** The labels of columns above the board, and of rows beside it. */
const axes = (page: Page): readonly Locator[] => [
  page.locator('.board__labels'),
  page.locator('.board__row-labels span').first(),
];

/** Checks that the prompt can be read in full, and lies over none of these. */
async function expectClearOf(page: Page, parts: readonly Locator[]): Promise<void> {
  await expectInSight(movePrompt(page));
  const prompt = await movePrompt(page).boundingBox();
  if (!prompt) throw new Error('There is no prompt');
  for (const part of parts) {
    const box = await part.boundingBox();
    if (!box) throw new Error('There is no such part');
    const across = Math.min(prompt.x + prompt.width, box.x + box.width) - Math.max(prompt.x, box.x);
    const down = Math.min(prompt.y + prompt.height, box.y + box.height) - Math.max(prompt.y, box.y);
    expect(Math.min(across, down), `pixels of ${String(part)} under the prompt`).toBeLessThan(1);
  }
}

/** Checks that the prompt can be read in full, and moves nothing. */
async function expectReadable(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen.viewport);
    await settled(page);
    const before = await placesOf(page);
    await moveBox(page).focus();
    await expectClearOf(page, [movePanel(page)]);
    expect(await placesOf(page)).toEqual(before);
    await moveBox(page).fill('OVE,4e');
    await expect(movePrompt(page)).toBeHidden();
    await moveBox(page).fill('');
    await moveBox(page).blur();
  }
}

test('a click on the move box shows what it asks for', async ({ page }) => {
  await open(page);
  for (const screen of [DESKTOP, SMALL_WINDOW, SMALLER_WINDOW]) {
    await test.step(`over neither board nor hands, at ${sizeOf(screen)}`, async () => {
      await page.setViewportSize(screen.viewport);
      await settled(page);
      await expect(movePrompt(page)).toBeHidden();
      const before = await placesOf(page);
      await moveBox(page).click();
      expect(await textOf(movePrompt(page))).toBe(ASKED);
      await expectClearOf(page, [boardFrame(page), movePanel(page)]);
      expect(await placesOf(page)).toEqual(before);

      await moveBox(page).fill('OVE,4e');
      await expect(verdict(page).getByText('legal')).toBeVisible();
      await expectClearOf(page, [boardFrame(page), movePanel(page)]);
      expect(await placesOf(page)).toEqual(before);

      await square(page, 'a1').click();
      await expect(movePrompt(page)).toBeHidden();
      await moveBox(page).fill('');
      await square(page, 'a1').click();
    });
  }
  await test.step('what lies under it is pressed through it', async () => {
    await moveBox(page).click();
    await expect(movePrompt(page)).toBeVisible();
    const { x, y, width, height } = (await page
      .getByRole('button', { name: 'Previous turn' })
      .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(movePanel(page)).toContainText('You are looking back');
    await expect(movePrompt(page)).toBeHidden();
    await page.getByRole('button', { name: 'Back to now' }).click();
  });
  await test.step('a screen reader tells it with the box, and no key has it told again', async () => {
    await expect(moveBox(page)).toHaveAccessibleDescription(ASKED.replaceAll(/\n+/g, ' '));
    await moveBox(page).fill('O');
    await expect(page.getByRole('log')).not.toContainText('Please enter');
    await expect(page.getByRole('status').getByText('Please enter')).toHaveCount(0);
    await moveBox(page).fill('');
  });
  await test.step('by keyboard alone it comes and goes with the focus', async () => {
    await page.getByRole('button', { name: 'Pass' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(moveBox(page)).toBeFocused();
    await expect(movePrompt(page)).toBeVisible();
    await page.keyboard.type('OVE,4e');
    await expect(movePrompt(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expectTurns(page, 3);
    await expect(moveBox(page)).toBeFocused();
    await expect(movePrompt(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(movePrompt(page)).toBeHidden();
  });
});

test.describe('under a finger', () => {
  test.use(SMALL_PHONE);

  test('it lies over the board with the keyboard open', async ({ page }) => {
    await open(page);
    await test.step('and gives way to the move', async () => {
      const before = await placesOf(page);
      await moveBox(page).tap();
      expect(await placesOf(page)).toEqual(before);
      expect(await textOf(movePrompt(page))).toBe(ASKED);
      await expectClearOf(page, [...axes(page), movePanel(page)]);

      await page.setViewportSize({ width: 360, height: 390 });
      await settled(page);
      await expectClearOf(page, [rack(page), moveBox(page), playButton(page), verdict(page)]);
      const short = await placesOf(page);

      await moveBox(page).fill('O');
      await expect(movePrompt(page)).toBeHidden();
      await moveBox(page).fill('OVE,4e');
      await expectDraft(page, 'e4 O', 'f4 V', 'g4 E');
      for (const part of [
        ...axes(page),
        ...['e4', 'f4', 'g4'].map((name) => square(page, name)),
        verdict(page).getByText('legal'),
        moveBox(page),
        playButton(page),
      ]) {
        await expectInSight(part);
      }
      expect(await placesOf(page)).toEqual(short);

      await moveBox(page).fill('');
      await expect(movePrompt(page)).toBeVisible();
    });
    await test.step('and to a tile that is taken up to be laid', async () => {
      await expect(movePrompt(page)).toBeVisible();
      await tap(page, rackTile(page, 'O'));
      await expect(moveBox(page)).toBeFocused();
      await expect(movePrompt(page)).toBeHidden();
      await tap(page, rackTile(page, 'O'));
      await expect(movePrompt(page)).toBeVisible();
    });
  });
});

test.describe('under a finger with more room', () => {
  test.use(TABLET);

  test('it can be read in full', async ({ page }) => {
    await open(page);
    await expectReadable(page, [TABLET, PHONE_ON_ITS_SIDE]);
  });
});

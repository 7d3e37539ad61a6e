import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { after, dealt } from '../lib/games';
import { placesOf } from '../lib/geometry';
import {
  boardFrame,
  DESKTOP,
  expectInSight,
  PHONE_ON_ITS_SIDE,
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
  helpWithMove,
  moveBox,
  movePrompt,
  playButton,
  rackPosition,
  square,
  verdict,
  verdictPoints,
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

/** Checks that no other element covers the centre of an element. */
const expectOnTop = async (part: Locator): Promise<void> =>
  expect(
    await part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && (element.contains(top) || top.contains(element));
    }),
  ).toBe(true);

const axes = (page: Page): readonly Locator[] => [
  page.locator('.board__labels'),
  page.locator('.board__row-labels span').first(),
];

/** Checks that the prompt overlaps none of these elements. */
async function expectClearOf(page: Page, parts: readonly Locator[]): Promise<void> {
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

test('a “?” in the move box shows its prompt', async ({ page }) => {
  await open(page);
  for (const screen of [DESKTOP, SMALL_WINDOW, SMALLER_WINDOW]) {
    await test.step(`it covers nothing, at ${sizeOf(screen)}`, async () => {
      await page.setViewportSize(screen.viewport);
      await settled(page);
      const before = await placesOf(page);
      const dock = page.getByRole('region', { name: 'Game log' });
      await moveBox(page).click();
      await expect(movePrompt(page)).toBeHidden();
      await helpWithMove(page).click();
      await expect(moveBox(page)).toBeFocused();
      expect(await textOf(movePrompt(page))).toBe(ASKED);
      await expect(movePrompt(page)).toBeInViewport();
      await expectClearOf(page, [boardFrame(page), dock]);
      await expectOnTop(moveBox(page));
      expect(await placesOf(page)).toEqual(before);

      await moveBox(page).fill('OVE,4e');
      await expect(movePrompt(page)).toBeHidden();
      await expectInSight(verdictPoints(page));
      await helpWithMove(page).click();
      await movePrompt(page).getByText('passes the turn').scrollIntoViewIfNeeded();
      await expectClearOf(page, [boardFrame(page), dock]);
      await expectOnTop(moveBox(page));
      expect(await placesOf(page)).toEqual(before);

      await helpWithMove(page).click();
      await expect(movePrompt(page)).toBeHidden();
      await moveBox(page).fill('');
    });
  }
});

test('the prompt appears on the first input of a game, and when a text is not a move', async ({
  page,
}) => {
  await open(page);
  await test.step('a screen reader reads it with the box, and no key repeats it', async () => {
    await expect(moveBox(page)).toHaveAccessibleDescription(ASKED.replaceAll(/\n+/g, ' '));
    await page.getByRole('button', { name: 'Pass' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(moveBox(page)).toBeFocused();
    await expect(movePrompt(page)).toBeHidden();
    await page.keyboard.type('O');
    await expect(movePrompt(page)).toBeVisible();
    await expect(page.getByRole('log')).not.toContainText('Please enter');
    await expect(page.getByRole('status').getByText('Please enter')).toHaveCount(0);
  });
  await test.step('it disappears with a valid play, and does not appear again', async () => {
    await moveBox(page).fill('OVE,4e');
    await expect(movePrompt(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expectTurns(page, 3);
    await expect(movePrompt(page)).toBeHidden();
    await page.keyboard.type('A');
    await expect(movePrompt(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toContainText('Illegal move format');
    await expect(movePrompt(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(movePrompt(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use(SMALL_PHONE);

  for (const height of [390, 340]) {
    test(`the prompt covers nothing in the ${height} pixels above a keyboard`, async ({ page }) => {
      await open(page);
      const before = await placesOf(page);
      await moveBox(page).tap();
      await expect(movePrompt(page)).toBeHidden();
      expect(await placesOf(page)).toEqual(before);

      await page.setViewportSize({ width: 360, height });
      await settled(page);
      const short = await placesOf(page);
      await helpWithMove(page).tap();
      await expect(moveBox(page)).toBeFocused();
      expect(await textOf(movePrompt(page))).toBe(ASKED);
      await expect(movePrompt(page)).toBeInViewport();
      await moveBox(page).fill('OVE,4e');
      await expectDraft(page, 'e4 O', 'f4 V', 'g4 E');
      for (const part of [
        ...axes(page),
        ...['e4', 'f4', 'g4'].map((name) => square(page, name)),
        verdictPoints(page),
        moveBox(page),
        playButton(page),
      ]) {
        await expectInSight(part);
        await expectOnTop(part);
      }
      expect(await placesOf(page)).toEqual(short);
      await helpWithMove(page).tap();
      await movePrompt(page).getByText('passes the turn').scrollIntoViewIfNeeded();
      expect(await placesOf(page)).toEqual(short);
    });
  }
});

test.describe('on a tablet', () => {
  test.use(TABLET);

  test('the prompt covers neither board nor rack', async ({ page }) => {
    await open(page);
    for (const screen of [TABLET, PHONE_ON_ITS_SIDE]) {
      await page.setViewportSize(screen.viewport);
      await settled(page);
      const before = await placesOf(page);
      await helpWithMove(page).tap();
      await expect(movePrompt(page)).toBeInViewport();
      for (const part of [...axes(page), rackPosition(page, 1), moveBox(page), playButton(page)]) {
        await expectInSight(part);
        await expectOnTop(part);
      }
      expect(await placesOf(page)).toEqual(before);
      await helpWithMove(page).tap();
      await expect(movePrompt(page)).toBeHidden();
    }
  });
});

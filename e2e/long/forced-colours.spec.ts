import { settled } from '../lib/settled';
import type { Page } from '@playwright/test';
import { after, dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { expectTurns, moveBox, playButton, scorePill, square } from '../lib/table';
import { expect, test } from '../lib/test';

const MIDDLE = after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4', 'TNZON,7c');

const pictureOf = (page: Page, name: string): Promise<Buffer> => square(page, name).screenshot();

async function pictureAround(page: Page, name: string): Promise<string> {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`There is no square ${name}`);
  const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
  return (await page.screenshot({ clip })).toString('base64');
}

const LOOKS: Readonly<Record<string, Parameters<Page['emulateMedia']>[0]>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'high contrast': { contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
};

test('different marks on one square are distinguishable', async ({ page }) => {
  await resumeGame(page, MIDDLE);
  await settled(page);
  for (const [name, look] of Object.entries(LOOKS)) {
    await test.step(`in ${name}`, async () => {
      await page.emulateMedia({ contrast: null, forcedColors: null, ...look });
      const seen: string[] = [];
      const lookAt = async (...names: readonly string[]): Promise<void> => {
        for (const each of names) seen.push(await pictureAround(page, each));
      };
      await moveBox(page).fill('');
      await lookAt('h7', 'i7');
      await moveBox(page).fill('R,7i');
      await lookAt('i7');
      await playButton(page).click();
      await expect(scorePill(page)).toHaveText('Not a word');
      await lookAt('h7', 'i7');
      await square(page, 'i7').click();
      await expect(square(page, 'i7')).toHaveAttribute('aria-selected', 'true');
      await lookAt('i7');
      await moveBox(page).fill('');
      await square(page, 'i7').click();
      await lookAt('i7');
      await page.keyboard.press('ArrowLeft');
      await expect(square(page, 'h7')).toBeFocused();
      await lookAt('h7');
      for (const _ of ['cursor', 'rest']) await page.keyboard.press('Escape');
      expect(new Set(seen).size).toBe(seen.length);
    });
  }
});

test('forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await resumeGame(page, MIDDLE);
  await expectTurns(page, 2);

  await test.step('a tile covers the premium of its square', async () => {
    const onDoubleWord = await pictureOf(page, 'd4');
    const onDoubleLetter = await pictureOf(page, 'd8');
    expect(onDoubleWord.equals(onDoubleLetter)).toBe(true);
  });

  await test.step('only the last move is outlined', async () => {
    const ofLastMove = await pictureOf(page, 'e7');
    const ofMoveBefore = await pictureOf(page, 'd6');
    expect(ofLastMove.equals(ofMoveBefore)).toBe(false);
  });

  await test.step('a trap differs from other premiums', async () => {
    const edgeOf = (name: string): Promise<string> =>
      square(page, name).evaluate((element) => getComputedStyle(element).borderStyle);
    expect(await edgeOf('b1')).not.toBe(await edgeOf('b2'));
  });
});

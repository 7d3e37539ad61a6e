import type { Page } from '@playwright/test';
import { after, dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { expectTurns, square } from '../lib/table';
import { expect, test } from '../lib/test';

/** What a square looks like, as the bytes of a picture. */
const pictureOf = (page: Page, name: string): Promise<Buffer> => square(page, name).screenshot();

test('in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await resumeGame(
    page,
    after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4', 'TNZON,7c'),
  );
  await expectTurns(page, 2);

  await test.step('a tile covers the premium of its square', async () => {
    const onDoubleWord = await pictureOf(page, 'd4');
    const onDoubleLetter = await pictureOf(page, 'd8');
    expect(onDoubleWord.equals(onDoubleLetter)).toBe(true);
  });

  await test.step('the last move alone is ringed', async () => {
    const ofLastMove = await pictureOf(page, 'e7');
    const ofMoveBefore = await pictureOf(page, 'd6');
    expect(ofLastMove.equals(ofMoveBefore)).toBe(false);
  });

  await test.step('a trap is told from other premiums', async () => {
    const edgeOf = (name: string): Promise<string> =>
      square(page, name).evaluate((element) => getComputedStyle(element).borderStyle);
    expect(await edgeOf('b1')).not.toBe(await edgeOf('b2'));
  });
});

import { openAtFirstMove, OPENING, startOver, WITH_BLANK } from '../lib/laying';
import {
  expectCursor,
  expectDraft,
  expectRack,
  expectScores,
  moveBox,
  rackTile,
  square,
  verdict,
} from '../lib/table';
import { expect, test } from '../lib/test';

test('a blank stands for a missing letter', async ({ page }) => {
  await openAtFirstMove(page, WITH_BLANK);
  await test.step('automatically, with a notice', async () => {
    await square(page, 'b7').click();
    await page.keyboard.type('cats');
    await expectDraft(page, 'b7 C', 'c7 A', 'd7 T', 'e7 s');
    await expect(moveBox(page)).toHaveValue('CATs,7b');
    await expect(verdict(page)).toContainText('No S on your rack, so your blank stands in.');
    await startOver(page);
  });
  await test.step('or on request, by Shift and a letter', async () => {
    await square(page, 'b7').click();
    await page.keyboard.press('Shift+C');
    await expectDraft(page, 'b7 c');
    await expectRack(page, 'CAT.EDO');
    await page.keyboard.press('Shift+A');
    await expect(verdict(page)).toContainText('No blank on your rack.');
    await expectDraft(page, 'b7 c');
  });
});

test('combinations with Ctrl, Alt and Meta are left to the browser', async ({ page }) => {
  await openAtFirstMove(page, OPENING);
  await square(page, 'd4').dblclick();
  await page.keyboard.type('din');
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      if (event.defaultPrevented) document.title = `${event.key} was taken`;
    });
  });
  const title = await page.title();
  const keys = [
    'e',
    'l',
    'Backspace',
    'Escape',
    'Enter',
    'Space',
    'ArrowUp',
    'ArrowDown',
    '?',
    '/',
  ];
  const leaps = ['PageUp', 'PageDown', 'Home', 'End', 'Shift+PageUp', 'Shift+ArrowLeft'];
  for (const place of [square(page, 'd7'), rackTile(page, 'L')]) {
    await place.focus();
    for (const modifier of ['Control', 'Alt', 'Meta']) {
      for (const key of [...keys, ...leaps]) await page.keyboard.press(`${modifier}+${key}`);
    }
  }
  await expectRack(page, 'EE...DL');
  await expectDraft(page, 'd4 D', 'd5 I', 'd6 N');
  await expectCursor(page, 'd7', '↓');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectScores(page, [0, 0]);
  expect(await page.title()).toBe(title);
});

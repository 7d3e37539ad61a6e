import { dragTo, letGo, middleOf } from '../lib/gestures';
import { openAtFirstMove, OPENING, startOver, WITH_BLANK } from '../lib/laying';
import {
  expectCursor,
  expectDraft,
  expectNoCursor,
  expectRack,
  expectScores,
  expectTurns,
  grid,
  moveBox,
  openTranscript,
  playButton,
  rackPosition,
  rackTile,
  scorePill,
  sortRack,
  square,
  verdict,
} from '../lib/table';
import { expect, test } from '../lib/test';

test('tiles and a blank are placed by mouse clicks and drags', async ({ page }) => {
  await openAtFirstMove(page, OPENING);
  await test.step('a press that moves 3 pixels is a click', async () => {
    const { x, y } = await middleOf(rackTile(page, 'L'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 2, y - 2);
    await page.mouse.move(x + 3, y);
    await page.mouse.up();
    await expect(rackTile(page, 'L')).toHaveAttribute('aria-pressed', 'true');
    await rackTile(page, 'L').click();
  });
  await test.step('a drag starts at the sixth pixel', async () => {
    const { x, y } = await middleOf(rackTile(page, 'L'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 7, y);
    await page.mouse.move(x + 9, y);
    await letGo(page);
    await expect(rackTile(page, 'L')).toHaveAttribute('aria-pressed', 'false');
    await expectRack(page, 'EEDNIDL');
  });
  await test.step('a drop outside board and rack places nothing', async () => {
    await dragTo(page, rackTile(page, 'L'), page.getByRole('heading', { level: 1 }));
    await expectDraft(page);
    await expectRack(page, 'EEDNIDL');
  });
  await test.step('tiles are dragged to the board and over it, along the rack and back to it', async () => {
    await dragTo(page, rackTile(page, 'L'), square(page, 'd7'));
    await expectDraft(page, 'd7 L');
    await dragTo(page, square(page, 'd7'), square(page, 'e9'));
    await expectDraft(page, 'e9 L');
    await expectRack(page, 'EEDNID.');
    await dragTo(page, rackPosition(page, 3), rackPosition(page, 1));
    await expectRack(page, 'DEENID.');
    await dragTo(page, square(page, 'e9'), rackPosition(page, 7));
    await expectDraft(page);
    await dragTo(page, rackPosition(page, 1), rackPosition(page, 3));
    await expectRack(page, 'EEDNIDL');
  });
  await test.step('a second click on the rack deselects a tile', async () => {
    await rackTile(page, 'D').click();
    await rackTile(page, 'D').click();
    await expect(rackTile(page, 'D')).toHaveAttribute('aria-pressed', 'false');
    await square(page, 'd4').click();
    await expectDraft(page);
    await startOver(page);
  });
  await test.step('clicks on an empty square point the cursor right, down, then remove it', async () => {
    await square(page, 'f5').click();
    await expectCursor(page, 'f5', '→');
    await square(page, 'f5').click();
    await expectCursor(page, 'f5', '↓');
    await square(page, 'f5').click();
    await expectNoCursor(page);
    await square(page, 'f5').click();
    await square(page, 'g5').click();
    await expectCursor(page, 'g5', '→');
  });

  const picker = page.getByRole('dialog', { name: 'Letter for the blank at d7' });
  await openAtFirstMove(page, WITH_BLANK);
  await dragTo(page, rackTile(page, '_'), square(page, 'd7'));
  await expect(picker).toBeVisible();
  await test.step('a dropped blank asks for its letter and offers every letter', async () => {
    const offered = picker.getByRole('button', { name: /^[A-Z]$/ });
    await expect(offered).toHaveCount(26);
  });
  await test.step('other keys and key combinations do not name the blank', async () => {
    for (const key of ['1', '?', 'ArrowRight', 'Control+c', 'Alt+c', 'Meta+c']) {
      await page.keyboard.press(key);
      await expect(picker).toBeVisible();
    }
    await expect(square(page, 'd7')).toHaveAccessibleName('d7, blank, no letter yet');
  });
  await test.step('its letter can be typed as a capital', async () => {
    await page.keyboard.press('Shift+C');
    await expectDraft(page, 'd7 c');
  });
  await test.step('it keeps its letter on the board and loses it on the rack', async () => {
    await dragTo(page, square(page, 'd7'), square(page, 'f9'));
    await expectDraft(page, 'f9 c');
    await square(page, 'f9').click({ button: 'right' });
    await expectRack(page, 'CAT_EDO');
    await dragTo(page, rackTile(page, '_'), square(page, 'd7'));
    await expect(picker).toBeVisible();
  });
  await test.step('its letter can be typed in lower case', async () => {
    await page.keyboard.press('c');
    await expect(picker).toBeHidden();
    await expectDraft(page, 'd7 c');
    await expectRack(page, 'CAT.EDO');
  });
  await test.step('it is a small letter on the board, in the move box and in the list of moves', async () => {
    await dragTo(page, rackTile(page, 'A'), square(page, 'e7'));
    await dragTo(page, rackTile(page, 'T'), square(page, 'f7'));
    await expect(moveBox(page)).toHaveValue('cAT,7d');
    await expect(square(page, 'd7')).toContainText('c');
    await expect(square(page, 'd7')).toHaveAccessibleName('d7, C, blank, 8, not played yet');
    await expect(verdict(page)).toContainText('C 8 + ');
    await moveBox(page).press('Enter');
    await expectTurns(page, 1);
    await expect(square(page, 'd7')).toHaveAccessibleName('d7, C, blank, 8');
    await expect(square(page, 'd7')).toContainText('c');
    await expect(page.getByRole('row', { name: /cAT,7d/ })).toBeVisible();
    const transcript = await openTranscript(page);
    await expect(transcript).toContainText('The move is: Letters: cAT at position 7d');
    await expect(transcript).toContainText(' c8 A1 T1 ');
  });
});

test('tiles are placed and played by keys', async ({ page }) => {
  await openAtFirstMove(page, OPENING);
  await test.step('an arrow shows the cursor at the start square', async () => {
    await page.keyboard.press('ArrowRight');
    await expectCursor(page, 'd7', '→');
    await startOver(page);
  });
  await test.step('Space turns the cursor on an empty square', async () => {
    await square(page, 'd7').focus();
    await page.keyboard.press('Space');
    await expectCursor(page, 'd7', '→');
    await page.keyboard.press('Space');
    await expectCursor(page, 'd7', '↓');
    await page.keyboard.press('Space');
    await expectNoCursor(page);
    await startOver(page);
  });
  await test.step('letters fill a column if the cursor points down', async () => {
    await square(page, 'd4').dblclick();
    await expectCursor(page, 'd4', '↓');
    await page.keyboard.type('dined');
    await expect(moveBox(page)).toHaveValue('DINED,d4');
    await startOver(page);
  });
  await test.step('a missing letter without a blank places nothing, with a notice', async () => {
    await square(page, 'b7').click();
    await page.keyboard.type('z');
    await expectDraft(page);
    await expect(verdict(page)).toContainText('No Z on your rack.');
    await startOver(page);
  });
  await test.step('arrows move the cursor up to the edge of the board', async () => {
    await square(page, 'c2').click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expectCursor(page, 'd3', '→');
    await expect(square(page, 'd3')).toBeFocused();
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowUp');
    await expectCursor(page, 'd1', '→');
    await page.keyboard.press('ArrowLeft');
    await expectCursor(page, 'c1', '→');
    await startOver(page);
  });
  await test.step('Backspace returns the last tile, and the cursor to its square', async () => {
    await square(page, 'd4').dblclick();
    await page.keyboard.type('din');
    await page.keyboard.press('Backspace');
    await expectDraft(page, 'd4 D', 'd5 I');
    await expectCursor(page, 'd6', '↓');
    await page.keyboard.type('l');
    await expectDraft(page, 'd4 D', 'd5 I', 'd6 L');
    await startOver(page);
  });
  await test.step('Esc returns all tiles, then removes the cursor', async () => {
    await square(page, 'd4').click();
    await page.keyboard.type('din');
    await page.keyboard.press('Escape');
    await expectDraft(page);
    await expectRack(page, 'EEDNIDL');
    await expect(grid(page).getByText('→')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expectNoCursor(page);
  });
  await test.step('a question mark opens the list of keys, and Esc closes it', async () => {
    await square(page, 'd4').click();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Rules and keys' });
    await expect(help).toBeVisible();
    await expect(help.getByRole('row', { name: /Backspace/ })).toContainText('take the last');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expectCursor(page, 'd4', '→');
    await startOver(page);
  });
  await test.step('a question mark in the move box is text', async () => {
    await moveBox(page).press('?');
    await expect(moveBox(page)).toHaveValue('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await moveBox(page).fill('');
  });
  await test.step('Enter plays the move', async () => {
    await square(page, 'd4').dblclick();
    await page.keyboard.type('dined');
    await page.keyboard.press('Enter');
    await expectScores(page, [20, 0]);
    await expect(square(page, 'd8')).toHaveAccessibleName('d8, D, 2');
    await expectNoCursor(page);
  });
  await test.step('jump keys move the cursor to words, premiums and the ends of a row', async () => {
    await square(page, 'm12').focus();
    for (const [key, name] of [
      ['PageDown', 'd4'],
      ['End', 'p4'],
      ['PageUp', 'd4'],
      ['Home', 'a4'],
      ['Shift+PageUp', 'o3'],
      ['Shift+PageDown', 'h4'],
      ['PageDown', 'd4'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(square(page, name)).toBeFocused();
    }
    await page.keyboard.press('/');
    await expect(verdict(page)).toContainText('DINED');
    await startOver(page);
  });
  await test.step('letters are placed at the cursor and skip occupied squares', async () => {
    await square(page, 'c7').click();
    await page.keyboard.type('tnzon');
    await expectDraft(page, 'c7 T', 'e7 N', 'f7 Z', 'g7 O', 'h7 N');
    await expect(moveBox(page)).toHaveValue('TNZON,7c');
    await expectCursor(page, 'i7', '→');
  });
  await test.step('Enter plays the move with the focus on a rack tile', async () => {
    await rackTile(page, 'F').focus();
    await page.keyboard.press('Enter');
    await expectTurns(page, 2);
  });
});

test('the move box, the board and the rack show the same draft', async ({ page }) => {
  await openAtFirstMove(page, OPENING);
  await test.step('a typed move appears on board and rack', async () => {
    await moveBox(page).fill('DINED,d4');
    await expectDraft(page, 'd4 D', 'd5 I', 'd6 N', 'd7 E', 'd8 D');
    await expectRack(page, '.E....L');
    await moveBox(page).fill('DINED,4d');
    await expectDraft(page, 'd4 D', 'e4 I', 'f4 N', 'g4 E', 'h4 D');
    await moveBox(page).fill('DINED,');
    await expectDraft(page);
    await expectRack(page, 'EEDNIDL');
    await moveBox(page).fill('');
  });
  await test.step('placed tiles appear in the move box', async () => {
    await dragTo(page, rackTile(page, 'L'), square(page, 'c7'));
    await dragTo(page, rackTile(page, 'I'), square(page, 'd7'));
    await expect(moveBox(page)).toHaveValue('LI,7c');
    await dragTo(page, rackTile(page, 'D'), square(page, 'e7'));
    await expect(moveBox(page)).toHaveValue('LID,7c');
    await square(page, 'c7').click({ button: 'right' });
    await expect(moveBox(page)).toHaveValue('ID,7d');
    await startOver(page);
  });
  await test.step('the box follows the board again after typing', async () => {
    await moveBox(page).fill('DINED,d4');
    await square(page, 'd8').click({ button: 'right' });
    await expect(moveBox(page)).toHaveValue('DINE,d4');
    await startOver(page);
  });
  await test.step('the word, its score with the sum, and its legality are shown', async () => {
    await moveBox(page).fill('DINED,d4');
    await expect(verdict(page)).toContainText('D 2 + I 1 + N 1 + E 2 + D 2 ×2 = 10, doubled by 2W');
    await expect(playButton(page)).toContainText('+20');
  });
  await test.step('an incomplete move gets a hint; a refused one is marked', async () => {
    await expect(scorePill(page)).toHaveText('+20');
    await moveBox(page).fill('DDL,d7');
    await expect(verdict(page)).toHaveText('DDL isn’t in the word list.');
    await expect(scorePill(page)).toHaveText('…');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await playButton(page).click();
    await expect(scorePill(page)).toHaveText('Not a word');
    for (const name of ['d7', 'd8', 'd9']) {
      await expect(square(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(square(page, 'd6')).not.toHaveAttribute('aria-invalid');
    await moveBox(page).fill('LID,d8');
    await expect(verdict(page)).toHaveText('Cover the star on d7.');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await moveBox(page).fill('LID,e8');
    await expect(verdict(page)).toHaveText('The first word must cover the start square d7.');
    await expect(scorePill(page)).toHaveText('Not on the star');
    await startOver(page);
    await expect(scorePill(page)).toHaveCount(0);
  });
  await test.step('the rack can be sorted at any time; the draft stays', async () => {
    await moveBox(page).fill('DIN,d5');
    await expectRack(page, 'EE...DL');
    await sortRack(page);
    await expectRack(page, 'DEEL...');
    await expectDraft(page, 'd5 D', 'd6 I', 'd7 N');
    await page.getByRole('button', { name: 'Recall' }).click();
    await expectDraft(page);
    await sortRack(page);
    await expectRack(page, 'DDEEILN');
  });
  await test.step('a shuffle keeps the same tiles and eventually changes their order', async () => {
    const faces = (): Promise<string[]> =>
      page
        .getByRole('group', { name: 'Your tiles' })
        .getByRole('button')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
    const before = await faces();
    await expect(async () => {
      await page.getByRole('button', { name: 'Shuffle' }).click();
      expect(await faces()).not.toEqual(before);
    }).toPass();
    expect((await faces()).toSorted()).toEqual(before.toSorted());
  });
});

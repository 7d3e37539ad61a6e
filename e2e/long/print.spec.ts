import { classic } from '../../src/engine';
import { after, computerMove, dealt, shippedBoard } from '../lib/games';
import { settled } from '../lib/settled';
import { resumeGame } from '../lib/storage';
import { grid, square } from '../lib/table';
import { expect, test } from '../lib/test';

function played(board: 'classic' | 'prairie', turns: number): ReturnType<typeof dealt> {
  let game = dealt({ seed: 'print', board: shippedBoard(`boards/${board}.txt`) });
  for (let turn = 0; turn < turns; turn++) game = after(game, computerMove(game));
  return game;
}

/** The printable area of a sheet, in CSS pixels. */
const SHEETS = { A4: { width: 703, height: 1032 }, Letter: { width: 725, height: 965 } };

test.use({ colorScheme: 'dark' });

for (const [sheet, viewport] of Object.entries(SHEETS)) {
  test(`a sheet of ${sheet} has the whole board, all moves and the scores, dark on white`, async ({
    page,
  }) => {
    await resumeGame(page, played('classic', 30));
    await settled(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: 'print' });
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    for (const corner of ['a1', 'o15']) {
      const box = await square(page, corner).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);
    }
    expect(await grid(page).evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(
      viewport.height,
    );
    const moves = page.getByRole('region', { name: 'Moves played' });
    expect(await moves.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
    await expect(moves.locator('[data-turn="30"]')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Scores' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'New game' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('a board with many rows is printed on as many sheets as it needs, with letters that are too small for the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await resumeGame(page, played('prairie', 20));
  await settled(page);
  await expect(page.locator('.board--plain')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.tile__letter', '.tile__value', '.square__premium']) {
    const first = grid(page).locator(part).first();
    await expect(first).toBeVisible();
    await expect(first).not.toHaveCSS('font-size', '0px');
  }
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ format: 'A4' });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.length).toBeLessThan(6);
});

for (const [sheet, viewport] of Object.entries(SHEETS)) {
  test(`a position with racks of 63 tiles fits on a sheet of ${sheet}`, async ({ page }) => {
    const { letters } = classic.tileSet;
    const tileSet = {
      ...classic.tileSet,
      letters: letters.map((each) => ({ ...each, count: 2 * each.count })),
    };
    const rules = { ...classic, tileSet, rackSize: 63 };
    const seats = ['human', 'human'] as const;
    const board = shippedBoard('boards/classic.txt');
    await resumeGame(page, dealt({ rules, seats, openRacks: true, seed: 'print', board }));
    await settled(page);
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('button', { name: 'Print…' }).click();
    await settled(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: 'print' });
    const racks = page.locator('.paper__table--seats .paper-board');
    await expect(racks).toHaveCount(2);
    for (const rack of await racks.all()) {
      const { x, width } = (await rack.boundingBox()) ?? { x: 0, width: Infinity };
      expect(x + width).toBeLessThanOrEqual(viewport.width);
    }
    await page.emulateMedia({ media: null });
    const pdf = await page.pdf({ format: sheet });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

import type { Locator, Page } from '@playwright/test';
import { classic, configured } from '../../src/engine';
import { dealt } from '../lib/games';
import { DESKTOP, expectInSight, sizeOf, SMALL_PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { rack } from '../lib/table';
import { expect, test } from '../lib/test';

/** Least width and height of a target for a finger, in pixels. */
const FINGER = 44;

const MANY_TILES = {
  ...classic.tileSet,
  letters: classic.tileSet.letters.map((each) => ({ ...each, count: each.count * 2 })),
  blank: { value: 0, count: 40 },
};

const GAMES = [
  { name: 'Classic', rules: classic },
  { name: 'Configured', rules: configured },
  { name: 'a rack of 63 tiles', rules: { ...classic, tileSet: MANY_TILES, rackSize: 63 } },
];

async function exchangeDialog(page: Page): Promise<Locator> {
  await expect(rack(page)).toBeVisible();
  await page.getByRole('button', { name: 'Exchange' }).press('Enter');
  return page.getByRole('dialog', { name: 'Exchange tiles' });
}

async function expectForFinger(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(FINGER);
  expect(box?.height).toBeGreaterThanOrEqual(FINGER);
}

for (const screen of [DESKTOP, SMALL_PHONE]) {
  test.describe(`at ${sizeOf(screen)}`, () => {
    test.use(screen);

    for (const { name, rules } of GAMES) {
      test(`the tiles to exchange are as large as they can be touched: ${name}`, async ({
        page,
      }) => {
        const seats = ['human', 'computer'] as const;
        const plan = { rules: { ...rules, firstSeat: 'first' }, seats, openRacks: false } as const;
        await resumeGame(page, dealt({ ...plan, draws: '_' }));
        const dialog = await exchangeDialog(page);
        const buttons = dialog.getByRole('group').getByRole('button');
        await expect(buttons).toHaveCount(rules.rackSize);
        await expect(async () => {
          const targets = await buttons.evaluateAll((all) =>
            all.map((button) => {
              const { x, y, width, height } = button.getBoundingClientRect();
              const tile = button.querySelector('.tile')?.getBoundingClientRect();
              const isAt = tile?.x === x && tile.y === y;
              const isTile = isAt && tile.width === width && tile.height === height;
              return { size: Math.min(width, height), isTile };
            }),
          );
          expect(Math.min(...targets.map(({ size }) => size))).toBeGreaterThanOrEqual(FINGER);
          expect(targets.filter(({ isTile }) => !isTile)).toEqual([]);
        }).toPass();

        await dialog
          .getByRole('button', { name: /^blank,/ })
          .first()
          .click();
        const exchange = dialog.getByRole('button', { name: 'Exchange 1 tile' });
        await exchange.scrollIntoViewIfNeeded();
        await expectInSight(exchange);
        await expectForFinger(exchange);
        const overrun = await dialog.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        expect(overrun).toBe(0);
        await exchange.click();
        await expect(dialog).toBeHidden();
      });
    }
  });
}

import type { Locator, Page } from '@playwright/test';
import { classic, configured, scraebbkle } from '../../src/engine';
import { after, dealt, endedByPasses } from '../lib/games';
import { carry, middleOf } from '../lib/gestures';
import { review, REVIEWED, reviewGame, showTurn } from '../lib/review';
import {
  backToGame,
  DESKTOP,
  expectInSight,
  movePanel,
  NARROW_PHONE,
  PHONE,
  sizeOf,
  SMALL_PHONE,
  TALL_PHONE,
} from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { expectRack, rack, rackLetters, rackPosition } from '../lib/table';
import { expect, test } from '../lib/test';

/** Minimum width and height of a touch target, in pixels. */
const FINGER = 44;

const MANY_TILES = {
  ...classic.tileSet,
  letters: classic.tileSet.letters.map((each) => ({ ...each, count: each.count * 2 })),
  blank: { value: 0, count: 40 },
};

const GAMES = {
  Classic: classic,
  Configured: configured,
  'a rack of 63 tiles': { ...classic, tileSet: MANY_TILES, rackSize: 63 },
};

async function tilesToExchange(page: Page): Promise<Locator> {
  await expect(rack(page)).toBeVisible();
  await page.getByRole('button', { name: 'Exchange' }).press('Enter');
  return page.getByRole('group', { name: 'Tiles to exchange' });
}

async function expectForFinger(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(FINGER);
  expect(box?.height).toBeGreaterThanOrEqual(FINGER);
}

for (const { base, screen } of [
  { base: DESKTOP, screen: DESKTOP },
  { base: PHONE, screen: SMALL_PHONE },
]) {
  test.describe(`at ${sizeOf(screen)}`, () => {
    test.use(base);

    for (const [name, rules] of Object.entries(GAMES)) {
      test(`the tiles to exchange are large enough to touch: ${name}`, async ({ page }) => {
        const seats = ['human', 'computer'] as const;
        const plan = { rules: { ...rules, firstSeat: 'first' }, seats, openRacks: false } as const;
        await page.setViewportSize(screen.viewport);
        await resumeGame(page, dealt({ ...plan, draws: '_' }));
        const ledge = await page.locator('.ledge').boundingBox();
        const tiles = await tilesToExchange(page);
        expect(await page.locator('.ledge').boundingBox()).toEqual(ledge);
        const buttons = tiles.locator('[data-place]');
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

        await tiles
          .getByRole('button', { name: /^blank,/ })
          .first()
          .click();
        const exchange = page.getByRole('button', { name: 'Exchange 1 tile' });
        await exchange.scrollIntoViewIfNeeded();
        await expectInSight(exchange);
        await expectForFinger(exchange);
        await exchange.click();
        await expect(tiles).toBeHidden();
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a rack of more than seven tiles', async ({ page }) => {
    await page.setViewportSize(NARROW_PHONE.viewport);
    await resumeGame(page, dealt({ rules: { ...scraebbkle, rackSize: 12 }, seed: 'twelve' }));

    await test.step('takes another row, and every tile has the size of a finger', async () => {
      const tiles = rack(page).getByRole('button');
      await expect(tiles).toHaveCount(12);
      for (const tile of await tiles.all()) {
        await expectInSight(tile);
        await expectForFinger(tile);
      }
      await expectInSight(movePanel(page).getByRole('button', { name: 'Pass' }));
    });

    await test.step('a tile is dropped on the rack row under it', async () => {
      const faces = await rackLetters(page);
      await carry(page, rackPosition(page, 1), await middleOf(rackPosition(page, 12)));
      await expectRack(page, `${faces.slice(1)}${faces.slice(0, 1)}`);
    });
  });

  test('a rack of 63 tiles leaves every step through the turns in sight', async ({ page }) => {
    await page.setViewportSize(TALL_PHONE.viewport);
    const plan = { rules: GAMES['a rack of 63 tiles'], seed: 'many' };
    await resumeGame(page, after(dealt(plan), ','));
    const ledge = await page.locator('.ledge').boundingBox();
    await page.getByRole('button', { name: 'Previous turn' }).dispatchEvent('click');
    await expect(backToGame(page)).toBeVisible();
    expect(await page.locator('.ledge').boundingBox()).toEqual(ledge);
    const steps = page.locator('.rail').getByRole('button');
    await expect(steps).toHaveCount(4);
    for (const step of await steps.all()) {
      await expectInSight(step);
      await expectForFinger(step);
    }
  });

  test('the review shows every tile of a turn’s rack of 63', async ({ page }) => {
    const rules = GAMES['a rack of 63 tiles'];
    await page.setViewportSize(TALL_PHONE.viewport);
    await reviewGame(page, endedByPasses(dealt({ ...REVIEWED, rules }), 0));
    await showTurn(page, 1);
    const panel = await review(page).getByRole('tabpanel').boundingBox();
    const tiles = review(page).locator('.review__rack .tile');
    await expect(tiles).toHaveCount(rules.rackSize);
    for (const tile of await tiles.all()) {
      const { x, width, height } = (await tile.boundingBox()) ?? { x: NaN, width: 0, height: 0 };
      expect(x + width).toBeLessThanOrEqual(panel ? panel.x + panel.width : 0);
      expect(width).toBe(height);
    }
  });
});

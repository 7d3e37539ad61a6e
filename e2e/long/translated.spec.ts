import type { Locator, Page } from '@playwright/test';
import { ON_A_DESKTOP } from '../lib/axe-journeys';
import type { Act, Screen } from '../lib/axe-screens';
import { dealt, endedByPasses } from '../lib/games';
import { allTurns, REVIEWED, reviewGame, showTurn } from '../lib/review';
import { settled } from '../lib/settled';
import { resumeGame } from '../lib/storage';
import { seatLine, verdict } from '../lib/table';
import { expect, test } from '../lib/test';

/** The move box, and the steps through the game, in any language. */
const box = (page: Page): Locator => page.locator('.move-form__box input');
const steps = (page: Page): Locator => page.getByRole('group', { name: 'Step through the game' });

const DEALT = dealt({ seats: ['human', 'computer'], seed: 'translated' });

/** Makes every page wrap each text in an element between « and », as browser translation does. */
const translate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const LEFT = '[translate="no"], script, style, font, textarea';
    const put = (node: Node): void => {
      if (!(node instanceof Text)) {
        [...node.childNodes].forEach(put);
        return;
      }
      if (!node.data.trim() || !node.parentElement || node.parentElement.closest(LEFT)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${node.data.trim()}»`;
      outer.append(inner);
      node.replaceWith(outer);
    };
    document.addEventListener('DOMContentLoaded', () => {
      put(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') put(target);
          else addedNodes.forEach(put);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });

/**
 * Texts that React updates in place because they have siblings; after a translation they would stay unchanged. React
 * marks only such text nodes with a fiber.
 */
const fixedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      // The rules never change.
      const isFixed = node.parentElement?.closest('[translate="no"], .rules, .rules__lead');
      if (!node.textContent?.trim() || isFixed) continue;
      if (Object.keys(node).some((key) => key.startsWith('__reactFiber'))) {
        found.push(`${node.parentElement?.className}: ${node.textContent}`);
      }
    }
    return found;
  });

test.describe('every translatable text is alone in its element in', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const [name, screens] of Object.entries(ON_A_DESKTOP)) {
    test(name, async ({ page }) => {
      test.slow();
      for (const [shown, screen] of Object.entries<Act | Screen>(screens)) {
        await (typeof screen === 'function' ? screen : screen.show)(page);
        expect.soft(await fixedTexts(page), shown).toEqual([]);
      }
    });
  }
});

test('every translatable text is alone in its element in a review', async ({ page }) => {
  await reviewGame(page, endedByPasses(dealt(REVIEWED), 4));
  for (const number of [1, 2]) {
    await showTurn(page, number);
    expect.soft(await fixedTexts(page), `turn ${number}`).toEqual([]);
  }
  await allTurns(page);
  expect(await fixedTexts(page)).toEqual([]);
});

test('a game is played on a page translated by the browser', async ({ page }) => {
  await translate(page);
  await resumeGame(page, DEALT);
  await settled(page);
  for (const turns of [2, 4]) {
    await expect(seatLine(page, 1)).toContainText('«your turn»');
    await box(page).fill(',');
    await box(page).press('Enter');
    await expect(steps(page)).toContainText(`«${turns}» «of ${turns}»`);
    await expect(seatLine(page, 1)).toContainText('«your turn»');
    await expect(seatLine(page, 1)).toContainText('«Passed»');
    await expect(seatLine(page, 2)).toContainText('«at ');
    await expect(seatLine(page, 2)).not.toContainText('your turn');
  }
  await box(page).fill('QQQ,a1');
  await expect(verdict(page)).toContainText('«');
  await box(page).press('Enter');
  await expect(page.locator('.notice')).toContainText('«You don’t have Q, Q and Q.»');
  await box(page).fill('');
  await expect(page.locator('.notice')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await expect(steps(page)).toContainText('«3» «of 4»');
});

import type { Locator, Page } from '@playwright/test';
import { LONG_TEST } from '../lib/long';
import { PHONE, type Screen, sizeOf, SMALL_PHONE, SMALL_WINDOW } from '../lib/screens';
import {
  answer,
  expectCursor,
  playMove,
  setupDialog,
  startGame,
  untilPlayable,
  openSetup,
} from '../lib/table';
import { expect, test } from '../lib/test';

/** Least room between the last of a dialog and its edge, in pixels. */
const ROOM = 16;

const FORMS = [
  {
    game: 'ScraeBBKle',
    open: (dialog: Locator) => answer(dialog, /load a board/, /Load a board/),
  },
  { game: 'ScraBBKle', open: () => Promise.resolve() },
  { game: 'Classic', open: () => Promise.resolve() },
  { game: 'Crossword', open: () => Promise.resolve() },
  {
    game: 'Configured',
    open: (dialog: Locator) => dialog.getByText('Play a script').click(),
  },
];

const choose = (dialog: Locator, game: string): Promise<void> =>
  answer(dialog, /Which game/, new RegExp(`^${game}$`));

/**
 * What has the focus in the dialog, and how far its head and its foot cover that, in pixels: at last,
 * after some frames, where it is still covered.
 */
const focused = (page: Page) =>
  page.evaluate(async () => {
    const FRAMES = 120;
    const active = document.activeElement;
    const dialog = active?.closest('dialog');
    const isChoice = active instanceof HTMLInputElement && active.type === 'radio';
    const shown = isChoice ? active.closest('label') : active;
    const header = dialog?.querySelector('.dialog__header');
    const footer = [...(dialog?.querySelectorAll('.dialog__footer') ?? [])].find(
      (each) => each.getClientRects().length > 0,
    );
    if (!shown || !header || !footer) throw new Error('Nothing has the focus');
    const isFixed = footer.contains(active) || header.contains(active);
    const covered = (): number => {
      const { top, bottom } = shown.getBoundingClientRect();
      const above = header.getBoundingClientRect().bottom - top;
      const below = bottom - footer.getBoundingClientRect().top;
      return isFixed ? 0 : Math.max(0, above, below);
    };
    for (let frame = 0; frame < FRAMES && covered() > 0; frame++) {
      await new Promise(requestAnimationFrame);
    }
    return {
      what: shown.textContent || shown.outerHTML,
      isStart: active?.textContent === 'Start game',
      isGame: shown.closest('.setup__game') !== null,
      covered: covered(),
    };
  });

/** Goes by a key from stop to stop as far as an end; nothing on the way may be covered. */
async function walk(page: Page, key: string, end: 'isStart' | 'isGame'): Promise<void> {
  let now = await focused(page);
  for (let steps = 0; steps < 100 && !now[end]; steps++) {
    await page.keyboard.press(key);
    now = await focused(page);
    expect(now.covered, `${key} to ${now.what}`).toBe(0);
  }
  expect(now[end]).toBe(true);
}

function testWalk(screen: Screen): void {
  test(`what has the focus is in sight between the head and the foot at ${sizeOf(screen)}`, async ({
    page,
  }) => {
    await page.setViewportSize(screen.viewport);
    await openSetup(page);
    const dialog = setupDialog(page);
    for (const { game, open } of FORMS) {
      await test.step(game, async () => {
        await choose(dialog, game);
        await open(dialog);
        await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
        await dialog.getByRole('radio', { name: game, exact: true }).focus();
        await walk(page, 'Tab', 'isStart');
        await walk(page, 'Shift+Tab', 'isGame');
      });
    }
  });
}

test.describe('by keys on a phone', () => {
  test.use(PHONE);
  testWalk(SMALL_PHONE);
});

test.describe('by keys in a window', LONG_TEST, () => testWalk(SMALL_WINDOW));

test('from the questions before the first game to the games after it', async ({ page }) => {
  const dialog = setupDialog(page);
  const people = { seats: ['human', 'human'] } as const;
  const board = page.getByRole('region', { name: 'Board' });
  await openSetup(page);
  await untilPlayable(page);

  await test.step('the foot covers the rings of what is scrolled beneath it', async () => {
    await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
    const inside = await dialog.evaluate(({ clientWidth }) => clientWidth);
    const foot = await dialog.locator('.dialog__footer:visible').boundingBox();
    expect(foot?.width).toBe(inside);
  });

  await test.step('the start is in sight on a phone on its side', async () => {
    const before = page.viewportSize() ?? PHONE.viewport;
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(dialog.getByRole('button', { name: 'Start game' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(before);
  });

  await test.step('Esc leads to the front page, where what opened them has the focus', async () => {
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const more = page.getByRole('button', { name: /^More games/ });
    await expect(more).toBeFocused();
    await more.press('Enter');
    await expect(dialog).toBeVisible();
  });

  await test.step('there is room below the question for rules of one’s own', async () => {
    await choose(dialog, 'Own rules');
    const button = await dialog.getByRole('button', { name: 'Choose rules…' }).boundingBox();
    const edge = await dialog.boundingBox();
    if (!button || !edge) throw new Error('Nothing is shown');
    expect(edge.y + edge.height - (button.y + button.height)).toBeGreaterThanOrEqual(ROOM);
  });

  await test.step('the focus goes to the board when a game starts, and keys work there', async () => {
    await startGame(page, { ...people, game: 'ScraeBBKle', open: true, seed: 'first' });
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(board).toBeFocused();
    await page.getByRole('button', { name: 'New game' }).press('Enter');
    await startGame(page, { ...people, open: true, seed: 'second', board: 'Tower' });
    await expect(board).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expectCursor(page, 'd23', '→');
  });

  await test.step('Enter held down does not lift the curtain that the move let down', async () => {
    const showTiles = page.getByRole('button', { name: 'Show my tiles' });
    await page.getByRole('button', { name: 'New game' }).press('Enter');
    await startGame(page, { ...people, open: false, seed: 'third' });
    await showTiles.press('Enter');
    await expect(board).toBeFocused();
    await playMove(page, ',');
    await expect(showTiles).toBeVisible();
    await expect(board).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(showTiles).toBeVisible();
  });
});

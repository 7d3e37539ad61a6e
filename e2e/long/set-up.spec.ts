import type { Locator, Page } from '@playwright/test';
import { PHONE, type Screen, sizeOf, SMALL_PHONE, SMALL_WINDOW } from '../lib/screens';
import { answer, setupDialog, openSetup, openOptions } from '../lib/table';
import { expect, test } from '../lib/test';

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
    open: (dialog: Locator) => dialog.getByText('Run a script').click(),
  },
];

async function choose(dialog: Locator, game: string): Promise<void> {
  await answer(dialog, /Which game/, new RegExp(`^${game}$`));
  await openOptions(dialog.page());
}

/** The focused element of the dialog, and by how many pixels header or footer cover it; retries for some frames. */
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

/** Presses a key from stop to stop to an end of the form; no stop may be covered. */
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
  test(`the focused element is visible between header and footer at ${sizeOf(screen)}`, async ({
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

test.describe('by keys in a window', () => testWalk(SMALL_WINDOW));

import type { Locator } from '@playwright/test';
import { sizeOf, SMALL_PHONE, SMALL_WINDOW } from '../lib/screens';
import { answer, setupDialog } from '../lib/table';
import { expect, test } from '../lib/test';

const FORMS = [
  {
    game: 'ScraeBBKle',
    open: (dialog: Locator) => answer(dialog, /load a board/, /another board/),
  },
  { game: 'ScraBBKle', open: () => Promise.resolve() },
  { game: 'Classic', open: () => Promise.resolve() },
  { game: 'Crossword', open: () => Promise.resolve() },
  {
    game: 'Configured',
    open: (dialog: Locator) => dialog.getByText('Play a script').click(),
  },
];

/** What has the focus, and how far it is covered, in pixels, by the head and the foot of the dialog. */
const focused = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const active = document.activeElement;
    const isChoice = active instanceof HTMLInputElement && active.type === 'radio';
    const shown = isChoice ? active.closest('label') : active;
    const header = element.querySelector('.dialog__header');
    const footer = [...element.querySelectorAll('.dialog__footer')].find(
      (each) => each.getClientRects().length > 0,
    );
    if (!shown || !header || !footer) throw new Error('Nothing has the focus');
    const { top, bottom } = shown.getBoundingClientRect();
    const isFixed = footer.contains(active) || header.contains(active);
    return {
      what: shown.textContent || shown.outerHTML,
      isStart: active?.textContent === 'Start game',
      isGame: shown.closest('.setup__game') !== null,
      above: isFixed ? 0 : Math.max(0, header.getBoundingClientRect().bottom - top),
      below: isFixed ? 0 : Math.max(0, bottom - footer.getBoundingClientRect().top),
    };
  });

for (const screen of [SMALL_PHONE, SMALL_WINDOW]) {
  test.describe(`at ${sizeOf(screen)}`, () => {
    test.use(screen);

    test('what has the focus is in sight between the head and the foot', async ({ page }) => {
      await page.goto('/');
      const dialog = setupDialog(page);

      const settled = async (key: string): Promise<Awaited<ReturnType<typeof focused>>> => {
        await expect(async () => {
          const now = await focused(dialog);
          expect(now, `${key} to ${now.what}`).toMatchObject({ above: 0, below: 0 });
        }).toPass();
        return focused(dialog);
      };
      const walk = async (key: string, end: 'isStart' | 'isGame'): Promise<void> => {
        let now = await focused(dialog);
        for (let steps = 0; steps < 100 && !now[end]; steps++) {
          await page.keyboard.press(key);
          now = await settled(key);
        }
        expect(now[end]).toBe(true);
      };

      for (const { game, open } of FORMS) {
        await test.step(game, async () => {
          await answer(dialog, /Which game/, new RegExp(`^${game}$`));
          await open(dialog);
          await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
          await dialog.getByRole('radio', { name: game, exact: true }).focus();
          await walk('Tab', 'isStart');
          await walk('Shift+Tab', 'isGame');
        });
      }
    });
  });
}

test('the foot covers the rings of what is scrolled beneath it', async ({ page }) => {
  await page.goto('/');
  const dialog = setupDialog(page);
  await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
  const inside = await dialog.evaluate(({ clientWidth }) => clientWidth);
  const foot = await dialog.locator('.dialog__footer').boundingBox();
  expect(foot?.width).toBe(inside);
});

import { settled } from '../lib/settled';
import type { Locator, Page, TestDetails } from '@playwright/test';
import { parseSquareName } from '../../src/engine';
import { after, dealt } from '../lib/games';
import { carry, dragTo, middleOf, penOn, tap } from '../lib/gestures';
import { arrowTo, pressTimes, tabTo } from '../lib/keys';
import { holdWords, resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectRack,
  expectTiles,
  expectTurns,
  moveBox,
  playButton,
  rackPosition,
  rackTile,
  SCORED,
  seatLine,
  square,
  verdict,
} from '../lib/table';
import { expect, test } from '../lib/test';

test.use({ hasTouch: true });

interface Hand {
  /** Moves a tile from the rack or the board to a square or a rack position. */
  readonly bring: (from: Locator, to: Locator) => Promise<void>;
  /** Returns the draft tile on a square to its slot. */
  readonly giveBack: (from: Locator) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
  /** Moves a rack tile from one position (1-based) to an occupied one. */
  readonly slip?: (from: number, to: number) => Promise<void>;
  /** Closes the picker of a blank; by a button if it is missing. */
  readonly leavePicker?: () => Promise<void>;
  /** Plays the move; by a button if it is missing. */
  readonly play?: () => Promise<void>;
}

/** Taps or clicks everything. */
const tapping = (press: Hand['press']): Hand => ({
  press,
  bring: async (from, to) => {
    await press(from);
    await press(to);
  },
  giveBack: async (from) => {
    await press(from);
    await press(from);
  },
});

/** Drags tiles, and taps everything else. */
function dragging(
  page: Page,
  press: Hand['press'],
  bring: Hand['bring'],
  giveBack = tapping(press).giveBack,
): Hand {
  return {
    press,
    bring,
    giveBack,
    slip: (from, to) => bring(rackPosition(page, from), rackPosition(page, to)),
  };
}

/** Uses only the keyboard. */
function typing(page: Page): Hand {
  const goTo = async (target: Locator): Promise<void> => {
    const at = parseSquareName((await target.getAttribute('data-square')) ?? '');
    await (at ? arrowTo(page, at) : tabTo(page, target));
  };
  const press = async (target: Locator): Promise<void> => {
    await goTo(target);
    await page.keyboard.press('Space');
  };
  return {
    ...tapping(press),
    slip: async (from, to) => {
      await goTo(rackPosition(page, from));
      const key = to < from ? 'Shift+ArrowLeft' : 'Shift+ArrowRight';
      await pressTimes(page, key, Math.abs(to - from));
      await expect(rackPosition(page, to)).toBeFocused();
    },
    leavePicker: () => page.keyboard.press('Escape'),
    play: async () => {
      await goTo(square(page, 'k10'));
      await page.keyboard.press('Enter');
    },
  };
}

const click = (target: Locator): Promise<void> => target.click();

interface Way {
  readonly way: string;
  readonly details?: TestDetails;
  readonly handOn: (page: Page) => Promise<Hand> | Hand;
}

/** All input methods; laying-tiles.spec.ts also tests mouse and keys. */
const WAYS: readonly Way[] = [
  {
    way: 'dragging by finger',
    handOn: (page) =>
      dragging(
        page,
        (target) => tap(page, target),
        async (from, to) => carry(page, from, await middleOf(to)),
      ),
  },
  { way: 'keys alone', handOn: typing },
  {
    way: 'dragging by mouse',
    handOn: (page) =>
      dragging(
        page,
        click,
        (from, to) => dragTo(page, from, to),
        (from) => from.click({ button: 'right' }),
      ),
  },
  { way: 'clicking', handOn: () => tapping(click) },
  { way: 'tapping', handOn: (page) => tapping((target) => tap(page, target)) },
  {
    way: 'dragging by pen',
    handOn: async (page) => {
      const pen = await penOn(page);
      return dragging(
        page,
        async (target) => pen.tap(await middleOf(target)),
        async (from, to) => pen.drag(await middleOf(from), await middleOf(to)),
      );
    },
  },
];

/** A computer, which will play ZEN over c5, and a person with CAT_EDO; DINED is down from d4. */
const GAME = after(
  dealt({ seats: ['computer', 'human'], draws: 'DINEDELCAT_EDONZHNTFORREVO' }),
  'DINED,d4',
  ',',
);

for (const { way, handOn, details = {} } of WAYS) {
  test(
    `a draft is placed, changed and returned in the other’s turn, then played: ${way}`,
    details,
    async ({ page }) => {
      test.slow();
      const releaseWords = await holdWords(page);
      await resumeGame(page, GAME);
      await expect(seatLine(page, 1)).toContainText('loading words…');
      const { bring, giveBack, press, slip, leavePicker, play } = await handOn(page);
      const lay = (face: string, name: string) => bring(rackTile(page, face), square(page, name));
      const move = (from: string, to: string) => bring(square(page, from), square(page, to));
      const button = (name: string) => page.getByRole('button', { name, exact: true });

      await test.step('from the rack to the board', async () => {
        await lay('C', 'e8');
        await expectDraft(page, 'e8 C');
        await expectRack(page, '.AT_EDO');
        await expect(moveBox(page)).toHaveValue('C,8e');
      });

      await test.step('from the rack onto a draft tile: they swap', async () => {
        await lay('T', 'e8');
        await expectDraft(page, 'e8 T');
        await expectRack(page, '.AC_EDO');
      });

      await test.step('from a draft tile onto another: they swap', async () => {
        await lay('O', 'f8');
        await move('e8', 'f8');
        await expectDraft(page, 'e8 O', 'f8 T');
        await expect(moveBox(page)).toHaveValue('OT,8e');
      });

      await test.step('from square to square, and onto a played tile', async () => {
        await move('f8', 'c5');
        await lay('D', 'd6');
        await expectDraft(page, 'c5 T', 'e8 O');
        await expectRack(page, '.AC_ED.');
      });

      await test.step('back to the rack, to its slot and elsewhere', async () => {
        await lay('A', 'g10');
        await expectRack(page, '..C_ED.');
        await giveBack(square(page, 'g10'));
        await expectRack(page, '.AC_ED.');
        await lay('A', 'g10');
        await bring(square(page, 'g10'), rackPosition(page, 7));
        await expectRack(page, '..C_EDA');
        await expectDraft(page, 'c5 T', 'e8 O');
      });

      await test.step('a blank, which asks for its letter', async () => {
        await lay('_', 'i12');
        const picker = page.getByRole('dialog', { name: 'Letter for the blank at i12' });
        await expect(picker).toBeVisible();
        await (leavePicker?.() ?? press(picker.getByRole('button', { name: 'Take it back' })));
        await expect(picker).toBeHidden();
        await expectRack(page, '..C_EDA');
        await lay('_', 'i12');
        await press(picker.getByRole('button', { name: 'S', exact: true }));
        await expectDraft(page, 'c5 T', 'e8 O', 'i12 s');
        await giveBack(square(page, 'i12'));
        await expectRack(page, '..C_EDA');
      });

      await test.step('along the rack', async () => {
        await press(button('Shuffle'));
        await expectTiles(page, 'C_EDA');
        await press(page.locator('.ledge summary'));
        await press(button('Sort tiles'));
        await expectRack(page, 'ACDE_..');
        if (slip) {
          await slip(5, 1);
          await expectRack(page, '_ACDE..');
          await slip(1, 3);
          await expectRack(page, 'AC_DE..');
        }
        await expectDraft(page, 'c5 T', 'e8 O');
      });

      await test.step('the other’s move leaves uncovered tiles in place', async () => {
        releaseWords();
        await settled(page);
        await expectTurns(page, 3);
        await expectDraft(page, 'e8 O');
        await expectTiles(page, 'ACDE_T');
        await lay('T', 'f8');
        await expect(verdict(page)).toContainText(SCORED);
        await (play?.() ?? press(playButton(page)));
        await expect(page.getByRole('row', { name: /DOT, OT,8e/ })).toBeVisible();
        await expectDraft(page);
      });
    },
  );
}

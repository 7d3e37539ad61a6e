import { settled } from './settled';
import type { Page } from '@playwright/test';
import { configured, scraebbkle, type Timeline } from '../../src/engine';
import {
  hostTable,
  join,
  LOST_INVITATION,
  nameBadRelay,
  openTable,
  playWithFriend,
  restrictToLocalNetwork,
} from './friends';
import { after, dealt, shippedBoard } from './games';
import { movePanel, backToGame, viewing } from './screens';
import { holdWords, resumeGame } from './storage';
import { moveBox, playMove, rackTile, SCORED, setupDialog, square, verdict } from './table';
import { expect } from './test';

type Act = (page: Page) => Promise<void>;

/** States of a page by name; each leads to the next. */
export type Scene = Readonly<Record<string, Act>>;

const pressed =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click();

/** Presses a button of the header, which collapses into a menu in large letters. */
const pressedInHeader =
  (name: string): Act =>
  async (page) => {
    const folded = page.locator('summary', { hasText: 'Menu' });
    if (await folded.isVisible()) await folded.click();
    await pressed(name)(page);
  };

const resumed =
  (game: Timeline): Act =>
  async (page) => {
    await resumeGame(page, game);
    await settled(page);
    await expect(page.getByRole('grid')).toBeVisible();
  };

const typed =
  (move: string, shown: string | RegExp): Act =>
  async (page) => {
    await moveBox(page).fill(move);
    await expect(verdict(page)).toContainText(shown);
  };

const refused =
  (move: string, reason: string): Act =>
  async (page) => {
    await playMove(page, move);
    await expect(verdict(page)).toContainText(reason);
  };

const closed: Act = async (page) => {
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

const allPass: Act = async (page) => {
  for (let pass = 0; pass < 4; pass++) {
    await playMove(page, ',');
    // The page clears the move box when it shows the next seat.
    await settled(page);
  }
};

const LONG_NAMES = Array.from(
  { length: 8 },
  (_, index) => `Wilhelmina Charlotte von Hohenzollern ${index + 1}.`,
);

const PEOPLE = LONG_NAMES.map(() => 'human' as const);

/** Drops requests for a computer's move, so that it never arrives; as text, since it is not code of the game. */
const NEVER_CHOOSES = `
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.kind !== 'chooseMove') postMessage.call(this, message, ...rest);
  };
`;

/** All states of the table that affect its layout. */
export const SCENES = {
  'a game of two people': {
    'just dealt': resumed(dealt({ draws: 'DINED_LNZHNTFORREVOFILASP' })),
    'a draft': typed('DINED,d4', SCORED),
    'a letter for the blank': async (page) => {
      await moveBox(page).fill('');
      await rackTile(page, '_').click();
      // In large letters the board is an overview, and the first click zooms in.
      const isOverview = await page.locator('.board--overview').isVisible();
      if (isOverview) await square(page, 'd7').click();
      await expect(page.locator('.board--overview')).toHaveCount(0);
      await square(page, 'd7').click();
      await expect(page.getByRole('dialog', { name: /^Letter for the blank/ })).toBeVisible();
    },
    'a refused move': async (page) => {
      await pressed('Take it back')(page);
      await refused('DINEDL,d4', 'Please try again.')(page);
    },
    'a move of another game': refused('DINED,d4,d', 'Did you mean'),
    'a pass that is asked for': async (page) => {
      await playMove(page, 'DINED,d4');
      await expect(rackTile(page, 'Z')).toBeVisible();
      await pressed('Pass')(page);
      await expect(page.getByRole('button', { name: 'Yes, pass' })).toBeVisible();
    },
    'looking back': async (page) => {
      await pressed('Keep my turn')(page);
      await pressed('Previous turn')(page);
      await expect(viewing(page, '')).toBeVisible();
    },
    'the help': async (page) => {
      await backToGame(page).click();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Rules and keys' })).toBeVisible();
    },
    'the questions before a game': async (page) => {
      await closed(page);
      await pressedInHeader('New game')(page);
      await expect(setupDialog(page).getByRole('img')).toBeVisible();
    },
    'the end': async (page) => {
      await closed(page);
      await allPass(page);
      await expect(movePanel(page)).toContainText('Game Over!');
    },
    'the story': async (page) => {
      await pressed('Summary')(page);
      await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
    },
  },
  'a closed game': {
    'the curtain': resumed(
      after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP', openRacks: false }), 'DINED,d4'),
    ),
    'a turn': async (page) => {
      await pressed('Show my tiles')(page);
      await expect(moveBox(page)).toBeVisible();
    },
  },
  'a game against the computer': {
    'the computer thinking': async (page) => {
      await page.addInitScript(NEVER_CHOOSES);
      await resumed(dealt({ seats: ['computer', 'human'] }))(page);
      await expect(page.getByText('Thinking…')).toBeVisible();
    },
  },
  'a game of computers': {
    'a computer thinking': async (page) => {
      await page.addInitScript(NEVER_CHOOSES);
      const game = dealt({ seats: ['computer', 'computer'], draws: 'EEDNIDLNZHNTFORREVOFILASP' });
      await resumed(after(game, 'DINED,d4'))(page);
      await expect(page.getByText('Thinking…')).toBeVisible();
    },
    paused: async (page) => {
      await pressed('Pause')(page);
      await expect(page.getByText('Paused')).toBeVisible();
    },
    'looking back': async (page) => {
      await pressed('Previous turn')(page);
      await expect(viewing(page, '')).toBeVisible();
    },
  },
  'a game of eight with long names': {
    'the curtain': resumed(
      dealt({
        rules: configured,
        seats: PEOPLE,
        names: LONG_NAMES,
        openRacks: false,
        draws: 'CAKE_DO',
      }),
    ),
    'a turn': async (page) => {
      await pressed('Show my tiles')(page);
      await expect(moveBox(page)).toBeVisible();
    },
    'a refused command': refused('DISCARD CAKE', 'Unknown command'),
    'the report of a move': async (page) => {
      await playMove(page, 'PLACE - 7 4 CAKE');
      await expect(movePanel(page)).toContainText('CAKE for');
    },
    'the end': async (page) => {
      await pressed('Continue')(page);
      for (const _ of PEOPLE) {
        await pressed('Show my tiles')(page);
        await playMove(page, 'PASS');
      }
      await expect(movePanel(page)).toContainText('Game Over!');
    },
  },
  'a game of two with long names': {
    'a turn': resumed(
      after(dealt({ names: LONG_NAMES, draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4'),
    ),
    'the end': async (page) => {
      await allPass(page);
      await expect(movePanel(page)).toContainText('Game Over!');
    },
  },
  'a rack of ten': {
    'a turn': resumed(dealt({ rules: { ...scraebbkle, rackSize: 10 }, seed: 'ten' })),
  },
  'a rack of 63': {
    'a turn': resumed(dealt({ rules: { ...scraebbkle, rackSize: 63 }, draws: 'ABBREVIATIONS_' })),
    'a long verdict': typed('ABBREVIATIONS,7a', SCORED),
  },
  'a board of 26 × 99': {
    'a turn': resumed(
      after(
        dealt({ board: shippedBoard('boards/prairie.txt'), draws: 'EEDNIDLNZHNTFORREVOFILASP' }),
        'DINED,m50',
      ),
    ),
  },
  'a table for a friend': {
    'the ways to it': openTable,
    'a picture of the link': pressed('QR code of Link for your friend'),
    'relays and servers': nameBadRelay,
    'a code': async (page) => {
      await restrictToLocalNetwork(hostTable(page));
      await pressed('Create code for your friend')(page);
      await expect(hostTable(page).getByLabel('Code for your friend')).toBeVisible();
    },
  },
  'a game with a friend': {
    'a turn': async (page) => {
      await playWithFriend(page);
      await page.bringToFront();
      await settled(page);
    },
    'the friend away': async (page) => {
      const [, friend] = page.context().pages();
      await friend?.close();
      await expect(page.getByText('Bob is away.', { exact: true }).first()).toBeVisible();
    },
    'the table': async (page) => {
      await pressedInHeader('Table')(page);
      await expect(hostTable(page)).toBeVisible();
    },
  },
  'a table of a friend': {
    'the question for a name': async (page) => {
      await page.goto(`/${LOST_INVITATION}`);
      await expect(page.getByLabel('Your name')).toBeVisible();
    },
    'nobody there': async (page) => {
      await join(page, 'Bob');
      await expect(page.getByText(/^Looking for the host/)).toBeVisible();
    },
  },
  'words on their way': {
    'words loading': async (page) => {
      await holdWords(page);
      await resumeGame(page, dealt({}));
      await expect(page.getByText(/^Loading words[… ]/)).toBeVisible();
    },
  },
  'words that are missing': {
    'words missing': async (page) => {
      await page.route(/\/wordlist\.txt/, (route) => route.fulfill({ body: '' }));
      await resumeGame(page, dealt({}));
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
} satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof SCENES;

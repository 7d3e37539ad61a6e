import { fileURLToPath } from 'node:url';
import type { Browser, Target } from './browser';
import { until } from './patience';
import type { Step } from './steps';

/** The first game: what this seed deals, a move with it, and what the computer answers. */
const FIRST = { seed: 'journey', rack: 'EDGWRAN', move: 'WRANGED,d4', answer: 'MATINI,5b' };

/** The second game: a board of our own files, its size, and its start square. */
const SECOND = {
  file: fileURLToPath(new URL('../../public/resources/boards/quicksand.txt', import.meta.url)),
  board: 'Board, 15 columns, 15 rows',
  start: 'h8',
};

const START = 'd7';

/** What the dialog says once the words are there. */
const USUAL_WORDS = '267,752 words';

const labelled = (label: string): Target => `//*[@aria-label="${label}"]`;
const button = (text: string): Target => `//button[starts-with(normalize-space(), "${text}")]`;
const box = (label: string): Target => `//label[starts-with(normalize-space(), "${label}")]//input`;
const reply = (question: string, text: string): Target =>
  `//fieldset[contains(legend, "${question}")]//label[starts-with(normalize-space(), "${text}")]`;

const rackTile = (letter: string): Target =>
  `(${labelled('Your tiles')}//button[starts-with(@aria-label, "${letter},")])[1]`;
const square = (name: string): Target => `//*[@data-square="${name}"]`;
const draftOn = (name: string): Target =>
  `${square(name)}[contains(@aria-label, "not yet played")]`;

/** How the notation names a square at which a word across begins: the row first. */
const inRow = (name: string): string => `${name.slice(1)}${name.charAt(0)}`;

const dialog: Target = '//dialog[@open]';
const moveBox = box('Move, as ');
const movesPlayed = labelled('Moves played');

const expectText = async (browser: Browser, target: Target, wanted: string): Promise<void> => {
  await until(
    () => browser.text(target),
    (text) => text?.includes(wanted) ?? false,
  );
};

const expectGone = async (browser: Browser, target: Target): Promise<void> => {
  await until(
    () => browser.text(target),
    (text) => text === undefined,
  );
};

async function expectRack(browser: Browser, letters: string): Promise<void> {
  for (const letter of letters) await expectText(browser, rackTile(letter), letter);
}

/**
 * Types a move until it is in the box. For a moment after a drop dnd-kit takes away whatever is
 * marked, and WebKit then types nowhere; no hand is as quick as that.
 */
async function typeMove(browser: Browser, move: string): Promise<void> {
  await until(
    async () => {
      await browser.fill(moveBox, move);
      return browser.text(moveBox);
    },
    (text) => text === move,
  );
}

/** Drags a letter from the rack to a square; the board and the move box show the same draft. */
async function layByHand(browser: Browser, letter: string, name: string): Promise<void> {
  await browser.drag(rackTile(letter), square(name));
  await expectDraft(browser, letter, name);
}

async function expectDraft(browser: Browser, letter: string, name: string): Promise<void> {
  await expectText(browser, draftOn(name), letter);
  await expectText(browser, moveBox, `${letter},${inRow(name)}`);
}

/** The journey that is made in every engine, through the page at an address. */
export const journeyThrough = (address: string): readonly Step<Browser>[] => [
  {
    name: 'opens the page',
    take: async (browser) => {
      await browser.open(address);
      await expectText(browser, dialog, 'Which game?');
      await expectText(browser, dialog, '16 columns, 14 rows');
      await expectText(browser, dialog, USUAL_WORDS);
    },
  },
  {
    name: 'brings what has the focus out from under the foot of the dialog',
    take: async (browser) => {
      await browser.focus(box('Seed'));
      await until(() => browser.isInSight(box('Seed')), Boolean);
    },
  },
  {
    name: 'sets up a game against the computer',
    take: async (browser) => {
      await browser.click(reply('Is Player 1 a', 'human'));
      await browser.click(reply('Is Player 2 a', 'computer'));
      await browser.fill(box('Seed'), FIRST.seed);
      await browser.click(button('Start game'));
      await expectGone(browser, dialog);
      await expectRack(browser, FIRST.rack);
    },
  },
  {
    name: 'drags a tile from the rack to the board',
    take: (browser) => layByHand(browser, 'E', START),
  },
  {
    name: 'plays a typed move',
    take: async (browser) => {
      await typeMove(browser, FIRST.move);
      await expectText(browser, draftOn(START), 'N');
      await browser.click(button('Play'));
      await expectText(browser, movesPlayed, FIRST.move);
    },
  },
  {
    name: "shows the computer's answer",
    take: (browser) => expectText(browser, movesPlayed, FIRST.answer),
  },
  {
    name: 'starts a game on a board from a file',
    take: async (browser) => {
      await browser.click(button('New game'));
      await browser.click(reply('load a board', 'another board'));
      await browser.upload(`${dialog}${labelled('Board file')}`, SECOND.file);
      await expectText(browser, dialog, '15 columns, 15 rows');
      await browser.fill(box('Seed'), FIRST.seed);
      await browser.click(button('Start game'));
      await expectGone(browser, dialog);
      await expectText(browser, labelled(SECOND.board), '');
      await expectRack(browser, FIRST.rack);
    },
  },
  {
    name: 'finds game and draft again after a reload',
    take: async (browser) => {
      await layByHand(browser, 'W', SECOND.start);
      await browser.reload();
      await expectText(browser, labelled(SECOND.board), '');
      await expectDraft(browser, 'W', SECOND.start);
    },
  },
];

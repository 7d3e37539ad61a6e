import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Driver, Target } from '../../scripts/engines/driver';
import { latestState } from '../../src/engine';
import { dealt, playedOut } from '../lib/games';
import { LONG_TEST } from '../lib/long';
import { serveStatically, type StaticSite } from '../lib/static-site';
import {
  answer,
  box,
  button,
  click,
  dialog,
  drag,
  expectText,
  fill,
  labelled,
  moreGames,
  newGame,
  moreOptions,
} from './steps';
import { test } from './test';

/** The first game: its rack and a move by this seed, and the computer's answer. */
const FIRST = {
  seed: 'journey',
  rack: 'EDGWRAN',
  move: 'WRANGED,d4',
  word: 'WRANGED',
  answer: 'MARTINI',
};

/** The second game: a built-in board as a user file, its size, and its start square. */
const SECOND = {
  file: fileURLToPath(new URL('../../public/resources/boards/quicksand.txt', import.meta.url)),
  board: 'Board, 15 columns, 15 rows',
  start: 'h8',
};

/** The scores of two computers in a game with the same seed, played here in Node. */
const { result } = latestState(
  playedOut(dealt({ seed: FIRST.seed, seats: ['computer', 'computer'] })),
);
if (!result) throw new Error('The game of the computers has no end');
const { finalScores: OF_COMPUTERS } = result;

const START = 'd7';

const rackTile = (letter: string): Target =>
  `(${labelled('Your tiles')}//button[starts-with(@aria-label, "${letter},")])[1]`;
const square = (name: string): Target => `//*[@data-square="${name}"]`;
const draftOn = (name: string): Target =>
  `${square(name)}[contains(@aria-label, "not played yet")]`;

/** The notation's name of a square where a word across begins: the row first. */
const inRow = (name: string): string => `${name.slice(1)}${name.charAt(0)}`;

const moveBox = box('Move: ');
const movesPlayed = labelled('Moves played');
const yourMove = labelled('Your move');
const speed: Target = '//label[starts-with(normalize-space(), "Speed")]//select';
const scoreOfSeat: Target =
  '//*[@aria-label="Scores"]//*[substring(@aria-label, string-length(@aria-label) - 5) = " score"]';

// One journey: later steps are skipped after a failed one.
test.describe.configure({ mode: 'serial' });

/** Starts the game set up in the dialog, and waits for its tiles. */
async function startGame(driver: Driver): Promise<void> {
  await fill(driver, box('Seed'), FIRST.seed);
  await click(driver, button('Start game'));
  await expect.poll(() => driver.see(dialog), dialog).toBeUndefined();
  for (const letter of FIRST.rack) await expectText(driver, rackTile(letter), letter);
}

async function expectDraft(driver: Driver, letter: string, name: string): Promise<void> {
  await expectText(driver, draftOn(name), letter);
  await expectText(driver, moveBox, `${letter},${inRow(name)}`);
}

let site: StaticSite | undefined;

test.beforeAll(async () => {
  site = await serveStatically();
  // These browsers all have WebAssembly; one that fell back to JavaScript would wait for this file.
  site.hold(/javascript-[^/]*\.js$/);
});

test.afterAll(() => site?.stop());

test('opens the page', async ({ driver }) => {
  await driver.open(site?.address ?? '');
  await click(driver, moreGames);
  await expectText(driver, dialog, 'Which game?');
  await expectText(driver, dialog, '16 × 14');
  await expectText(driver, dialog, '267,752 words');
});

test('scrolls the focused element out from under the dialog’s footer', async ({ driver }) => {
  await click(driver, moreOptions);
  // Late boards may push it down again in browsers without scroll anchoring.
  await expect
    .poll(async () => {
      await driver.see(button('Start game'), 'focus');
      await driver.see(box('Seed'), 'focus');
      return (await driver.see(box('Seed')))?.isInSight;
    })
    .toBe(true);
});

test('sets up a game against the computer', async ({ driver }) => {
  await answer(driver, 'Is Player 1 a', 'Human');
  await answer(driver, 'Is Player 2 a', 'Computer');
  await answer(driver, 'Player 2’s level', 'Club');
  await startGame(driver);
});

test('drags a tile from the rack to the board', async ({ driver }) => {
  await drag(driver, rackTile('E'), square(START));
  await expectDraft(driver, 'E', START);
});

test("plays a typed move, and shows the computer's answer", async ({ driver }) => {
  await fill(driver, moveBox, FIRST.move);
  await expectText(driver, draftOn(START), 'N');
  await click(driver, button('Play'));
  await expectText(driver, movesPlayed, FIRST.word);
  await expectText(driver, movesPlayed, FIRST.answer);
});

test(
  'lets two computers play a whole game with the same result as in Node',
  LONG_TEST,
  async ({ driver }) => {
    await click(driver, newGame);
    for (const player of [1, 2]) {
      await answer(driver, `Is Player ${player} a`, 'Computer');
      await answer(driver, `Player ${player}’s level`, 'Club');
    }
    await click(driver, moreOptions);
    await fill(driver, box('Seed'), FIRST.seed);
    await click(driver, button('Start game'));
    await expect.poll(() => driver.see(dialog), dialog).toBeUndefined();
    // Typing selects an option of a list.
    await fill(driver, speed, 'fast');
    await expectText(driver, yourMove, 'Game Over!');
    for (const [seat, points] of OF_COMPUTERS.entries()) {
      await expectText(driver, `(${scoreOfSeat})[${seat + 1}]`, String(points));
    }
  },
);

test('starts a game on a board from a file', async ({ driver }) => {
  await click(driver, newGame);
  await answer(driver, 'Is Player 1 a', 'Human');
  await answer(driver, 'load a board', 'Load a board');
  await driver.upload(`${dialog}${labelled('Board file')}`, SECOND.file);
  await expectText(driver, dialog, '15 × 15');
  await click(driver, moreOptions);
  await startGame(driver);
  await expectText(driver, labelled(SECOND.board), '');
});

test('restores game and draft after a reload', async ({ driver }) => {
  await drag(driver, rackTile('W'), square(SECOND.start));
  await expectDraft(driver, 'W', SECOND.start);
  await driver.reload();
  await expectText(driver, labelled(SECOND.board), '');
  await expectDraft(driver, 'W', SECOND.start);
});

import type { Locator, Page } from '@playwright/test';
import type { Level, Player } from '../../src/engine';
import { expect } from './test';

export const square = (page: Page, name: string): Locator =>
  page.locator(`[data-square="${name}"]`);

export const grid = (page: Page): Locator => page.getByRole('grid');

export const rack = (page: Page): Locator => page.getByRole('group', { name: 'Your tiles' });

/** The first tile on the rack with a face: a letter, or `_` for a blank. */
export const rackTile = (page: Page, face: string): Locator =>
  rack(page)
    .getByRole('button', { name: face === '_' ? /^blank,/ : new RegExp(`^${face},`) })
    .first();

/** A position on the rack, 1-based, with or without a tile. */
export const rackPosition = (page: Page, position: number): Locator =>
  rack(page)
    .getByRole('button')
    .nth(position - 1);

/** The faces on the rack from the left: `_` a blank, `.` a gap. */
export const rackLetters = (page: Page): Promise<string> =>
  rack(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .map((button) => button.getAttribute('aria-label') ?? '')
        .map((label) => {
          if (label.startsWith('Rack position')) return '.';
          return label.startsWith('blank') ? '_' : label.charAt(0);
        })
        .join(''),
    );

export const expectRack = (page: Page, faces: string): Promise<void> =>
  expect.poll(() => rackLetters(page), 'faces on the rack').toBe(faces);

const sorted = (faces: string): string => [...faces].toSorted().join('');

/** Waits until the rack holds these tiles in any order. */
export const expectTiles = (page: Page, faces: string): Promise<void> =>
  expect
    .poll(async () => sorted((await rackLetters(page)).replaceAll('.', '')), 'tiles of the rack')
    .toBe(sorted(faces));

export const moveBox = (page: Page): Locator => page.getByLabel(/^Move: /);

export const helpWithMove = (page: Page): Locator =>
  page.getByRole('button', { name: 'How to type a move' });

export const movePrompt = (page: Page): Locator =>
  page.getByText(/^(?:Please enter|Enter) (?:your move|a command)/);

/** The score of the draft on the board itself. */
export const scorePill = (page: Page): Locator => grid(page).locator('.score-pill');

export const verdict = (page: Page): Locator => page.getByRole('group', { name: 'Verdict' });

/** Points of the draft in the verdict. */
export const verdictPoints = (page: Page): Locator => page.locator('.verdict__points');

/** End of the verdict on a play whose words have been found in the list. */
export const SCORED = /, −?\d+ points?\.$/;

/** Sorts the rack by the menu of the ledge. */
export async function sortRack(page: Page): Promise<void> {
  await page.locator('.ledge summary').click();
  await page.getByRole('button', { name: 'Sort tiles' }).click();
}

export const playButton = (page: Page): Locator => page.getByRole('button', { name: /^Play\b/ });

export const score = (page: Page, player: number): Locator =>
  seatLine(page, player).getByLabel(/ score$/);

export async function expectScores(page: Page, scores: readonly number[]): Promise<void> {
  for (const [seat, points] of scores.entries()) {
    const shown = score(page, seat + 1);
    await expect(shown).toHaveText(String(points).replace('-', '−'));
  }
}

export const seatLine = (page: Page, player: number): Locator =>
  page
    .getByRole('region', { name: 'Scores' })
    .getByRole('listitem')
    .nth(player - 1);

/** Waits until a number of turns has been played and the latest is shown. */
export const expectTurns = (page: Page, turns: number): Promise<void> =>
  expect(page.getByRole('group', { name: 'Step through the game' })).toContainText(
    `${turns} of ${turns}`,
  );

export async function playMove(page: Page, text: string): Promise<void> {
  await moveBox(page).fill(text);
  await moveBox(page).press('Enter');
}

/** The squares with tiles, by their labels. */
export const tilesOnBoard = (page: Page): Locator =>
  grid(page).getByRole('gridcell', { name: /, \p{Lu}+, (?:blank, )?(?:minus )?\d+/u });

/** Checks that exactly these draft tiles are on the board, as square and letter: `d4 D`, `d5 i` (a blank). */
export async function expectDraft(page: Page, ...tiles: readonly string[]): Promise<void> {
  for (const tile of tiles) {
    const [name = '', letter = ''] = tile.split(' ');
    const isBlank = letter !== letter.toUpperCase();
    const label = `${name}, ${letter.toUpperCase()},${isBlank ? ' blank,' : ''}`;
    await expect(square(page, name)).toHaveAccessibleName(
      new RegExp(`^${label} \\d+, not played yet$`),
    );
  }
  await expect(grid(page).locator('[aria-label$="not played yet"]')).toHaveCount(tiles.length);
}

/** The cursor's arrow; reading the text of every square of a large board would be slow. */
const cursors = (page: Page): Locator => grid(page).locator('.square__arrow');

export async function expectCursor(page: Page, name: string, arrow: '→' | '↓'): Promise<void> {
  await expect(square(page, name)).toContainText(arrow);
  await expect(cursors(page)).toHaveText([arrow]);
}

export const expectNoCursor = (page: Page): Promise<void> => expect(cursors(page)).toHaveCount(0);

export const setupDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'New game' });

/** The questions of the chosen game in that dialog; those of other games stay hidden. */
export const setupQuestions = (page: Page): Locator =>
  setupDialog(page).locator('.setup__questions:visible');

/** Unfolds the options of the chosen game. */
export async function openOptions(page: Page): Promise<void> {
  const folded = setupQuestions(page).locator('.setup__more:not([open]) > summary');
  await expect(setupQuestions(page).locator('.setup__more')).toBeVisible();
  if (await folded.isVisible()) await folded.click();
}

export const playAtOnce = (page: Page): Locator =>
  page.getByRole('button', { name: /^Play \w+ · / });

/** Opens the page, and the set-up dialog from the front page. */
export async function openSetup(page: Page): Promise<void> {
  await page.goto('/');
  await fromFront(page).click();
}

const fromFront = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^More games/ });

export interface Answers {
  readonly seed: string;
  /** The name of the game; ScraeBBKle by default. */
  readonly game?: string;
  /** The players, if the game leaves a choice. */
  readonly seats?: readonly Player[];
  /** Levels of computers, by seat, if the game has levels; *Club* by default. */
  readonly levels?: readonly (Level | undefined)[];
  /** Whether racks are open, if the game leaves a choice. */
  readonly open?: boolean;
  readonly board?: string;
}

export const answer = (dialog: Locator, question: RegExp, reply: RegExp): Promise<void> =>
  dialog.getByRole('group', { name: question }).getByRole('radio', { name: reply }).check();

/** Answers the set-up dialog, which is open or one step from the front page, and starts the game. */
export async function startGame(page: Page, answers: Answers): Promise<void> {
  const { seed, game, seats = [], levels = [], open, board } = answers;
  const dialog = setupDialog(page);
  await expect(dialog.or(fromFront(page)).first()).toBeVisible();
  if (!(await dialog.isVisible())) await fromFront(page).click();
  if (game !== undefined) await answer(dialog, /Which game/, new RegExp(`^${game}$`));
  await openOptions(page);
  const seedField = setupQuestions(page).getByLabel(/^Seed/);
  await expect(seedField).toBeVisible();
  if (board !== undefined) {
    await answer(dialog, /load a board/, new RegExp(`^${board}$`));
  }
  if (seats.length > 2) await answer(dialog, /How many players/, new RegExp(`^${seats.length}$`));
  for (const [seat, player] of seats.entries()) {
    await answer(dialog, new RegExp(`Is Player ${seat + 1} a`), new RegExp(player, 'i'));
  }
  for (const question of await setupQuestions(page)
    .getByRole('group', { name: /’s level$/ })
    .all()) {
    await question.getByRole('radio', { name: 'Club' }).check();
  }
  for (const [seat, level] of levels.entries()) {
    if (level)
      await answer(dialog, new RegExp(`Player ${seat + 1}’s level`), new RegExp(level, 'i'));
  }
  if (open !== undefined) {
    await answer(dialog, /open or a closed/, open ? /^Open/ : /^Closed/);
  }
  await seedField.fill(seed);
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await expect(dialog).toBeHidden();
  // The front page has its own header and stays until the table is rendered.
  await expect(page.locator('.front')).toHaveCount(0);
}

/** Opens the page with the transcript from the menu. */
export async function openTranscript(page: Page): Promise<Locator> {
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('button', { name: 'Moves and transcript' }).click();
  return page.getByRole('region', { name: 'Transcript', exact: true });
}

export async function transcriptOf(page: Page): Promise<string> {
  const transcript = await openTranscript(page);
  const text = await transcript.evaluate((pre) => pre.textContent ?? '');
  await page.keyboard.press('Escape');
  await expect(transcript).toBeHidden();
  return text;
}

export async function chooseColours(page: Page, label: string): Promise<void> {
  await page.getByLabel('Settings').click();
  await page.getByRole('button', { name: label, exact: true }).click();
}

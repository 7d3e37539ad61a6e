import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  latestState,
  parseTiles,
  scraebbkle,
  startGame as deal,
  tileValue,
} from '../../src/engine';
import { example, type ExampleStep, exampleSetup } from '../../tests/golden/example-record';
import { valueOf } from '../../tests/support/results';
import { alphabet, dealt, defaultBoard, lexicon, rackText } from '../lib/games';
import { dragTo } from '../lib/gestures';
import { openRecord, readRecord, saveRecord } from '../lib/records';
import {
  expectDraft,
  expectRack,
  expectScores,
  expectTiles,
  expectTurns,
  moveBox,
  playMove,
  rack,
  rackTile,
  square,
  startGame,
  transcriptOf,
  verdict,
} from '../lib/table';
import { movePanel } from '../lib/screens';
import { expect, test } from '../lib/test';
import { seatsOf } from '../../tests/support/seats';
import { withoutPrompts } from '../../tests/support/without-prompts';

const golden = readFileSync(
  new URL('../../tests/golden/example-transcript.txt', import.meta.url),
  'utf8',
);

const showTiles = (page: Page) => page.getByRole('button', { name: 'Show my tiles' });

const scores = (page: Page) => page.getByRole('region', { name: 'Scores' });

async function expectNoRacks(page: Page): Promise<void> {
  await expect(rack(page)).toHaveCount(0);
  await expect(moveBox(page)).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /not played yet/ })).toHaveCount(0);
  const hidden = scores(page).getByRole('img');
  await expect(hidden).toHaveCount(2);
  for (const tiles of await hidden.all()) {
    await expect(tiles).toHaveAccessibleName('Tiles hidden');
    await expect(tiles).toBeEmpty();
  }
  await expect(page.getByRole('region', { name: 'Unseen tiles' })).toContainText('86 in the bag');
  await expect(page.locator('body')).not.toContainText('’s tiles');
}

const SEED = 'closed';
const game = dealt({ openRacks: false, seed: SEED });

test('a closed game hides each player’s tiles from the other', async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: SEED, seats: ['human', 'human'] });
  const expectNoRackTold = async (): Promise<void> => {
    expect(await transcriptOf(page)).not.toMatch(/\[[A-Z_]\d+\]/);
    await page.getByRole('tab', { name: 'Moves' }).click();
  };
  const face = rackText(game, 0).charAt(0);

  await test.step('both racks are behind a curtain', async () => {
    await expectNoRacks(page);
    await expect(
      movePanel(page).getByText('Player 1, it’s your turn.', { exact: true }),
    ).toBeVisible();
    await expectNoRackTold();
    await showTiles(page).click();
    await expectRack(page, rackText(game, 0));
    await expect(scores(page).getByRole('img', { name: 'Tiles hidden' })).toHaveCount(1);
    await expect(page.locator('body')).not.toContainText('Player 2’s tiles');
  });

  await test.step('a reload returns behind the curtain, with the draft', async () => {
    await dragTo(page, rackTile(page, face), square(page, 'd7'));
    await expectDraft(page, `d7 ${face}`);
    await page.reload();
    await expect(showTiles(page)).toBeVisible();
    await expectNoRacks(page);
    await showTiles(page).click();
    await expectDraft(page, `d7 ${face}`);
    await expectTiles(page, rackText(game, 0).slice(1));
  });

  await test.step('the curtain comes down between turns', async () => {
    await playMove(page, ',');
    await expectTurns(page, 1);
    await expect(page.getByText('Player 2, it’s your turn.', { exact: true })).toBeVisible();
    await expectNoRacks(page);
    await expectNoRackTold();
    await showTiles(page).click();
    await expectRack(page, rackText(game, 1));
  });

  await test.step('no player sees the other’s draft', async () => {
    await dragTo(page, rackTile(page, rackText(game, 1).charAt(0)), square(page, 'a1'));
    await playMove(page, ',');
    await showTiles(page).click();
    await expectRack(page, rackText(game, 0));
    await expectDraft(page);
  });
});

const printed = (faces: string): string =>
  valueOf(parseTiles(alphabet, faces))
    .map((tile) => {
      const face = tile.kind === 'blank' ? '_' : tile.letter;
      return `[${face}${tileValue(scraebbkle.tileSet, tile)}]`;
    })
    .join(', ');

/** Adds what the transcript has if Player 2 is a person and not a computer. */
function typedByPlayer2(transcript: string): string {
  return example.steps
    .filter(({ player }) => player === 2)
    .reduce((text, { rack: faces, input }) => {
      const [word = '', place = ''] = input.split(',');
      const move = `The move is: Letters: ${word} at position ${place}`;
      const turn = "It's your turn, Player 2!";
      return text.replace(
        `${turn}\n${move}`,
        `${turn} Your tiles:\n${printed(faces)}\n${input}\n${move}`,
      );
    }, transcript);
}

async function playStep(page: Page, { rack: faces, input, outcome }: ExampleStep): Promise<void> {
  // A refused move stays on the board until the next one.
  await moveBox(page).fill('');
  await expectTiles(page, faces);
  await playMove(page, input);
  if (outcome === 'not_permitted') {
    const [word = '', place = ''] = input.split(',');
    await expect(verdict(page)).toContainText(
      `The board does not permit word ${word} at position ${place}. Please try again.`,
    );
  }
  if (outcome === 'illegal_format') {
    await expect(verdict(page)).toContainText('Illegal move format');
  }
}

test('two people can type the example of the rules, which scores and reads as printed', async ({
  page,
}) => {
  const setup = { ...exampleSetup(defaultBoard, lexicon), seats: seatsOf('human', 'human') };
  await page.goto('/');
  await startGame(page, { seed: 'another game', seats: ['human', 'human'], open: true });
  await openRecord(page, deal('example', setup));
  await expect(movePanel(page).getByText('Opened game.json.')).toBeVisible();

  let turns = 0;
  for (const step of example.steps) {
    await playStep(page, step);
    if (step.outcome === 'accepted' || step.outcome === 'pass') turns++;
    await expectTurns(page, turns);
    await expectScores(page, step.scores);
  }
  for (const [row, line] of example.final_grid.entries()) {
    for (const [column, letter] of [...line].entries()) {
      if (letter === '.') continue;
      const name = `${String.fromCodePoint(97 + column)}${row + 1}`;
      await expect(square(page, name)).toContainText(letter);
    }
  }
  const told = withoutPrompts(scraebbkle, await transcriptOf(page));
  expect(told).toBe(typedByPlayer2(golden));
  const saved = readRecord(await saveRecord(page));
  expect(latestState(saved).scores).toEqual(example.steps.at(-1)?.scores);
});

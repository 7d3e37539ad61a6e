import { latestState } from '../../src/engine';
import { after, computerMove, dealt, rackText } from '../lib/games';
import { readRecord, saveRecord } from '../lib/records';
import { expectScores, expectTiles, expectTurns, playMove, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

const SEED = 'a whole game';

test('a person plays the computer to the end, every move by the move box', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await startGame(page, { seed: SEED, seats: ['human', 'computer'] });

  // Both sides play as computers do, so the whole game is known from its seed.
  let game = dealt({ seats: ['human', 'computer'], openRacks: false, seed: SEED });
  let turns = 0;
  while (!latestState(game).result) {
    await expectTiles(page, rackText(game, 0));
    const move = computerMove(game);
    await playMove(page, move);
    game = after(game, move);
    turns++;
    if (!latestState(game).result) {
      game = after(game, computerMove(game));
      turns++;
    }
    await expectTurns(page, turns);
    const { result, scores } = latestState(game);
    await expectScores(page, result?.finalScores ?? scores);
  }

  const { result } = latestState(game);
  const finalScores = result?.finalScores ?? [];
  const [winner = 0] = result?.winners ?? [];
  const panel = page.getByRole('region', { name: 'Your move' });
  await expect(panel.getByRole('heading', { name: 'Game Over!' })).toBeVisible();
  for (const [seat, points] of finalScores.entries()) {
    await expect(panel).toContainText(`Player ${seat + 1} scored ${points} points.`);
  }
  await expect(panel).toContainText(`Player ${winner + 1} wins!`);

  const saved = readRecord(await saveRecord(page));
  expect(latestState(saved).result?.finalScores).toEqual(finalScores);
  expect(saved.record.events).toEqual(game.record.events);
});

test('a game ends when everybody has passed twice in a row', async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: SEED, seats: ['human', 'human'], open: true });
  for (let turn = 1; turn <= 4; turn++) {
    await playMove(page, ',');
    await expectTurns(page, turn);
  }
  const panel = page.getByRole('region', { name: 'Your move' });
  await expect(panel).toContainText('Game Over!');
  await expect(panel).toContainText('Every player passed twice in a row.');
  const { result } = latestState(after(dealt({ seed: SEED }), ',', ',', ',', ','));
  await expectScores(page, result?.finalScores ?? []);
});

import { type GameSetup, latestState } from '../../src/engine';
import { finalScoreSentence, winnerSentence } from '../../src/messages';
import { after, computerMove, dealt, rackText } from '../lib/games';
import { readRecord, saveRecord } from '../lib/records';
import {
  type Answers,
  expectScores,
  expectTiles,
  expectTurns,
  playMove,
  seatLine,
  startGame,
} from '../lib/table';
import { expect, test } from '../lib/test';
import {
  isReported,
  PERSON,
  SEED,
  untilPerson,
  WHOLE_GAMES,
  type WholeGameName,
} from '../lib/whole-games';

const PERSON_AND_COMPUTER = { seed: SEED, seats: ['human', 'computer'] } as const;

const GAMES: readonly (readonly [name: WholeGameName, answers: Answers])[] = [
  ['ScraeBBKle', PERSON_AND_COMPUTER],
  ['ScraBBKle', { game: 'ScraBBKle', seed: SEED }],
  ['Crossword', { ...PERSON_AND_COMPUTER, game: 'Crossword', seed: '31' }],
  ['Configured', { ...PERSON_AND_COMPUTER, game: 'Configured' }],
  ['Classic', { ...PERSON_AND_COMPUTER, game: 'Classic' }],
];

const namedSeats = ({ rules, seats }: GameSetup) =>
  seats.map((seat, index) => rules.seats.fixed[index] ?? seat);

test.describe('a person plays the computer to the end by the move box', () => {
  for (const [name, answers] of GAMES) {
    test(name, async ({ page }) => {
      test.slow();
      await page.goto('/');
      await startGame(page, answers);

      // Both sides play the computer's moves, so the seed determines the whole game.
      let game = untilPerson(dealt(WHOLE_GAMES[name]));
      await expectTurns(page, latestState(game).turns);
      while (!latestState(game).result) {
        await expectTiles(page, rackText(game, PERSON));
        const move = computerMove(game);
        await playMove(page, move);
        game = after(game, move);
        if (isReported(game)) {
          await expectTurns(page, latestState(game).turns);
          await page.getByRole('button', { name: 'Continue' }).click();
        }
        game = untilPerson(game);
        const { result, scores, turns } = latestState(game);
        await expectTurns(page, turns);
        await expectScores(page, result?.finalScores ?? scores);
      }

      const { result } = latestState(game);
      if (!result) throw new Error('The game goes on');
      const panel = page.getByRole('region', { name: 'Your move' });
      await expect(panel.getByRole('heading')).toBeFocused();
      await expect(panel.getByText('Game Over!', { exact: true })).toBeVisible();
      const { setup } = game.record;
      const cast = { ...setup, seats: namedSeats(setup) };
      for (const [seat, points] of result.finalScores.entries()) {
        await expect(panel).toContainText(finalScoreSentence(cast, seat, points));
      }
      await expect(panel).toContainText(winnerSentence(cast, result));

      const saved = readRecord(await saveRecord(page));
      expect(latestState(saved).result?.finalScores).toEqual(result.finalScores);
      expect(saved.record.events).toEqual(game.record.events);

      // If the rules leave the seats free, the computer starts the next game.
      const begins = setup.rules.seats.fixed.length === 0;
      await panel.getByRole('button', { name: 'Rematch' }).click();
      await expect(seatLine(page, begins ? 2 : 1)).toContainText('your turn');
    });
  }
});

import {
  allTiles,
  classic,
  configured,
  crossword,
  type GameSetup,
  latestState,
  scrabbkle,
  type Timeline,
} from '../../src/engine';
import { finalScoreSentence, winnerSentence } from '../../src/messages';
import {
  after,
  afterComputer,
  computerMove,
  dealt,
  type GamePlan,
  rackText,
  shippedBoard,
} from '../lib/games';
import { plainBoard } from '../../tests/support/pictures';
import { readRecord, saveRecord } from '../lib/records';
import {
  expectScores,
  expectTiles,
  expectTurns,
  playMove,
  seatLine,
  startGame,
} from '../lib/table';
import { expect, test } from '../lib/test';

const SEED = 'a whole game';

interface WholeGame {
  readonly answers: Parameters<typeof startGame>[1];
  readonly plan: GamePlan;
}

const HUMAN_AND_COMPUTER = ['human', 'computer'] as const;

const GAMES: readonly (readonly [name: string, game: WholeGame])[] = [
  [
    'ScraeBBKle',
    {
      answers: { seed: SEED, seats: HUMAN_AND_COMPUTER },
      plan: { seats: HUMAN_AND_COMPUTER, openRacks: false, seed: SEED },
    },
  ],
  [
    'ScraBBKle',
    {
      answers: { game: 'ScraBBKle', seed: SEED },
      plan: {
        rules: scrabbkle,
        board: shippedBoard('boards/scrabbkle.txt', 'scrabbkle'),
        seats: HUMAN_AND_COMPUTER,
        openRacks: false,
        seed: SEED,
      },
    },
  ],
  [
    'Crossword',
    {
      answers: { game: 'Crossword', seed: '31', seats: HUMAN_AND_COMPUTER },
      plan: {
        rules: crossword,
        board: plainBoard(12, 12),
        seats: HUMAN_AND_COMPUTER,
        openRacks: false,
        chance: { kind: 'java', seed: 31, bag: allTiles(crossword.tileSet) },
      },
    },
  ],
  [
    'Configured',
    {
      answers: { game: 'Configured', seed: SEED, seats: HUMAN_AND_COMPUTER },
      plan: {
        rules: configured,
        board: shippedBoard('configured/standard-board.txt', 'configured'),
        seats: HUMAN_AND_COMPUTER,
        openRacks: false,
        seed: SEED,
      },
    },
  ],
  [
    'Classic',
    {
      answers: { game: 'Classic', seed: SEED, seats: HUMAN_AND_COMPUTER },
      plan: {
        rules: classic,
        board: shippedBoard('boards/classic.txt'),
        seats: HUMAN_AND_COMPUTER,
        openRacks: false,
        seed: SEED,
      },
    },
  ],
];

/** Games that people far from each other play to their end in other tests: with `LONG=1`. */
const PLAYED_ELSEWHERE = process.env['LONG'] === '1' ? [] : ['Configured'];

const HUMAN = 0;

/** The seats as the dialog names them. */
const namedSeats = ({ rules, seats }: GameSetup) =>
  seats.map((seat, index) => rules.seats.fixed[index] ?? seat);

/** Whether the last move waits for its player to go on. */
function isReported(timeline: Timeline): boolean {
  const { setup, events } = timeline.record;
  const isOver = latestState(timeline).result !== undefined;
  return setup.rules.moveReport !== 'none' && events.at(-1)?.kind !== 'pass' && !isOver;
}

/** The game after the moves of computers that are due. */
function untilHuman(timeline: Timeline): Timeline {
  let game = timeline;
  for (;;) {
    const { toMove, result } = latestState(game);
    if (result || toMove === HUMAN) return game;
    game = afterComputer(game);
  }
}

test.describe('a person plays the computer to the end, every move by the move box', () => {
  for (const [name, { answers, plan }] of GAMES) {
    if (PLAYED_ELSEWHERE.includes(name)) continue;
    test(name, async ({ page }) => {
      test.slow();
      await page.goto('/');
      await startGame(page, answers);

      // Both sides play as computers do, so the whole game is known from its seed.
      let game = untilHuman(dealt(plan));
      await expectTurns(page, latestState(game).turns);
      while (!latestState(game).result) {
        await expectTiles(page, rackText(game, HUMAN));
        const move = computerMove(game);
        await playMove(page, move);
        game = after(game, move);
        if (isReported(game)) {
          await expectTurns(page, latestState(game).turns);
          await page.getByRole('button', { name: 'Continue' }).click();
        }
        game = untilHuman(game);
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

      // Where the rules leave the seats free, the computer begins the next.
      const begins = setup.rules.seats.fixed.length === 0;
      await panel.getByRole('button', { name: 'Rematch' }).click();
      await expect(seatLine(page, begins ? 2 : 1)).toContainText('Your turn');
    });
  }
});

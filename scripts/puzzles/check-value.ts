import {
  compareSteps,
  formatMove,
  makePuzzleSteps,
  type Puzzle,
  Random,
  ranking,
  runToEnd,
  VALUE_BUDGET,
  viewOfPosition,
} from '../../src/engine';
import { type Ground, groundOf } from '../players/ground';
import { intervalOf } from '../players/statistics';

const GAMES = ['scraebbkle', 'classic'];

/** How many times as many playouts decide whether the solution was the best move. */
const TIMES = 10;

/** Whether a much longer simulation with other playouts finds the same move. */
function isConfirmed(
  { words }: Ground,
  { position, lexiconId, best }: Puzzle,
  seed: number,
): boolean {
  const budget = { ...VALUE_BUDGET, turns: TIMES * VALUE_BUDGET.turns };
  const seen = viewOfPosition(position, lexiconId);
  const [first] = ranking(runToEnd(compareSteps(words, seen, budget, seed)));
  const text = (move: typeof best.move): string => formatMove(position.rules, move);
  return first !== undefined && text(first.move) === text(best.move);
}

/** Makes puzzles by value and reports in how many a much longer simulation agrees on the best move. */
export async function checkValue(count: number, seed: number): Promise<void> {
  const random = new Random(seed);
  for (const game of GAMES) {
    const ground = await groundOf(game);
    const { rules, board } = ground;
    const question = { kind: 'best-value', rules, board, boardName: game, given: [] } as const;
    const wanted = Math.ceil(count / GAMES.length);
    let [games, made, confirmed, ms] = [0, 0, 0, 0];
    while (made < wanted) {
      const began = performance.now();
      const puzzle = runToEnd(
        makePuzzleSteps(ground, { ...question, seed: `value ${seed} ${games++}` }),
      );
      ms += performance.now() - began;
      if (!puzzle) continue;
      made++;
      if (isConfirmed(ground, puzzle, random.next())) confirmed++;
      process.stderr.write(`\r${game}: ${confirmed} of ${made} confirmed `);
    }
    const [min, max] = intervalOf(confirmed, made).map((share) => (100 * share).toFixed(1));
    console.log(
      `${game}: ${confirmed} of ${made} confirmed (95 % interval ${min} to ${max} %), ` +
        `${games} games, ${(ms / made).toFixed(0)} ms for a puzzle`,
    );
  }
}

import { describe, expect, it } from 'vitest';
import {
  makePuzzleSteps,
  type Puzzle,
  PUZZLE_KINDS,
  type PuzzleKind,
  runToEnd,
} from '../../engine';
import { SMALL_GAME, smallWords } from '../../../tests/support/puzzle-game';
import { formatKeptPuzzle, parseKeptPuzzle } from './kept-puzzle';
import { setupOfPuzzle } from './puzzle-game';
import { opened, stepPuzzle } from './puzzle-state';

const TODAY = 20_784;

function made(kind: PuzzleKind): Puzzle {
  const words = { words: smallWords, lexicon: smallWords.lexicon, graded: undefined };
  for (let game = 0; ; game++) {
    const puzzle = runToEnd(makePuzzleSteps(words, { ...SMALL_GAME, kind, seed: `kept ${game}` }));
    if (puzzle) return puzzle;
  }
}

const kept = (puzzle: Puzzle) =>
  formatKeptPuzzle(stepPuzzle(opened('a puzzle', puzzle, undefined), { kind: 'hinted' }), TODAY);

describe('a kept puzzle', () => {
  it.each(PUZZLE_KINDS)('has its position, its moves and how far its player was: %s', (kind) => {
    const puzzle = made(kind);
    const read = parseKeptPuzzle(kept(puzzle));
    if (read?.kind !== 'endless') throw new Error('The puzzle was not kept');
    expect(read.result).toMatchObject({ stars: 0, tries: [], hint: true, shown: false });
    const { best, others, position } = read.puzzle;
    expect([best, ...others]).toEqual(
      [puzzle.best, ...puzzle.others].filter(({ move }) => move.kind === 'play'),
    );
    expect(position).toMatchObject({ grid: puzzle.position.grid, rack: puzzle.position.rack });
    const game = { level: 'club', seed: 'any' } as const;
    expect(setupOfPuzzle(read.puzzle, game)).toEqual(setupOfPuzzle(puzzle, game));
  });

  it('of the day is named by its day, and has the date on which it was shown', () => {
    const open = opened('a puzzle', made('most-points'), { day: 20_783, number: 7 });
    const text = formatKeptPuzzle(open, TODAY);
    expect(parseKeptPuzzle(text)).toMatchObject({ kind: 'daily', day: 20_783, shownOn: TODAY });
  });

  it('is not read if it is damaged, has no solution, or is of a newer version', () => {
    const text = kept(made('most-points'));
    const json = JSON.parse(text);
    const [best] = json.best;
    for (const damage of [
      { version: 2 },
      { kind: 'another' },
      { record: '{}' },
      { best: [best, 0] },
      { best: [best, '66'] },
      { best: ['SEAT,a99', 20] },
      { result: {} },
    ]) {
      expect(parseKeptPuzzle(JSON.stringify({ ...json, ...damage }))).toBeUndefined();
    }
    expect(parseKeptPuzzle(text.slice(0, -1))).toBeUndefined();
    expect(parseKeptPuzzle('')).toBeUndefined();
  });
});

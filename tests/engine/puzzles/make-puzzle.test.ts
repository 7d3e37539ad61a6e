import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allTiles,
  bonusFor,
  hasPuzzles,
  latestState,
  makePuzzleSteps,
  type Puzzle,
  type PuzzleKind,
  type PuzzleQuestion,
  PUZZLE_KINDS,
  rackTileOf,
  type RuleBook,
  runToEnd,
  setupFromPosition,
  startGame,
  takeTiles,
  tilesOn,
  viewOfPosition,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { legalPlays } from '../../oracle/legal-plays';
import { Minimax } from '../../oracle/minimax';
import { SMALL_GAME, SMALL_LIST, smallWords as words } from '../../support/puzzle-game';
import { seatsOf } from '../../support/seats';

const { rules } = SMALL_GAME;

const make = (kind: PuzzleKind, seed: string, change: Partial<PuzzleQuestion> = {}) => {
  const question = { ...SMALL_GAME, kind, seed, ...change };
  return runToEnd(makePuzzleSteps({ words, lexicon: words.lexicon, graded: undefined }, question));
};

it('no endgame is looked for where exchanges can put off the end', () => {
  const exchanging: RuleBook = { ...rules, exchange: 'return-first' };
  expect(PUZZLE_KINDS.filter((kind) => !hasPuzzles(kind, exchanging))).toEqual(['endgame']);
  expect(make('endgame', 'any', { rules: exchanging })).toBeUndefined();
  expect(hasPuzzles('endgame', { ...exchanging, leastInBag: 1 })).toBe(true);
});

/** The puzzles of a kind from some seeds; at least one of them is a puzzle. */
function check(kind: PuzzleKind, usual: number, test: (puzzle: Puzzle) => void): void {
  let made = 0;
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const puzzle = make(kind, seed);
      if (!puzzle) return;
      made++;
      test(puzzle);
    }),
    runs(usual, 5 * usual),
  );
  expect(made).toBeGreaterThan(0);
}

const scoresOf = ({ position }: Puzzle): readonly number[] =>
  legalPlays(position, SMALL_LIST).map(({ score }) => score);

describe('an endless puzzle for most points', () => {
  it('has the best score of the oracle, above 0, in one play alone that stands out', () => {
    check('most-points', 20, (puzzle) => {
      const [first = 0, second = 0] = scoresOf(puzzle);
      const { best, position } = puzzle;
      expect(best).toMatchObject({ score: first, worth: first });
      const tiles = best.move.kind === 'play' ? best.move.play.tiles.length : 0;
      expect(first).toBeGreaterThan(bonusFor(position.rules, tiles) > 0 ? second : 1.14 * second);
    });
  });
});

describe('an endless puzzle with a bonus word', () => {
  it('has a best play with a bonus', () => {
    check('bonus-word', 20, (puzzle) => {
      const [first = 0, second = 0] = scoresOf(puzzle);
      const { move, score } = puzzle.best;
      expect(move.kind === 'play' && move.play.tiles.length).toBe(rules.rackSize);
      expect(score).toBe(first);
      expect(first).toBeGreaterThan(second);
    });
  });

  it('is found in most games, with a rack of tiles that are not on the board', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => `bonus ${seed}`);
    const made = seeds.flatMap((seed) => make('bonus-word', seed) ?? []);
    expect(made.length).toBeGreaterThan(10);
    for (const { position } of made) {
      const laid = tilesOn(position).map(({ tile }) => rackTileOf(tile));
      const used = [...laid, ...position.rack];
      expect(takeTiles(allTiles(rules.tileSet), used).missing).toEqual([]);
    }
  });

  it('is not looked for if no number of tiles earns a bonus', () => {
    const without = { ...rules, bonuses: [] };
    const question = { ...SMALL_GAME, rules: without, kind: 'bonus-word', seed: 'any' } as const;
    const steps = makePuzzleSteps({ words, lexicon: words.lexicon, graded: undefined }, question);
    expect(steps.next()).toEqual({ done: true, value: undefined });
  });
});

describe('an endless puzzle of an endgame', () => {
  it('is won by one move alone, by full minimax', () => {
    check('endgame', 15, ({ position, best, others }) => {
      const { unseen, bagCount } = viewOfPosition(position, 'any');
      expect(bagCount).toBe(0);
      const racks = [position.rack, unseen] as const;
      const endgame = { ...position, racks, toMove: 0, passesInARow: 0 };
      const oracle = new Minimax(SMALL_LIST);
      const plays = legalPlays(position, SMALL_LIST);
      const values = [...plays, undefined].map((play) => oracle.valueAfter(endgame, play));
      const [first = 0, second = 0] = values.toSorted((a, b) => b - a);
      expect(best.worth).toBe(first);
      expect(first).toBeGreaterThan(0);
      expect(second).toBeLessThan(0);
      expect(others).toHaveLength(values.length - 1);
    });
  });
});

describe('an endless puzzle by value', () => {
  it('has a best move that is worth more than the others', () => {
    check('best-value', 3, ({ best, others }) => {
      expect(best.worth).toBeGreaterThan(0);
      for (const { worth } of others) expect(best.worth).toBeGreaterThanOrEqual(worth + 4);
    });
  });
});

describe('endless puzzles', () => {
  it.each(PUZZLE_KINDS)('are the same for the same seed: %s', (kind) => {
    expect(make(kind, 'a seed')).toEqual(make(kind, 'a seed'));
  });

  it('begin a game with their rack and board', () => {
    check('most-points', 10, ({ position, seats, lexiconId }) => {
      expect(seats).toBe(2);
      const people = { seats: seatsOf('human', 'computer'), lexiconId, seed: 'any' };
      const state = latestState(startGame('a game', setupFromPosition(position, people)));
      expect(state.racks[0]).toEqual(position.rack);
      expect(state.grid).toEqual(position.grid);
    });
  });

  it('are not made of words that players may not know', () => {
    const graded = new Map<string, number>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const question = { ...SMALL_GAME, kind: 'most-points', seed } as const;
      const steps = makePuzzleSteps({ words, lexicon: words.lexicon, graded }, question);
      expect(runToEnd(steps)).toBeUndefined();
    }
  });

  it('are for one player if the rules allow no more', () => {
    const alone = { ...rules, seats: { least: 1, most: 1, fixed: [] } };
    const seeds = Array.from({ length: 20 }, (_, seed) => `alone ${seed}`);
    const made = seeds.flatMap((seed) => make('most-points', seed, { rules: alone }) ?? []);
    expect(made.length).toBeGreaterThan(0);
    expect(made.every(({ seats }) => seats === 1)).toBe(true);
  });
});

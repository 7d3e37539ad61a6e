import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chanceCurveOf,
  fittedCurveOf,
  lexiconOf,
  startGame,
  viewFor,
  winProbabilityWith,
  winProbabilities,
  classic,
  configured,
  emptyGrid,
  parseBoard,
  RULE_BOOKS,
  type RuleBook,
  scraebbkle,
  setupFromPosition,
} from '../../../src/engine';
import { defaultBoard } from '../../golden/default-board';
import { moveOf, setupOf } from '../../support/games';
import { compiled } from '../../support/page';
import { plainBoard } from '../../support/pictures';
import { valueOf } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { shippedBoard, shippedText } from '../../support/shipped';

const { curve } = chanceCurveOf(scraebbkle, defaultBoard, 30);

const chanceOf = (lead: number, unseen: number, toMove = 0): number =>
  winProbabilities(curve, { scores: [lead, 0], toMove, unseen, resigned: [] })[0] ?? 0;

describe('the probability to win', () => {
  it('grows with the lead, faster the fewer tiles are unseen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -300, max: 300 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 100 }),
        (lead, more, unseen) => {
          expect(chanceOf(lead + more, unseen)).toBeGreaterThanOrEqual(chanceOf(lead, unseen));
        },
      ),
    );
    expect(chanceOf(80, 10)).toBeGreaterThan(chanceOf(80, 90));
    expect(chanceOf(-80, 10)).toBeLessThan(chanceOf(-80, 90));
  });

  it('is symmetric between seats, with an advantage for the one to move', () => {
    expect(chanceOf(0, 50)).toBeGreaterThan(0.5);
    expect(chanceOf(0, 50, 1)).toBeCloseTo(1 - chanceOf(0, 50));
  });

  it('sums to 1 over several seats, and is 0 after a resignation', () => {
    const standing = { scores: [10, 30, 20], toMove: 2, unseen: 40, resigned: [1] };
    const chances = winProbabilities(curve, standing);
    expect(chances[1]).toBe(0);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(chances[2]).toBeGreaterThan(chances[0] ?? 1);
  });
});

describe('the probability to win with a move', () => {
  const view = viewFor(
    startGame('game', setupOf('NOTEAEIDDDDZQA', lexiconOf(compiled(['NO'])))),
    0,
  );
  const chanceWith = (value: number, isValueToEnd = false): number => {
    const move = { move: moveOf('NO,2b'), score: 2, equity: 2, value, isValueToEnd };
    return winProbabilityWith(curve, view, move);
  };
  const unseen = view.bagCount + 7 - 2;

  it('is that of the lead with its value, the other seat to move and its tiles drawn', () => {
    expect(chanceWith(40)).toBeCloseTo(chanceOf(40, unseen, 1));
    expect(chanceWith(50)).toBeGreaterThan(chanceWith(40));
  });

  it('adds nothing for the seat to move if the value reaches the end of the game', () => {
    expect(chanceWith(0, true)).toBeCloseTo(0.5);
    expect(chanceWith(0)).toBeLessThan(0.5);
  });
});

describe('the curve of a game', () => {
  it('is fitted for the built-in rules on their own boards', () => {
    const boards = {
      scraebbkle: defaultBoard,
      scrabbkle: valueOf(parseBoard('scrabbkle', shippedText('boards/scrabbkle.txt'))),
      classic: shippedBoard('boards/classic.txt'),
      configured: valueOf(parseBoard('configured', shippedText('configured/standard-board.txt'))),
      crossword: plainBoard(12, 12),
    };
    for (const rules of RULE_BOOKS) {
      const board = boards[rules.id];
      expect([rules.id, chanceCurveOf(rules, board, 20).isFitted]).toEqual([rules.id, true]);
    }
  });

  const board = shippedBoard('boards/classic.txt');
  const { letters, blank } = classic.tileSet;
  const changed: readonly (readonly [string, Partial<RuleBook>])[] = [
    ['another rack', { rackSize: 8 }],
    ['racks for all tiles', { rackSize: 63 }],
    ['longer words', { shortestWord: 5 }],
    ['exchanges by other rules', { exchange: 'return-first' }],
    ['more tiles', { tileSet: { letters: letters.map((each) => ({ ...each, count: 9 })), blank } }],
    ['other bonuses', { bonuses: [{ tiles: 7, points: 35 }] }],
    ['premiums that count nothing', { premiums: 'ignore' }],
    ['one word per move', { wordsPerMove: 'one' }],
    ['another settlement of tiles left', { unplayedTiles: 'keep' }],
    ['no end with an empty rack', { emptyRack: 'passes' }],
    [
      'other letter values',
      { tileSet: { letters: letters.map((each) => ({ ...each, value: 5 })), blank } },
    ],
  ];

  it.each(changed)('is estimated for a built-in game that was given %s', (_, change) => {
    expect(fittedCurveOf({ ...classic, ...change }, board)).toBeUndefined();
  });

  it('is fitted for a position of a built-in game, whose racks may be short', () => {
    const configuredBoard = valueOf(
      parseBoard('configured', shippedText('configured/standard-board.txt')),
    );
    const few = letters.map((each, index) => ({ ...each, count: Number(index < 8) }));
    for (const [rules, on] of [
      [classic, board],
      [configured, configuredBoard],
    ] as const) {
      const position = {
        rules: { ...rules, tileSet: { letters: few, blank: { ...blank, count: 0 } } },
        board: on,
        grid: emptyGrid(on),
        boardName: '',
        given: [],
        rack: few.slice(0, 4).map(({ letter }) => ({ kind: 'letter' as const, letter })),
      };
      const game = { seats: seatsOf('human', 'human'), lexiconId: '', seed: '' };
      const setup = setupFromPosition(position, game);
      expect(setup.rules.rackSize).toBe(4);
      expect(fittedCurveOf(setup.rules, on)).toEqual(fittedCurveOf(rules, on));
      expect(fittedCurveOf(rules, on)).toBeDefined();
    }
  });

  it('is estimated from the points of a play on other boards', () => {
    const small = chanceCurveOf(classic, plainBoard(9, 9), 10);
    const large = chanceCurveOf(classic, plainBoard(9, 9), 40);
    expect(small.isFitted).toBe(false);
    expect(fittedCurveOf(classic, plainBoard(9, 9))).toBeUndefined();
    expect(large.curve.perRoot).toBeCloseTo(4 * small.curve.perRoot);
  });
});

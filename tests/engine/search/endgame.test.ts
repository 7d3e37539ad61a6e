import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classic,
  generatePlays,
  isEndgame,
  runToEnd,
  type SampledGame,
  scraebbkle,
  searchWordsOf,
  solveEndgame,
  solveEndgameSteps,
} from '../../../src/engine';
import { pickTiles, reachedPositions, type SmallPosition } from '../../arbitraries/positions';
import { runs } from '../../arbitraries/runs';
import { fullWordList, fullWords } from '../../golden/full-word-list';
import { Minimax, type OracleEndgame } from '../../oracle/minimax';
import { fieldOf, playOf, rackOf } from '../../support/pictures';
import { makeKernel } from '../../support/kernel';
import { at, valueOf } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { positionIn, sampleOf, selfPlay } from '../../support/self-play';
import { shippedBoard } from '../../support/shipped';
import { wordsOf } from '../../support/words';

/** An endgame: a position, and the rack of the other seat. */
const endgames = fc.record({
  position: reachedPositions,
  other: fc.array(fc.nat(999), { minLength: 1, maxLength: 3, size: 'max' }),
  toMove: fc.nat(1),
  passes: fc.nat(3),
});

interface Drawn {
  readonly position: SmallPosition;
  readonly other: readonly number[];
  readonly toMove: number;
  readonly passes: number;
}

/** Without exchanges, of which minimax knows none. */
function endgameOf({ position, other, toMove, passes }: Drawn) {
  const { board, grid, rack } = position;
  const rules = { ...position.rules, leastInBag: 1 };
  const racks = [rack.slice(0, 3), pickTiles(rules, other)] as const;
  const passesInARow = passes % (2 * rules.passesToEnd);
  return { rules, board, grid, racks, toMove, passesInARow };
}

const asGame = (endgame: OracleEndgame): SampledGame => ({
  ...endgame,
  bag: [],
  scores: [0, 0],
  resigned: [],
});

const ENOUGH_NODES = 1_000_000;

describe('an endgame', () => {
  const seen = { wins: 0, losses: 0, passes: 0, plays: 0 };

  it('has the value of full minimax, and so has the move found', () => {
    fc.assert(
      fc.property(endgames, (drawn) => {
        const endgame = endgameOf(drawn);
        const game = asGame(endgame);
        fc.pre(isEndgame(game));
        const solved = solveEndgame(drawn.position.words, game, ENOUGH_NODES);
        const oracle = new Minimax(drawn.position.list);
        const value = oracle.valueOf(endgame) + 0;
        expect(solved).toMatchObject({ isProved: true, value });
        const { move, score = 0 } = solved ?? {};
        const made = move?.kind === 'play' ? { play: move.play, score } : undefined;
        expect(oracle.valueAfter(endgame, made) + 0).toBe(value);
        expect(solveEndgame(drawn.position.words, game, ENOUGH_NODES, 'pass')).toMatchObject({
          isProved: true,
          value: oracle.valueWithoutPass(endgame) + 0,
        });
        if (made && drawn.passes === 0) {
          const barred = solveEndgame(drawn.position.words, game, ENOUGH_NODES, made.play);
          expect(barred).toMatchObject({
            isProved: true,
            value: oracle.valueWithout(endgame, made.play) + 0,
          });
        }
        seen.wins += Number(value > 0);
        seen.losses += Number(value < 0);
        seen.passes += Number(!made);
        seen.plays += Number(made !== undefined);
      }),
      runs(100, 3000),
    );
  });

  it('was of every kind', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
  });
});

describe('an endgame in which lines look alike', () => {
  it.each([
    {
      alike: 'a row and a column, each with one letter allowed or none',
      rows: ['...A', 'E...', '....', '....'],
      racks: ['A', 'AB'],
      list: ['ba'],
    },
    {
      alike: 'two rows that begin with the letters of their numbers',
      rows: ['....', 'B...', 'C...', '....'],
      racks: ['AT', 'A'],
      list: ['ba', 'cat'],
    },
    {
      alike: 'a blank below a tile, and a tile below a blank',
      rows: ['....', '....', 'E...', '....'],
      racks: ['BE_', 'ABTT'],
      list: ['eet', 'bb', 'tbtt', 'eab'],
    },
    {
      alike: 'crossing words of other lengths with equal points',
      rows: ['E...', '..E.', '..TT', '..B.', 'A...'],
      racks: ['T_', 'T'],
      list: ['ttt', 'ae'],
    },
  ])('has the value of full minimax: $alike', ({ rows, racks: [own = '', other = ''], list }) => {
    const endgame = {
      ...fieldOf(rows),
      rules: { ...classic, passesToEnd: 1 },
      racks: [rackOf(own), rackOf(other)] as const,
      toMove: 0,
      passesInARow: 0,
    };
    const words = list.map((word) => word.toUpperCase());
    expect(solveEndgame(wordsOf(list), asGame(endgame), ENOUGH_NODES)).toMatchObject({
      isProved: true,
      value: new Minimax(words).valueOf(endgame) + 0,
    });
  });
});

describe('a search of an endgame', () => {
  const { timeline } = selfPlay(
    'endgame',
    {
      rules: classic,
      board: shippedBoard('boards/classic.txt'),
      given: [],
      boardName: 'Classic',
      seats: seatsOf('computer', 'computer'),
      openRacks: false,
      lexiconId: fullWords.lexicon.id,
      chance: { kind: 'seeded', seed: 'endgame' },
    },
    fullWords,
  );
  const states = timeline.states.filter(({ bag }) => bag.length === 0);
  const game = sampleOf(at(states, 0));
  const position = positionIn(at(timeline.states, 4));

  it('ends at the limit with the best move so far', () => {
    const solved = solveEndgame(fullWords, game, 1000);
    expect(solved).toMatchObject({ isProved: false, nodes: 1000, move: { kind: 'play' } });
  });

  it('has a move even if the limit is very low', () => {
    expect(solveEndgame(fullWords, game, 5)).toMatchObject({ nodes: 5, move: { kind: 'play' } });
  });

  it('counts the best reply to a forced pass if the limit is very low', () => {
    const shutOut: SampledGame = {
      ...fieldOf(['........', '........', '..NO....', '........', '........', '........']),
      rules: classic,
      racks: [rackOf('Q'), rackOf('TEN')],
      toMove: 0,
      passesInARow: 0,
      bag: [],
      scores: [0, 0],
      resigned: [],
    };
    const words = wordsOf(['no', 'on', 'not', 'one', 'ten', 'net', 'note', 'tone', 'to', 'en']);
    expect(solveEndgame(words, shutOut, 1000)).toMatchObject({ isProved: true });
    const cut = solveEndgame(words, shutOut, 10);
    expect(cut).toMatchObject({ isProved: false, move: { kind: 'pass' } });
    // The other seat goes out, and gains the Q on both sides of the score.
    expect(cut?.value).toBeLessThan(-20);
  });

  it.each([
    ['return-first', undefined, false],
    ['return-first', 1, true],
    ['draw-first', undefined, true],
  ] as const)(
    'proves no value if tiles can be exchanged for themselves: %s, with at least %s in the bag',
    (exchange, leastInBag, isProved) => {
      const rules = { ...classic, exchange, leastInBag };
      const words = wordsOf(['no', 'not', 'note']);
      const solved = (...racks: readonly string[]) => {
        const field = fieldOf(['.....', '.NO..', '.....']);
        const start = { toMove: 0, passesInARow: 0, bag: [], scores: [0, 0], resigned: [] };
        return solveEndgame(
          words,
          { ...field, rules, racks: racks.map((rack) => rackOf(rack)), ...start },
          1000,
        );
      };
      expect(solved('TE', 'N')).toMatchObject({ isProved });
      // The game is over.
      expect(solved('TE', '')).toMatchObject({ isProved: true });
    },
  );

  const open = sampleOf(at(timeline.states, 9));
  const racks = open.toMove === 0 ? ['ERS__', 'E'] : ['E', 'ERS__'];
  const withBlanks = { ...open, bag: [], racks: racks.map((rack) => rackOf(rack)) };

  it('finds all of the thousands of plays that two blanks can make from one anchor', () => {
    expect(solveEndgame(fullWords, withBlanks, 1000)).toMatchObject({ isProved: true });
  });

  it('pauses often, even if few positions have all these plays', () => {
    const steps = solveEndgameSteps(fullWords, withBlanks, 100);
    let pauses = 0;
    while (steps.next().done !== true) pauses++;
    expect(pauses).toBeGreaterThan(5);
  });

  it('plays from a rack of eight equal tiles', () => {
    const equal: SampledGame = {
      ...fieldOf([
        '........',
        '........',
        '..N.....',
        '........',
        '........',
        '........',
        '........',
      ]),
      rules: { ...scraebbkle, rackSize: 8 },
      racks: [rackOf('OOOOOOOO'), rackOf('Q')],
      toMove: 0,
      passesInARow: 0,
      bag: [],
      scores: [0, 0],
      resigned: [],
    };
    expect(solveEndgame(wordsOf(['no', 'on']), equal, 1000)).toMatchObject({
      isProved: true,
      move: { kind: 'play' },
    });
  });

  it('bars a play that is named by an occupied square', () => {
    const small: SampledGame = {
      ...fieldOf(['......', '.NO...', '......']),
      rules: scraebbkle,
      racks: [rackOf('TE'), rackOf('TE')],
      toMove: 0,
      passesInARow: 0,
      bag: [],
      scores: [0, 0],
      resigned: [],
    };
    const without = (play: string) =>
      solveEndgame(wordsOf(['no', 'not', 'note']), small, 1000, playOf(play));
    expect(without('TE,2b')).toEqual(without('TE,2d'));
    expect(without('TE,2b')?.value).toBeLessThan(0);
  });

  it('leaves the kernel as it was', () => {
    const before = generatePlays(fullWords, position);
    solveEndgame(fullWords, game, 1000);
    expect(generatePlays(fullWords, position)).toEqual(before);
    solveEndgame(fullWords, game, 1000);
    expect(generatePlays(fullWords, positionIn(at(states, 0)))).toHaveLength(
      generatePlays(wordsOf(fullWordList), positionIn(at(states, 0))).length,
    );
  });

  it('has the same result if another search interrupts it', () => {
    const solved = solveEndgame(fullWords, game, 1000);
    const steps = solveEndgameSteps(fullWords, game, 1000);
    steps.next();
    const before = generatePlays(fullWords, position);
    expect(runToEnd(steps)).toEqual(solved);
    expect(generatePlays(fullWords, position)).toEqual(before);
  });

  it('gives up if there is too little memory', () => {
    const words = valueOf(
      searchWordsOf(
        (host) => {
          const { memory, ...kernel } = { ...makeKernel(host) };
          const grow = (pages: number) => (pages < 250 ? memory.grow(pages) : 0);
          return {
            ...kernel,
            memory: {
              get buffer() {
                return memory.buffer;
              },
              grow,
            },
          };
        },
        fullWords.compiled,
        fullWords.graph,
      ),
    );
    expect(solveEndgame(words, game, 1000)).toBeUndefined();
  });
});

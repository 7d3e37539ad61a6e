import { describe, expect, it } from 'vitest';
import {
  emptyGrid,
  findBest,
  findPlays,
  formatRecord,
  leaveModelFor,
  type PlayedOut,
  playOut,
  type Position,
  RULE_BOOKS,
  type RuleBook,
  type ScoredPlay,
  searchWordsOf,
  solveEndgame,
  type Timeline,
} from '../../../src/engine';
import { findPlaysSteps } from '../../../src/engine/search';
import { fullWordList, fullWords } from '../../golden/full-word-list';
import { orLong } from '../../arbitraries/runs';
import { rackOf } from '../../support/pictures';
import { makeKernel } from '../../support/kernel';
import { makeKernelInJavaScript } from '../../support/kernel-in-javascript';
import { at, errorOf, valueOf } from '../../support/results';
import { positionIn, sampleOf, selfPlay } from '../../support/self-play';
import { shippedBoard } from '../../support/shipped';
import { type Words, wordsOf } from '../../support/words';

const { graph } = fullWords;

const plain = valueOf(searchWordsOf(makeKernelInJavaScript, fullWords.compiled, graph));

const board = shippedBoard('boards/jackpot.txt');

function gameOf(rules: RuleBook, words: Words = fullWords): Timeline {
  const { timeline } = selfPlay(
    rules.id,
    {
      rules,
      board,
      given: [],
      boardName: 'Jackpot',
      seats: [1, 0.4].map((skill, seat) => ({
        name: `Player ${seat + 1}`,
        player: 'computer',
        skill,
      })),
      openRacks: false,
      lexiconId: fullWords.lexicon.id,
      chance: { kind: 'seeded', seed: rules.id },
    },
    words,
  );
  return timeline;
}

/** Every fourth position of a game in a usual run, all in a long one. */
const positionsOf = (rules: RuleBook): readonly Position[] =>
  gameOf(rules)
    .states.map(positionIn)
    .filter((_, turn) => turn % orLong(4, 1) === 0);

/** The plays of a search in the order found, and the number of states visited. */
const told = ({
  plays,
  visited,
}: ReturnType<typeof findPlays>): readonly [number, readonly ScoredPlay[]] => [
  visited,
  Array.from({ length: plays.count }, (_, play) => plays.at(play)),
];

const toldOfGame = ({ grid, racks, bag, drawn, ...rest }: PlayedOut): unknown => ({
  ...rest,
  grid,
  racks,
  bag,
  drawn,
});

function noMemoryLeft(): never {
  throw new RangeError('No memory is left');
}

describe.each(RULE_BOOKS.map((rules) => [rules.id, rules] as const))(
  'the search kernel in games of %s',
  (_id, rules) => {
    it('finds the same plays in the same order in WebAssembly and in JavaScript', () => {
      const positions = positionsOf(rules);
      expect(positions.length).toBeGreaterThan(orLong(2, 8));
      for (const position of positions) {
        expect(told(findPlays(fullWords, position))).toEqual(told(findPlays(plain, position)));
        expect(told(findBest(fullWords, position))).toEqual(told(findBest(plain, position)));
      }
    });

    it('plays the same game in WebAssembly and in JavaScript', () => {
      const { compiled, lexicon } = fullWords;
      const inJavaScript = { ...plain, compiled, lexicon, graph };
      const { record } = gameOf(rules);
      expect(formatRecord(gameOf(rules, inJavaScript).record)).toBe(formatRecord(record));
      expect(record.events.length).toBeGreaterThan(6);
    });

    it('plays out a game to the same end in WebAssembly and in JavaScript', () => {
      const { states } = gameOf(rules);
      const game = sampleOf(at(states, 1));
      for (const leaves of [undefined, leaveModelFor(rules)]) {
        const playout = { game, moves: [], turns: Infinity, leaves, seed: 5 };
        const played = playOut(fullWords, playout);
        expect(toldOfGame(playOut(plain, playout))).toEqual(toldOfGame(played));
        expect(played.isOver).toBe(true);
        expect(played.turns).toBeGreaterThan(8);
      }
    });

    it('solves an endgame alike in WebAssembly and in JavaScript', () => {
      const game = { ...sampleOf(at(gameOf(rules).states, 3)), bag: [] };
      const solved = solveEndgame(fullWords, game, 2000);
      expect(solved?.nodes).toBeGreaterThan(500);
      expect(solveEndgame(plain, game, 2000)).toEqual(solved);
    });
  },
);

describe('the search kernel', () => {
  const rules = at(RULE_BOOKS, 0);
  const position: Position = { rules, board, grid: emptyGrid(board), rack: rackOf('RETAIN_') };

  const some = wordsOf(fullWordList.filter((_, index) => index % 6 === 0));

  it('has nothing to do with the plays of a search that has ended', () => {
    const { plays } = findPlays(fullWords, position);
    const { count } = plays;
    fullWords.context.kernel.takePlays(1, 0);
    expect(plays.count).toBe(count);
  });

  it('lets go of the plays of a search that is abandoned', () => {
    const steps = findPlaysSteps(fullWords, position);
    expect(steps.next().done).toBe(false);
    const { kernel } = fullWords.context;
    const held = kernel.takePlays;
    steps.return(undefined as never);
    expect(fullWords.context.task).toBeUndefined();
    expect(kernel.takePlays).not.toBe(held);
  });

  it.each([
    ['cannot be made larger', noMemoryLeft],
    ['does not grow', () => 0],
  ])('has no room for words if its memory %s', (_how, grow) => {
    const made = searchWordsOf(
      (host) => {
        const { memory, ...kernel } = { ...makeKernel(host) };
        return { ...kernel, memory: { buffer: memory.buffer, grow } };
      },
      some.compiled,
      some.graph,
    );
    expect(made).toMatchObject({ ok: false, error: { code: 'NO_ROOM_FOR_WORDS' } });
    expect(errorOf(made).bytes).toBeGreaterThan(1_000_000);
  });

  it('has no room for words if it cannot allocate its own memory', () => {
    const made = searchWordsOf(noMemoryLeft, some.compiled, some.graph);
    expect(errorOf(made)).toMatchObject({ code: 'NO_ROOM_FOR_WORDS' });
  });

  it('loads a board only once, even if equal copies are passed', () => {
    let taken = 0;
    const counting = valueOf(
      searchWordsOf(
        (host) => {
          const kernel = { ...makeKernel(host) };
          const loadBoard = (rows: number, columns: number): void => {
            taken++;
            kernel.loadBoard(rows, columns);
          };
          return { ...kernel, loadBoard };
        },
        fullWords.compiled,
        graph,
      ),
    );
    for (const each of positionsOf(rules)) {
      expect(told(findBest(counting, structuredClone(each)))).toEqual(
        told(findBest(fullWords, each)),
      );
    }
    expect(taken).toBe(1);
    const others: readonly Partial<Position>[] = [
      { board: { ...board, premiums: board.premiums.with(3, { kind: 'letter', factor: -7 }) } },
      { rules: { ...rules, shortestWord: rules.shortestWord + 1 } },
      { rules: { ...rules, tileSet: { ...rules.tileSet, blank: { value: 5, count: 2 } } } },
      { board: shippedBoard('boards/tower.txt') },
      {},
    ];
    for (const [index, other] of others.entries()) {
      const changed = { ...position, ...other };
      const clear = { ...changed, grid: emptyGrid(changed.board) };
      expect(told(findBest(counting, clear))).toEqual(told(findBest(plain, clear)));
      expect(taken).toBe(index + 2);
    }
  });

  it('returns more plays than fit into its buffer', () => {
    const { plays } = findPlays(fullWords, position);
    expect(plays.count).toBeGreaterThan(2048);
    expect(plays.inOrder()).toEqual(findPlays(plain, position).plays.inOrder());
  });

  it('stops if there are more plays than the maximum, and can search again', () => {
    const rack = rackOf(`${'_'.repeat(40)}AEIOURSTLNDGAEIOURSTLND`);
    const before = told(findPlays(plain, position));
    for (const words of orLong([fullWords], [fullWords, plain])) {
      const { plays } = findPlays(words, { ...position, rack });
      expect(plays.count).toBeGreaterThan(2_000_000);
      expect(plays.count).toBeLessThan(2_200_000);
      expect(told(findPlays(words, position))).toEqual(before);
    }
  });

  it('finds nothing on a board without squares', () => {
    const nowhere = { rows: 0, columns: 0, start: { row: 0, column: 0 }, premiums: [] };
    const lost = { ...position, board: nowhere, grid: [] };
    expect([findPlays(fullWords, lost), findBest(fullWords, lost)].map(told)).toEqual([
      [0, []],
      [0, []],
    ]);
  });

  it('restarts a search that another one has interrupted', () => {
    const [first] = positionsOf(rules).filter(
      ({ grid }) => grid.filter(({ kind }) => kind !== 'empty').length > 30,
    );
    if (!first) throw new Error('The game is too short');
    const steps = findPlaysSteps(fullWords, { ...first, rack: rackOf('AEINRS_') });
    expect(steps.next().done).toBe(false);
    findBest(fullWords, position);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(told(step.value)).toEqual(told(findPlays(plain, { ...first, rack: rackOf('AEINRS_') })));
  });
});

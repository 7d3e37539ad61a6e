import { describe, expect, it } from 'vitest';
import {
  allTiles,
  alphabetOf,
  type Board,
  emptyGrid,
  findBest,
  findPlays,
  generatePlays,
  type Position,
  RULE_BOOKS,
  type RuleBook,
  scraebbkle,
} from '../../../src/engine';
import { MAX_VISITED_IN_SIMULATION } from '../../../src/engine/search';
import { bestPlay } from '../../support/search';
import { fullWords } from '../../golden/full-word-list';
import { orLong } from '../../arbitraries/runs';
import { rackOf } from '../../support/pictures';
import { positionIn, selfPlay } from '../../support/self-play';
import { shippedBoard } from '../../support/shipped';
import { wordsOf } from '../../support/words';

/** All shipped boards; that of ScraBBKle is the classic one. */
const BOARDS = [
  'defaultBoard',
  'boards/classic',
  'boards/jackpot',
  'boards/prairie',
  'boards/quicksand',
  'boards/super',
  'boards/tower',
] as const;

const GAMES = orLong(1, 4);

function positionsOf(rules: RuleBook, board: string, game: number): readonly Position[] {
  const { timeline } = selfPlay(
    `${board} ${game}`,
    {
      rules,
      board: shippedBoard(`${board}.txt`),
      given: [],
      boardName: board,
      seats: [1, 0.3].map((skill, seat) => ({
        name: `Player ${seat + 1}`,
        player: 'computer',
        skill,
      })),
      openRacks: false,
      lexiconId: fullWords.lexicon.id,
      chance:
        rules.randomness === 'java'
          ? { kind: 'java', seed: game, bag: allTiles(rules.tileSet) }
          : { kind: 'seeded', seed: `${board} ${game}` },
    },
    fullWords,
  );
  return timeline.states.map(positionIn);
}

describe.each(RULE_BOOKS.map((rules) => [rules.id, rules] as const))(
  'the best play in games of %s',
  (_id, rules) => {
    it.each(BOARDS)(
      'is the first of all plays and takes fewer visited states on the board %s',
      (board) => {
        const games = Array.from({ length: GAMES }, (_, game) => positionsOf(rules, board, game));
        const positions = games.flat();
        expect(positions.length).toBeGreaterThan(8 * GAMES);
        let [all, best] = [0, 0];
        for (const position of positions) {
          const every = findPlays(fullWords, position);
          const first = every.plays.firstScored();
          expect(bestPlay(fullWords, position)).toEqual(first);
          const { visited, isCut } = findBest(fullWords, position);
          expect(isCut).toBe(false);
          expect(visited).toBeLessThan(MAX_VISITED_IN_SIMULATION);
          all += every.visited;
          best += visited;
        }
        expect(best).toBeLessThan(all);
      },
    );
  },
);

describe('a best play', () => {
  it.each([123, 333, 501])(
    'is found although partial sums exceed exact scores before they cancel out: %d each',
    (value) => {
      const values: Readonly<Record<string, number>> = { A: value, Z: -12 * value };
      const { letters, blank } = scraebbkle.tileSet;
      const rules: RuleBook = {
        ...scraebbkle,
        tileSet: {
          blank,
          letters: letters.map((each) => ({ ...each, value: values[each.letter] ?? each.value })),
        },
      };
      const board: Board = {
        rows: 2,
        columns: 13,
        start: { row: 0, column: 1 },
        premiums: Array.from({ length: 26 }, () => ({ kind: 'word', factor: 99 })),
      };
      const grid = emptyGrid(board).with(0, { kind: 'letter', letter: 'Z' });
      const words = wordsOf(['ZA', `Z${'A'.repeat(12)}`], alphabetOf(rules.tileSet));
      const position = { rules, board, grid, rack: rackOf('A'.repeat(12)) };
      expect(bestPlay(words, position)).toEqual(generatePlays(words, position)[0]);
    },
  );
});

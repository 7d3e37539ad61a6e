import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  allTiles,
  alphabetOf,
  type Board,
  generatePlays,
  type Position,
  type RuleBook,
  type SearchWords,
  squareName,
  type Tile,
  tilesText,
} from '../../src/engine';
import { boardToJson } from '../../src/engine/board';
import type { Grid } from '../../src/engine/play';
import { pictureOf } from '../support/pictures';
import { type Words, wordsOf } from '../support/words';
import { smallBoards } from './boards';
import { shownAs } from './runs';
import { smallRuleBooks } from './tile-sets';
import { lettersInUse, spell, type Spellings, spellings } from './words';

/** A position with its words, as a list and for the search. */
export interface SmallPosition extends Position {
  readonly list: readonly string[];
  readonly words: Words;
}

const show = ({ rules, board, grid, rack, list }: SmallPosition): string => {
  const { letters, blank } = rules.tileSet;
  const tiles = letters.map(({ letter, value }) => `${letter}${value}`).join(' ');
  const { occupiedSquare, opening, bonuses, wordsPerMove, shortestWord, premiums } = rules;
  const told = { occupiedSquare, opening, bonuses, wordsPerMove, shortestWord, premiums };
  return [
    '',
    `tiles: ${tiles} _${blank.value}; ${JSON.stringify(told)}`,
    `board from ${squareName(board.start)}:`,
    ...boardToJson(board).rows,
    'grid:',
    ...pictureOf({ board, grid }, rules.tileSet),
    `rack: ${tilesText(rack)}`,
    `words: ${list.join(' ')}`,
  ].join('\n');
};

function spelled({ tileSet }: RuleBook, spelt: Spellings) {
  const list = spell(tileSet, spelt);
  return { list, words: wordsOf(list, alphabetOf(tileSet)) };
}

const shown = (position: SmallPosition) => shownAs(position, show);

/** Picks tiles of a set without replacement. */
export function pickTiles(rules: RuleBook, picks: readonly number[]): readonly Tile[] {
  const left = [...allTiles(rules.tileSet)];
  return picks.flatMap((pick) => left.splice(pick % Math.max(1, left.length), 1));
}

/** The grid after a legal play, selected by number. */
function playOn(position: Position, words: SearchWords, pick: number): Grid {
  const plays = generatePlays(words, position);
  const chosen = plays[pick % Math.max(1, plays.length)];
  if (!chosen) return position.grid;
  const grid = [...position.grid];
  const { tiles, direction } = chosen.play;
  let { row, column } = chosen.play.square;
  let next = 0;
  while (next < tiles.length) {
    const place = row * position.board.columns + column;
    const tile = tiles[next];
    if (tile && grid[place]?.kind === 'empty') {
      grid[place] = tile;
      next++;
    }
    if (direction === 'across') column++;
    else row++;
  }
  return grid;
}

const picks = (min: number, max: number) =>
  fc.array(fc.nat(999), { minLength: min, maxLength: max, size: 'max' });

const emptyGrid = (board: Board): Grid => board.premiums.map(() => ({ kind: 'empty' }));

/** The grid at the start of a game, with a tile if the rules lay one before play. */
function firstGrid({ opening, tileSet }: RuleBook, board: Board, pick: number): Grid {
  const grid = emptyGrid(board);
  const letters = lettersInUse(tileSet);
  const letter = letters[pick % letters.length];
  return opening.kind === 'random-tile' && letter !== undefined
    ? grid.with(pick % grid.length, { kind: 'letter', letter })
    : grid;
}

/** Parameters of random positions besides their rules; the defaults are small. */
export interface Ingredients {
  readonly boards?: Arbitrary<Board>;
  readonly words?: Arbitrary<Spellings>;
  /** Minimum and maximum size of the rack. */
  readonly rack?: readonly [number, number];
  /** Maximum number of plays before the position. */
  readonly plays?: number;
}

/** Positions reached by legal moves, with any small rack. */
export const reachedUnder = (
  ruleBooks: Arbitrary<RuleBook>,
  {
    boards = smallBoards,
    words = spellings,
    rack: [min, max] = [1, 4],
    plays = 8,
  }: Ingredients = {},
): Arbitrary<SmallPosition> =>
  fc
    .noBias(
      fc.record({
        rules: ruleBooks,
        board: boards,
        spelt: words,
        steps: fc.array(fc.record({ rack: picks(2, 3), pick: fc.nat(999) }), {
          maxLength: plays,
          size: 'max',
        }),
        rack: picks(min, max),
        first: fc.nat(999),
      }),
    )
    .map(({ rules, board, spelt, steps, rack, first }) => {
      const known = spelled(rules, spelt);
      let grid = firstGrid(rules, board, first);
      for (const step of steps) {
        const position = { rules, board, grid, rack: pickTiles(rules, step.rack) };
        grid = playOn(position, known.words, step.pick);
      }
      return shown({ rules, board, grid, rack: pickTiles(rules, rack), ...known });
    });

/** Positions with random tiles on the board, which a game need not be able to reach. */
export const strewnUnder = (
  ruleBooks: Arbitrary<RuleBook>,
  { boards = smallBoards, words = spellings, rack: [min, max] = [1, 4] }: Ingredients = {},
): Arbitrary<SmallPosition> =>
  fc
    .noBias(
      fc.record({
        rules: ruleBooks,
        board: boards,
        spelt: words,
        strewn: fc.array(fc.record({ place: fc.nat(99), face: fc.nat(99) }), {
          maxLength: 14,
          size: 'max',
        }),
        rack: picks(min, max),
      }),
    )
    .map(({ rules, board, spelt, strewn, rack }) => {
      const letters = lettersInUse(rules.tileSet);
      const grid = [...emptyGrid(board)];
      for (const { place, face } of strewn) {
        grid[place % grid.length] = {
          kind: face % 5 === 0 ? 'blank' : 'letter',
          letter: letters[face % letters.length] ?? '',
        };
      }
      return shown({ rules, board, grid, rack: pickTiles(rules, rack), ...spelled(rules, spelt) });
    });

export const reachedPositions = reachedUnder(smallRuleBooks);
export const strewnPositions = strewnUnder(smallRuleBooks);

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  type Board,
  placedTilesText,
  type RuleBook,
  type ScoredPlay,
  scraebbkle,
} from '../../../src/engine';
import { longBoards } from '../../arbitraries/boards';
import {
  reachedPositions,
  reachedUnder,
  type SmallPosition,
  strewnPositions,
  strewnUnder,
} from '../../arbitraries/positions';
import { runs } from '../../arbitraries/runs';
import {
  smallRuleBooksWith,
  tileSetsOfBlanks,
  tileSetsOfTwo,
  wideTileSets,
} from '../../arbitraries/tile-sets';
import { longSpellings } from '../../arbitraries/words';
import { agreed } from '../../oracle/agreed';
import { boardOf, gridOf, plainBoard, rackOf } from '../../support/pictures';
import { wordsOf } from '../../support/words';

describe.each([
  ['reached by legal moves', reachedPositions, 200, 1100],
  ['with random tiles', strewnPositions, 120, 700],
] as const)('small positions %s', (_name, positions, usual, inLongRun) => {
  const seen = { plays: 0, none: 0, negative: 0, blank: 0, single: 0, opening: 0 };

  it('have the same plays as in the brute-force oracle, in the public order', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const plays = agreed(position);
        seen.plays += plays.length;
        seen.none += Number(plays.length === 0);
        seen.negative += Number(plays.length > 0 && plays.every(({ score }) => score < 0));
        seen.blank += Number(plays.some(({ play }) => play.tiles.some((t) => t.kind === 'blank')));
        seen.single += Number(plays.some(({ play }) => play.tiles.length === 1));
        seen.opening += Number(
          plays.length > 0 && position.grid.every(({ kind }) => kind === 'empty'),
        );
      }),
      runs(usual, inLongRun),
    );
  });

  it('included all kinds of cases', () => {
    expect(seen.plays).toBeGreaterThan(3 * usual);
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });
});

const manyLetters = smallRuleBooksWith(wideTileSets);
const fewLetters = smallRuleBooksWith(tileSetsOfTwo);
const manyBlanks = smallRuleBooksWith(tileSetsOfBlanks);
const wide = { rack: [1, 3], plays: 4 } as const;
const long = { boards: longBoards, words: longSpellings, rack: [8, 9], plays: 2 } as const;
const blank = { rack: [2, 4], plays: 3 } as const;

const letterNumbers = ({ rules }: SmallPosition, { play }: ScoredPlay): readonly number[] =>
  play.tiles.map(({ letter }) => alphabetOf(rules.tileSet).indexOfLetter(letter) ?? 0);

const countBlanks = (tiles: readonly { readonly kind: string }[]): number =>
  tiles.filter(({ kind }) => kind === 'blank').length;

describe.each([
  {
    what: 'more letters than bits',
    positions: [reachedUnder(manyLetters, wide), strewnUnder(manyLetters, wide)],
    count: 60,
    isSpecial: (position: SmallPosition, play: ScoredPlay) =>
      letterNumbers(position, play).some((index) => index >= 31),
  },
  {
    what: 'racks of more than seven tiles',
    positions: [reachedUnder(fewLetters, long), strewnUnder(fewLetters, long)],
    count: 40,
    isSpecial: (_position: SmallPosition, { play }: ScoredPlay) => play.tiles.length > 7,
  },
  {
    what: 'several blanks on the rack',
    positions: [reachedUnder(manyBlanks, blank), strewnUnder(manyBlanks, blank)],
    count: 60,
    isSpecial: (_position: SmallPosition, { play }: ScoredPlay) => countBlanks(play.tiles) > 1,
  },
] as const)('with $what', ({ positions, count, isSpecial }) => {
  it.each([
    ['reached by legal moves', positions[0]],
    ['with random tiles', positions[1]],
  ])('the search agrees with the brute-force oracle in positions %s', (_name, arbitrary) => {
    let special = 0;
    fc.assert(
      fc.property(arbitrary ?? reachedPositions, (position) => {
        special += agreed(position).filter((play) => isSpecial(position, play)).length;
      }),
      runs(count, 3 * count),
    );
    expect(special).toBeGreaterThan(5);
  });
});

interface Case {
  readonly board: Board;
  readonly grid: readonly string[];
  readonly rack: string;
  readonly list: readonly string[];
  readonly rules?: RuleBook;
}

/** Plays as `word tiles direction row:column score`. */
const shown = ({ board, grid, rack, list, rules = scraebbkle }: Case): readonly string[] =>
  agreed({
    rules,
    board,
    grid: gridOf(grid),
    rack: rackOf(rack),
    list,
    words: wordsOf(list),
  }).map(({ play, words, score }) => {
    const tiles = placedTilesText(alphabetOf(rules.tileSet), play.tiles);
    const { row, column } = play.square;
    return `${words.join()} ${tiles} ${play.direction} ${row}:${column} ${score}`;
  });

describe('the search', () => {
  it('finds plays even if all of them lose points', () => {
    const board = boardOf(['..<-2>', '..<-9>', '...']);
    const plays = shown({ board, grid: ['NO.', '...', '...'], rack: 'TW', list: ['NOT', 'NOW'] });
    expect(plays).toEqual(['NOT T across 0:2 -6', 'NOW W across 0:2 -12']);
  });

  it('prefers the smaller loss if each square has another factor', () => {
    const board = boardOf(['<-9>..<-1>', '....']);
    const plays = shown({ board, grid: ['.NO.', '....'], rack: 'T', list: ['NOT', 'TNO'] });
    expect(plays).toEqual(['NOT T across 0:3 -3', 'TNO T across 0:0 -27']);
  });

  it('scores zero, not negative zero, under a factor of zero', () => {
    const board = boardOf(['..<0><-3>', '....']);
    const plays = shown({ board, grid: ['NO..', '....'], rack: 'TE', list: ['NOTE'] });
    expect(plays).toEqual(['NOTE TE across 0:2 0']);
  });

  it('supports scores beyond 32 bits', () => {
    const board = boardOf(['.<99><99><99><99><99><-9>', '.......']);
    const plays = shown({ board, grid: ['S......', '.......'], rack: 'AEINOT', list: ['SAEINOT'] });
    expect(plays).toEqual([`SAEINOT AEINOT across 0:1 ${-(99 ** 5 * 9) * 8}`]);
  });

  it('uses a blank as any letter, even one on the rack', () => {
    const board = plainBoard(3, 2);
    const plays = shown({ board, grid: ['NO.', '...'], rack: 'T_', list: ['NOT', 'NOW'] });
    expect(plays).toEqual(['NOT t across 0:2 10', 'NOW w across 0:2 10', 'NOT T across 0:2 3']);
  });

  it('lays no word beside another', () => {
    const board = plainBoard(3, 3);
    const list = ['NO', 'ON', 'NOO', 'ONO'];
    const plays = shown({ board, grid: ['NO.', '...', '...'], rack: 'NO', list });
    expect(plays.filter((play) => / across 1:/.test(play))).toEqual([]);
    expect(plays).toContain('NO O down 1:0 2');
  });

  it('lays only tiles that join two words across', () => {
    const board = plainBoard(4, 3);
    const grid = ['NO..', '....', 'NO..'];
    expect(shown({ board, grid, rack: 'OO', list: ['OO', 'NO'] })).toEqual([]);
    expect(shown({ board, grid, rack: 'OO', list: ['OO', 'NO', 'OOO'] })).toEqual([
      'OOO O down 1:1 3',
    ]);
  });

  it('joins two words in one line', () => {
    const board = plainBoard(6, 2);
    const plays = shown({ board, grid: ['NO.ON.', '......'], rack: 'SO', list: ['NOSON'] });
    expect(plays).toEqual(['NOSON S across 0:2 5']);
  });

  it('extends a word at both ends at once', () => {
    const board = plainBoard(4, 2);
    const plays = shown({ board, grid: ['.NO.', '....'], rack: 'WS', list: ['NO', 'SNOW'] });
    expect(plays).toEqual(['SNOW SW across 0:0 7']);
  });

  it('opens only on the start square, with two tiles or more', () => {
    const board = plainBoard(3, 3, 'b2');
    const plays = shown({ board, grid: ['...', '...', '...'], rack: 'NO', list: ['NO'] });
    expect(plays).toEqual([
      'NO NO down 0:1 2',
      'NO NO across 1:0 2',
      'NO NO across 1:1 2',
      'NO NO down 1:1 2',
    ]);
  });

  it('opens with as many tiles as the rules require', () => {
    const board = plainBoard(3, 2);
    const rules = { ...scraebbkle, opening: { kind: 'start-square', fewestTiles: 3 } as const };
    const grid = ['...', '...'];
    const plays = shown({ board, grid, rack: 'TON', list: ['NO', 'NOT'], rules });
    expect(plays).toEqual(['NOT NOT across 0:0 3']);
  });

  it('adds a bonus only for the exact number of tiles', () => {
    const board = plainBoard(9, 2);
    const grid = ['S........', '.........'];
    const plays = shown({
      board,
      grid,
      rack: 'AEINOTT',
      list: ['SAEINOTT', 'SAEINOT'],
    });
    expect(plays).toEqual(['SAEINOTT AEINOTT across 0:1 69', 'SAEINOT AEINOT across 0:1 8']);
  });

  it('lists a play of one tile once', () => {
    const board = plainBoard(2, 2);
    expect(shown({ board, grid: ['N.', '..'], rack: 'O', list: ['NO', 'ON'] })).toEqual([
      'NO O across 0:1 2',
      'NO O down 1:0 2',
    ]);
  });

  it('finds nothing on a full board or with an empty rack', () => {
    const full = { board: plainBoard(2, 2), grid: ['NO', 'ON'], list: ['NO', 'ON', 'NOO'] };
    expect(shown({ ...full, rack: 'NO' })).toEqual([]);
    expect(shown({ ...full, grid: ['N.', '..'], rack: '' })).toEqual([]);
  });
});

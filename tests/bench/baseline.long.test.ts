import { describe, expect, it } from 'vitest';
import { baselinePlays } from '../../bench/baseline';
import { classicPositions, defaultBoardPositions } from '../../bench/sections';
import type { StoredPosition } from '../../bench/stored';
import { ShippedWords } from '../../bench/words';
import {
  alphabetOf,
  generatePlays,
  placedTilesText,
  type Position,
  type ScoredPlay,
  squareName,
} from '../../src/engine';

const words = new ShippedWords();

const numbered = (positions: readonly StoredPosition[]) =>
  positions.map((position, index) => ({
    position,
    number: index + 1,
    rack: position.stored.rack,
  }));

/** Plays as sorted texts, to compare two lists. */
const shown = ({ rules }: Position, plays: readonly ScoredPlay[]): readonly string[] =>
  plays
    .map(({ play: { tiles, square, direction }, words: formed, score }) => {
      const laid = placedTilesText(alphabetOf(rules.tileSet), tiles);
      return `${laid} ${squareName(square)} ${direction} ${formed.join()} ${score}`;
    })
    .toSorted();

/** Leaves out racks with two blanks, for which the baseline takes seconds. */
const withoutTwoBlanks = (positions: readonly StoredPosition[]) =>
  positions.filter(({ rack }) => rack.filter(({ kind }) => kind === 'blank').length < 2);

describe.each([
  ['of classic games', classicPositions()],
  ['of a game on the default board', defaultBoardPositions()],
] as const)('positions %s', (_where, positions) => {
  it.each(numbered(withoutTwoBlanks(positions)))(
    'number $number, rack $rack: the baseline finds the same plays',
    ({ position }) => {
      const found = baselinePlays(words.trie, position);
      expect(shown(position, found)).toEqual(
        shown(position, generatePlays(words.search, position)),
      );
    },
  );
});

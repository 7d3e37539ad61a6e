import { describe, expect, it } from 'vitest';
import { baselinePlays } from '../../bench/baseline';
import { classicPositions, defaultBoardPositions, largestPositions } from '../../bench/sections';
import type { StoredPosition } from '../../bench/stored';
import { ShippedWords } from '../../bench/words';
import {
  alphabetOf,
  DIRECTIONS,
  findBest,
  findPlays,
  generatePlays,
  placedTilesText,
  type Position,
  type ScoredPlay,
  squareName,
} from '../../src/engine';
import { bestPlay } from '../../src/engine/search/find-plays';

const words = new ShippedWords();

const numbered = (positions: readonly StoredPosition[]) =>
  positions.map((position, index) => ({
    position,
    number: index + 1,
    rack: position.stored.rack,
  }));

/** Plays as texts, in an order of their own. */
const shown = ({ rules }: Position, plays: readonly ScoredPlay[]): readonly string[] =>
  plays
    .map(({ play: { tiles, square, direction }, words: formed, score }) => {
      const laid = placedTilesText(alphabetOf(rules.tileSet), tiles);
      return `${laid} ${squareName(square)} ${direction} ${formed.join()} ${score}`;
    })
    .toSorted();

describe.each([
  ['of classic games', classicPositions()],
  ['of a game on the default board', defaultBoardPositions()],
  ['on the largest board', largestPositions()],
] as const)('in positions %s', (_where, positions) => {
  it.each(numbered(positions))(
    'number $number, rack $rack, there are the plays and scores counted elsewhere',
    ({ position }) => {
      const { plays: count, scoreSum, best } = position.stored;
      const isEmpty = position.grid.every(({ kind }) => kind === 'empty');
      // On an empty board, plays across alone were counted there.
      const counted = isEmpty ? ['across'] : DIRECTIONS;
      const plays = generatePlays(words.search, position);
      const found = plays.filter(({ play }) => counted.includes(play.direction));
      expect({
        plays: found.length,
        scoreSum: found.reduce((sum, { score }) => sum + score, 0),
        best: found[0]?.score,
      }).toEqual({ plays: count, scoreSum, best });
    },
  );

  it.each(numbered(positions))(
    'number $number, rack $rack, the lists and the best play agree',
    ({ position }) => {
      const inOrder = generatePlays(words.search, position);
      const { plays } = findPlays(words.search, position);
      const scores = Array.from({ length: plays.count }, (_, play) => plays.scoreOf(play));
      expect(scores.toSorted((a, b) => b - a)).toEqual(inOrder.map(({ score }) => score));
      expect(findBest(words.search, position).plays.first()).toEqual(inOrder[0]);
      expect(bestPlay(words.search, position)).toEqual(inOrder[0]);
    },
  );
});

/** With two blanks, the baseline takes seconds. */
const withoutTwoBlanks = (positions: readonly StoredPosition[]) =>
  positions.filter(({ rack }) => rack.filter(({ kind }) => kind === 'blank').length < 2);

describe.each([
  ['of classic games', classicPositions()],
  ['of a game on the default board', defaultBoardPositions()],
] as const)('in positions %s', (_where, positions) => {
  it.each(numbered(withoutTwoBlanks(positions)))(
    'number $number, rack $rack, the baseline finds the same plays',
    ({ position }) => {
      const found = baselinePlays(words.trie, position);
      expect(shown(position, found)).toEqual(
        shown(position, generatePlays(words.search, position)),
      );
    },
  );
});

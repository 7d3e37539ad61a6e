import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  classic,
  findPlays,
  findLanesSteps,
  type Lanes,
  layTiles,
  soloView,
  squareIndex,
} from '../../../src/engine';
import { runToEnd } from '../../../src/engine/search';
import { boardOf, gridOf, rackOf } from '../../support/pictures';
import { wordsOf } from '../../support/words';

const WORDS = wordsOf(
  ['at', 'ate', 'eat', 'eta', 'tea', 'seat', 'eats', 'teas', 'east', 'as', 'rate', 'tear'],
  alphabetOf(classic.tileSet),
);

const PLAIN = Array.from({ length: 11 }, () => '...........');
const BOARD = boardOf(PLAIN, 'e6');
const SEEN = soloView({
  rules: classic,
  board: BOARD,
  grid: gridOf(PLAIN.with(5, '....EAT....'), classic.tileSet),
  rack: rackOf('SRATEVV', classic.tileSet),
});

/** Brute force: the lanes from the list of all plays. */
function slowly(): Lanes {
  const plays = findPlays(WORDS, SEEN).plays;
  const all = Array.from({ length: plays.count }, (_, index) => ({
    play: plays.playAt(index),
    score: plays.scoreOf(index),
  }));
  const best = (direction: 'across' | 'down', lane: number): number | undefined => {
    const scores = all
      .filter(({ play }) => play.direction === direction)
      .filter(
        ({ play: { square } }) => (direction === 'across' ? square.row : square.column) === lane,
      )
      .map(({ score }) => score);
    return scores.length === 0 ? undefined : Math.max(...scores);
  };
  const live = new Set(
    all.flatMap(({ play }) => {
      const laid = layTiles(classic, SEEN, play);
      return laid.ok ? laid.value.map(({ square }) => squareIndex(BOARD, square)) : [];
    }),
  );
  const lanes = Array.from({ length: 11 }, (_, lane) => lane);
  return {
    rows: lanes.map((lane) => best('across', lane)),
    columns: lanes.map((lane) => best('down', lane)),
    dead: SEEN.grid.flatMap((content, index) =>
      content.kind === 'empty' && !live.has(index) ? [index] : [],
    ),
    isCut: false,
  };
}

describe('the lanes of a board', () => {
  it('have the score of the best play along them', () => {
    const lanes = runToEnd(findLanesSteps(WORDS, SEEN, 'own', 'seed'));
    expect(lanes).toEqual(slowly());
    expect(lanes.rows[5]).toBeGreaterThan(0);
    expect(lanes.rows[0]).toBeUndefined();
  });

  it('for unseen tiles depend only on the seed', () => {
    const lanes = runToEnd(findLanesSteps(WORDS, SEEN, 'unseen', 'seed'));
    expect(runToEnd(findLanesSteps(WORDS, SEEN, 'unseen', 'seed'))).toEqual(lanes);
    expect(lanes).not.toEqual(runToEnd(findLanesSteps(WORDS, SEEN, 'own', 'seed')));
    expect(lanes.dead).toContain(0);
  });
});

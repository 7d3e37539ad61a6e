import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  candidatesIn,
  classic,
  judgePlay,
  soloView,
  type PlayerView,
  type RackView,
} from '../../../src/engine';
import { luckSteps, openingOf, reviewTurnSteps } from '../../../src/engine/review';
import { runToEnd } from '../../../src/engine/search';
import { boardOf, gridOf, playOf, rackOf, squareOf } from '../../support/pictures';
import { at, valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const WORDS = wordsOf(
  ['at', 'ate', 'eat', 'eta', 'tea', 'seat', 'eats', 'teas', 'east', 'tae', 'as', 'rate', 'tear'],
  alphabetOf(classic.tileSet),
);

const PLAIN = Array.from({ length: 11 }, () => '...........');

/** A turn with EAT in the middle, and with the given squares in one row. */
function turn(rack: string, row = 5, tokens = '...........'): PlayerView {
  const field = PLAIN.with(5, '....EAT....');
  const board = boardOf(PLAIN.with(row, tokens), 'e6');
  const tiles = rackOf(rack, classic.tileSet);
  return soloView({ rules: classic, board, grid: gridOf(field, classic.tileSet), rack: tiles });
}

function move(seen: PlayerView, text: string) {
  const { rules, board, grid, rack } = seen;
  const play = playOf(text, rules.tileSet);
  const { score } = valueOf(judgePlay(rules, { board, grid }, rack, play, undefined));
  return { move: { kind: 'play', play } as const, score: score.total };
}

describe('a reviewed turn', () => {
  const seen = turn('SRATEVV');

  it('has the best moves of the search, and the move that was made', () => {
    const review = runToEnd(reviewTurnSteps(WORDS, seen, move(seen, 'S,6h'), 5, 'seed'));
    expect(review.best).toEqual(runToEnd(candidatesIn(WORDS, seen, 5)).candidates);
    expect(review.made).toMatchObject({ score: 4 });
    const [best] = review.best;
    expect(review.lost).toBeCloseTo((best?.equity ?? 0) - review.made.equity);
  });

  it('has no loss if the move was the best', () => {
    const best = at(runToEnd(candidatesIn(WORDS, seen, 1)).candidates, 0);
    expect(runToEnd(reviewTurnSteps(WORDS, seen, best, 5, 'seed'))).toMatchObject({
      lost: 0,
      reasons: [],
    });
  });

  it('may be a pass', () => {
    const pass = { move: { kind: 'pass' } as const, score: 0 };
    const review = runToEnd(reviewTurnSteps(WORDS, seen, pass, 5, 'seed'));
    expect(review.lost).toBeGreaterThan(0);
    expect(runToEnd(reviewTurnSteps(WORDS, seen, pass, 5, 'seed'))).toEqual(review);
  });
});

describe('an opening for replies', () => {
  // Down from the T of EAT, TEAS and TEAR cover g9, with a word factor of nine.
  const solo: PlayerView = {
    ...turn('SATEEAT', 8, '......<9>....'),
    unseen: rackOf('EEEEAAAASSSSRRRRTTTT', classic.tileSet),
  };
  const withRacks = (...others: readonly RackView[]): PlayerView => ({
    ...solo,
    racks: [...solo.racks, ...others],
  });
  const shown = (tiles: string): RackView => ({
    kind: 'shown',
    tiles: rackOf(tiles, classic.tileSet),
  });
  const seen = withRacks({ kind: 'hidden', count: 7 });
  const candidate = (text: string) => ({ ...move(seen, text), equity: 0 });
  const openedBy = (made: string, best: string, by = seen) =>
    runToEnd(openingOf(WORDS, by, candidate(made), candidate(best), 'seed'));

  it('is the premium square over which replies score more', () => {
    expect(openedBy('S,6h', 'EAS,g7')).toMatchObject({
      kind: 'opened',
      square: squareOf('g9'),
      premium: { kind: 'word', factor: 9 },
    });
  });

  it('is absent if the best move opens it too, or a better one', () => {
    expect(openedBy('S,6h', 'S,6h')).toBeUndefined();
    expect(openedBy('EAS,g7', 'S,6h')).toBeUndefined();
  });

  it('depends on the other rack if that is shown', () => {
    const by = (tiles: string) => openedBy('S,6h', 'EAS,g7', withRacks(shown(tiles)));
    expect(by('VVVVVVV')).toBeUndefined();
    expect(by('EARVVVV')).toMatchObject({ kind: 'opened', square: squareOf('g9') });
  });

  it('depends on the next player who has not resigned', () => {
    const view = withRacks(shown('EARVVVV'), shown('VVVVVVV'));
    const by = (...resigned: readonly number[]) =>
      openedBy('S,6h', 'EAS,g7', { ...view, resigned });
    expect(by()).toMatchObject({ kind: 'opened', square: squareOf('g9') });
    expect(by(1)).toBeUndefined();
  });

  it('is absent if nobody can reply', () => {
    expect(openedBy('S,6h', 'EAS,g7', solo)).toBeUndefined();
    expect(openedBy('S,6h', 'EAS,g7', { ...seen, resigned: [1] })).toBeUndefined();
  });
});

describe('luck', () => {
  it('is the difference between the tiles drawn and others', () => {
    const seen = turn('SRATEVV');
    const blank = turn('_RATEVV');
    const good = runToEnd(luckSteps(WORDS, blank, rackOf('_', classic.tileSet), 'seed'));
    const bad = runToEnd(luckSteps(WORDS, seen, rackOf('VV', classic.tileSet), 'seed'));
    expect(good).toBeGreaterThan(5);
    expect(bad).toBeLessThan(0);
    expect(runToEnd(luckSteps(WORDS, seen, rackOf('VV', classic.tileSet), 'seed'))).toBe(bad);
  });

  it('is zero if nothing was drawn or no other draw was possible', () => {
    const seen = turn('SRATEVV');
    expect(runToEnd(luckSteps(WORDS, seen, [], 'seed'))).toBe(0);
    const alike = { ...seen, unseen: rackOf('VVV', classic.tileSet), bagCount: 3 };
    expect(runToEnd(luckSteps(WORDS, alike, rackOf('VV', classic.tileSet), 'seed'))).toBeCloseTo(0);
  });
});

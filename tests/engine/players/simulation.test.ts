import { describe, expect, it } from 'vitest';
import {
  classic,
  comparisonOf,
  endgameIn,
  firstReach,
  type PlayerView,
  runToEnd,
  simulateSteps,
  soloView,
} from '../../../src/engine';
import { fieldOf, rackOf } from '../../support/pictures';
import { wordsOf } from '../../support/words';

const WORDS = wordsOf(['no', 'on', 'not', 'note', 'tone', 'ten', 'to']);
const PASS = { move: { kind: 'pass' }, score: 0, equity: 0 } as const;
const BUDGET = { candidates: 1, turns: 4, rounds: 1, looksFurther: false };

/** A turn of a game that its third seat has resigned with some points. */
function turnWith(pointsOfResigned: number): PlayerView {
  const rack = rackOf('TE');
  return {
    ...soloView({ ...fieldOf(['......', '..NO..', '......'], 'b2'), rules: classic, rack }),
    racks: [
      { kind: 'shown', tiles: rack },
      { kind: 'hidden', count: 3 },
      { kind: 'hidden', count: 0 },
    ],
    scores: [20, 10, pointsOfResigned],
    resigned: [2],
    unseen: rackOf('TENTEN'),
    bagCount: 3,
  };
}

describe('the points of a seat that has resigned', () => {
  it('change neither the lead nor what a move is worth', () => {
    expect(comparisonOf(turnWith(500), [PASS], BUDGET).lead).toBe(10);
    const outcomesWith = (points: number) => {
      const trial = { moves: [PASS], from: 0, to: 8, reach: 'reply' } as const;
      return runToEnd(simulateSteps(WORDS, turnWith(points), trial, 1));
    };
    const outcomes = outcomesWith(0);
    expect(Math.min(...outcomes.flat())).toBeLessThan(0);
    expect(outcomesWith(500)).toEqual(outcomes);
  });
});

/** A turn of a game for two with an empty bag. */
function lastTurn({ passesToEnd = 2, rackSize = 7, own = 'TE', other = 'VV' }): PlayerView {
  const rack = rackOf(own);
  const unseen = rackOf(other);
  const rules = { ...classic, passesToEnd, rackSize };
  return {
    ...soloView({ ...fieldOf(['......', '..NO..', '......'], 'b2'), rules, rack }),
    racks: [
      { kind: 'shown', tiles: rack },
      { kind: 'hidden', count: unseen.length },
    ],
    scores: [0, 0],
    unseen,
    bagCount: 0,
  };
}

describe('playouts near the end of a game', () => {
  it.each([
    ['ordinary racks', {}, 'endgame'],
    ['two blanks', { own: 'T_', other: 'V_' }, 'endgame'],
    ['three blanks', { own: 'T_', other: '__' }, 'end'],
    ['racks of ten tiles', { rackSize: 10 }, 'end'],
    ['two tiles of eleven', { rackSize: 11 }, 'end'],
    ['racks of eleven tiles', { rackSize: 11, other: 'VVVVVVVVVVV' }, 'reply'],
  ])('go as far as is soon done: %s', (_, turn, reach) => {
    expect(firstReach(lastTurn(turn), true)).toBe(reach);
    expect(endgameIn(lastTurn(turn)) !== undefined).toBe(reach === 'endgame');
  });

  it('stop once all seats pass, with the result of the end', () => {
    const playedOut = (passesToEnd: number) => {
      const trial = { moves: [PASS], from: 0, to: 1, reach: 'end' } as const;
      const steps = simulateSteps(WORDS, lastTurn({ passesToEnd, own: 'QQ' }), trial, 1);
      let taken = 0;
      for (;;) {
        const step = steps.next();
        if (step.done) return { outcomes: step.value, taken };
        taken++;
      }
    };
    const { outcomes, taken } = playedOut(2);
    expect(outcomes.flat()).not.toEqual([0]);
    expect(playedOut(100)).toEqual({ outcomes, taken });
  });
});

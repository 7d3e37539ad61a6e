import { describe, expect, it } from 'vitest';
import {
  afterRound,
  bestOf,
  type Candidate,
  type Comparison,
  comparisonOf,
  doRepliesDecide,
  nextTrial,
  type Outcomes,
  ranking,
  type Trial,
  scraebbkle,
  soloView,
  type PlayerView,
} from '../../../src/engine';
import { fieldOf, rackOf } from '../../support/pictures';

type SeenRack = PlayerView['racks'][number];

const candidates = (...equities: readonly number[]): readonly Candidate[] =>
  equities.map((equity) => ({ move: { kind: 'pass' }, score: equity, equity }));

const compared = (
  moves: readonly Candidate[],
  rounds: number,
  reach: Comparison['reach'] = 'reply',
): Comparison => ({
  budget: { candidates: moves.length, turns: 16 * rounds, rounds, looksFurther: false },
  reach,
  lead: 0,
  round: 0,
  contenders: moves.map((candidate) => ({
    candidate,
    expected: candidate.equity,
    values: [],
  })),
  lasting: undefined,
});

const equities = (comparison: Comparison): readonly number[] =>
  ranking(comparison).map(({ equity }) => equity);

/** Plays all rounds; `outcome` returns the outcome of a move in a playout. */
function played(
  first: Comparison,
  outcome: (move: Candidate, game: number) => number,
  look: (comparison: Comparison) => void = () => {},
): Comparison {
  let comparison = first;
  for (let trial = nextTrial(comparison); trial; trial = nextTrial(comparison)) {
    const { moves, from, to } = trial;
    const outcomes: Outcomes = moves.map((move) =>
      Array.from({ length: to - from }, (_, place) => outcome(move, from + place)),
    );
    comparison = afterRound(comparison, outcomes);
    look(comparison);
  }
  return comparison;
}

describe('comparison of moves', () => {
  it('ranks moves by equity before any playout', () => {
    const comparison = compared(candidates(30, 20, 10), 2);
    expect(equities(comparison)).toEqual([30, 20, 10]);
    expect(bestOf(comparison).equity).toBe(30);
  });

  it('chooses a pass if there are no moves', () => {
    const nothing = compared([], 2);
    expect(nextTrial(nothing)).toBeUndefined();
    expect(bestOf(nothing).move).toEqual({ kind: 'pass' });
  });

  it.each([10, -10])('lets replies decide that change much of %s points a move', (score) => {
    const doDecide = (surprise: number) => {
      const [candidate] = candidates(score);
      const contenders = [surprise, -surprise].map((more) => ({
        candidate: candidate as Candidate,
        expected: score,
        values: [score + more, score + more],
      }));
      return doRepliesDecide({ contenders });
    };
    expect(doDecide(1)).toBe(false);
    expect(doDecide(9)).toBe(true);
  });

  it('lets replies decide no sooner if the scores cancel out', () => {
    const contenders = [10, -10].map((score) => ({
      candidate: candidates(score)[0] as Candidate,
      expected: score,
      values: [score + 1, score + 1],
    }));
    const surprised = contenders.map((each, place) => ({
      ...each,
      values: each.values.map((value) => value - 2 * place),
    }));
    expect(doRepliesDecide({ contenders: surprised })).toBe(false);
  });

  it('needs no playouts for a single move', () => {
    expect(nextTrial(compared(candidates(12), 2))).toBeUndefined();
  });

  it('runs one playout of each move if only one rack is hidden', () => {
    const seen = {
      ...soloView({ rules: scraebbkle, ...fieldOf(['.....', '.NO..'], 'b2'), rack: rackOf('TE') }),
      scores: [0, 0],
      bagCount: 0,
    };
    const budget = { candidates: 4, turns: 16, rounds: 2, looksFurther: false };
    const hidden = { kind: 'hidden', count: 1 } as const;
    const gamesOf = (...others: readonly SeenRack[]): number => {
      const racks = [...seen.racks, ...others];
      const trial = nextTrial(comparisonOf({ ...seen, racks }, candidates(3, 2, 1, 0), budget));
      return trial ? trial.to - trial.from : 0;
    };
    expect(gamesOf(hidden)).toBe(1);
    expect(gamesOf(hidden, hidden)).toBe(2);
  });

  it('keeps the move that lasts to the end, however it does', () => {
    const moves = candidates(8, 7, 6, 5, 4, 3, 2, 1);
    const done = played({ ...compared(moves, 3), lasting: moves[7] }, ({ equity }) => equity);
    expect(equities(done)).toEqual([8, 7, 6, 1]);
  });

  it('halves the moves each round and keeps the number of playouts', () => {
    const left: number[] = [];
    const games: number[] = [];
    const moves = candidates(8, 7, 6, 5, 4, 3, 2, 1);
    const done = played(
      compared(moves, 3),
      ({ equity }) => equity,
      (comparison) => {
        left.push(ranking(comparison).length);
        const trial = nextTrial(comparison);
        if (trial) games.push(trial.moves.length * (trial.to - trial.from));
      },
    );
    expect(left).toEqual([4, 2, 2]);
    expect(games).toEqual([16, 16]);
    expect(bestOf(done).equity).toBe(8);
  });

  it('keeps the order if outcomes differ by no more than noise', () => {
    // Each move wins every other playout, and loses the others by the same number of points.
    const noise = played(
      compared(candidates(30, 29), 1),
      ({ equity }, game) => (game % 2 === 0 ? 100 : -100) * (equity === 30 ? -1 : 1),
    );
    expect(equities(noise)).toEqual([30, 29]);
    expect(ranking(noise)).toMatchObject([
      { value: 30, isValueToEnd: false },
      { value: 29, isValueToEnd: false },
    ]);
  });

  it('changes the order if outcomes differ by more than noise', () => {
    const told = played(
      compared(candidates(30, 20), 1),
      ({ equity }, game) => (equity === 30 ? -40 : 25) + (game % 2),
    );
    expect(equities(told)).toEqual([20, 30]);
  });

  const further = (moves: readonly Candidate[]): Comparison => {
    const comparison = compared(moves, 3);
    return { ...comparison, budget: { ...comparison.budget, looksFurther: true } };
  };

  it('takes a second turn in half as many playouts after the first round, and keeps what that has shown', () => {
    const values: (readonly number[])[] = [];
    const trials: (Trial | undefined)[] = [];
    played(
      further(candidates(30, 29, 28, 20)),
      ({ equity }) => (equity === 29 ? equity + 5 : equity),
      (comparison) => {
        values.push(ranking(comparison).map(({ value }) => Math.round(value)));
        trials.push(nextTrial(comparison));
      },
    );
    expect(trials).toMatchObject([
      { from: 0, to: 4, reach: 'next-turn' },
      { from: 4, to: 8, reach: 'next-turn' },
      undefined,
    ]);
    expect(values[0]).toEqual([33, 29]);
    expect(values[2]).toEqual([33, 29]);
  });

  it('takes no second turn if replies differ far more than moves, or if playouts run to the end', () => {
    const byReplies = played(
      further(candidates(30, 29, 28, 20)),
      ({ equity }) => equity - 20 * (equity % 3),
    );
    const toTheEnd = played({ ...further(candidates(30, 29)), reach: 'end' }, () => 1);
    expect([byReplies.reach, toTheEnd.reach]).toEqual(['reply', 'end']);
  });

  it('ignores equity if playouts run to the end of the game', () => {
    const told = played(
      compared(candidates(30, 20), 1, 'end'),
      ({ equity }, game) => (equity === 30 ? 1 : 2) + (game % 2),
    );
    expect(ranking(told)).toMatchObject([
      { value: 2.5, isValueToEnd: true },
      { value: 1.5, isValueToEnd: true },
    ]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import {
  costOf,
  winProbabilityHistory,
  winProbabilitiesOf,
  withProved,
  keyTurnsOf,
  latestState,
  playedTurns,
  type ReviewedTurn,
  reviewTurnSteps,
  scraebbkle,
  seatReviewsOf,
  type Timeline,
  type WinProbabilityHistory,
} from '../../../src/engine';
import { runToEnd } from '../../../src/engine/search';
import { defaultBoard } from '../../golden/default-board';
import { fullWords } from '../../golden/full-word-list';
import { lexicon, PLAIN_DRAWS, smallGame } from '../../support/page';
import { afterResignation, gameOf, setupOf } from '../../support/games';
import { at } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { selfPlay } from '../../support/self-play';

let game: Timeline;
let reviewed: readonly ReviewedTurn[];

beforeAll(() => {
  const seats = seatsOf('computer', 'computer');
  const setup = {
    rules: scraebbkle,
    board: defaultBoard,
    given: [],
    boardName: 'Default board',
    seats: [at(seats, 0), { ...at(seats, 1), level: 'expert' as const }],
    openRacks: false,
    lexiconId: fullWords.lexicon.id,
    chance: { kind: 'seeded' as const, seed: 'review' },
  };
  game = selfPlay('game', setup, fullWords).timeline;
  reviewed = playedTurns(game, false).map((turn) => ({
    ...turn,
    ...runToEnd(reviewTurnSteps(fullWords, turn.seen, turn.move, 5, 'seed')),
    luck: turn.number,
  }));
});

function historyOf(timeline: Timeline): WinProbabilityHistory {
  const history = winProbabilityHistory(timeline);
  if (!history) throw new Error('A solo game has no win probabilities');
  return history;
}

describe('the turns of a game', () => {
  it('have the view of their players, or every rack', () => {
    const turns = playedTurns(game, false);
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_, index) => index + 1));
    for (const [index, { seat, seen }] of turns.entries()) {
      const { racks, bag } = at(game.states, index + 1);
      expect(seen.rack).toEqual(racks[seat]);
      expect(seen.racks[1 - seat]).toEqual({ kind: 'hidden', count: racks[1 - seat]?.length });
      expect(seen.unseen).toHaveLength(bag.length + (racks[1 - seat]?.length ?? 0));
      expect(at(playedTurns(game, true), index).seen.unseen).toHaveLength(bag.length);
    }
  });

  it('have the tiles drawn before them', () => {
    const turns = playedTurns(game, false);
    const [first, second, third] = turns;
    expect(first?.drawn).toEqual(first?.seen.rack);
    expect(second?.drawn).toEqual(second?.seen.rack);
    const event = game.record.events[1];
    expect(third?.drawn).toEqual(event?.kind === 'play' ? event.drawn : undefined);
  });

  it('omit a resignation, and count a lost turn as a pass', () => {
    const resigned = afterResignation(smallGame(PLAIN_DRAWS, {}, 'NOTE,2b'));
    expect(playedTurns(resigned, false).map(({ number }) => number)).toEqual([1]);
    const rules = { ...scraebbkle, unknownWord: 'lose-turn' as const };
    const lost = gameOf(setupOf(PLAIN_DRAWS, lexicon, { rules }), lexicon, 'TEN,2b');
    expect(playedTurns(lost, false).map(({ move }) => move)).toEqual([
      { move: { kind: 'pass' }, score: 0 },
    ]);
  });
});

describe('the win probabilities of a game', () => {
  it('sum to 1 at every moment, and match the result at the end', () => {
    const chances = winProbabilityHistory(game);
    expect(chances?.isFitted).toBe(true);
    expect(chances?.moments).toHaveLength(latestState(game).turns + 1);
    for (const moment of chances?.moments ?? []) {
      expect(moment.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
    const { winners = [] } = latestState(game).result ?? {};
    const last = chances?.moments.at(-1);
    expect(last).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 : 0)));
  });

  it('are estimates on another board, and absent in a solo game', () => {
    expect(winProbabilityHistory(smallGame(PLAIN_DRAWS, {}, 'NOTE,2b'))?.isFitted).toBe(false);
    expect(
      winProbabilityHistory(smallGame(PLAIN_DRAWS, { seats: seatsOf('human') })),
    ).toBeUndefined();
  });

  it('are no estimates once the game was learned', () => {
    const learned = { onMove: 1, base: 2, perRoot: 3 };
    expect(winProbabilityHistory(smallGame(PLAIN_DRAWS, {}, 'NOTE,2b'), learned)).toMatchObject({
      curve: learned,
      isFitted: true,
    });
  });
});

describe('the review of a game', () => {
  it('has turns, best moves found, points lost and luck for each seat', () => {
    const seats = seatReviewsOf(reviewed);
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const { seat, turns, found, lost, luck } of seats) {
      const own = reviewed.filter((turn) => turn.seat === seat);
      expect(turns).toBe(own.length);
      expect(found).toBe(own.filter((turn) => turn.lost < 0.5).length);
      expect(lost).toBeCloseTo(own.reduce((sum, turn) => sum + turn.lost, 0));
      expect(luck).toBe(own.reduce((sum, turn) => sum + turn.number, 0));
    }
  });

  it('gives a turn the probability of the history after it, and at least as much with the best move', () => {
    const chances = historyOf(game);
    for (const turn of reviewed) {
      const { after, withBest } = winProbabilitiesOf(turn, chances);
      expect(after).toBe(chances.moments[turn.number]?.[turn.seat]);
      expect(withBest).toBeGreaterThanOrEqual(after);
      expect(withBest).toBeLessThanOrEqual(1);
      expect(costOf(turn, chances)).toBe(withBest - after);
    }
  });

  it('counts the points missed in the last turn with the final scores', () => {
    // Seat 0 wins by 7, and seat 1 has the last turn.
    const lost = smallGame(PLAIN_DRAWS, {}, 'NO,2b', 'D,c1', ',', ',', ',', ',');
    const last = { ...at(reviewed, 0), ...at(playedTurns(lost, false), -1) };
    const withBest = (points: number) =>
      winProbabilitiesOf({ ...last, lost: points }, historyOf(lost));
    expect(withBest(6)).toEqual({ after: 0, withBest: 0 });
    expect(withBest(7)).toEqual({ after: 0, withBest: 0.5 });
    expect(withBest(8)).toEqual({ after: 0, withBest: 1 });
  });

  it('knows who wins from the turns of an endgame on whose values are proved', () => {
    const proved = reviewed.filter(({ best }) => at(best, 0).isProved);
    expect(proved.length).toBeGreaterThan(1);
    const history = proved.reduce(withProved, historyOf(game));
    expect(history.moments.at(-1)).toEqual(historyOf(game).moments.at(-1));
    for (const turn of proved) {
      const { withBest } = winProbabilitiesOf(turn, history);
      expect([0, 1 / 2, 1]).toContain(withBest);
      const before = at(history.moments, turn.number - 1);
      expect(before[turn.seat]).toBe(withBest);
      expect(before[1 - turn.seat]).toBe(1 - withBest);
    }
  });

  it('has the five turns that cost the most win probability', () => {
    const chances = winProbabilityHistory(game);
    const key = keyTurnsOf(reviewed, chances);
    expect(key).toHaveLength(5);
    const min = Math.min(...key.map((turn) => costOf(turn, chances)));
    const others = reviewed.filter((turn) => !key.includes(turn));
    expect(Math.max(...others.map((turn) => costOf(turn, chances)))).toBeLessThanOrEqual(min);
    expect(key.map(({ number }) => number)).toEqual(
      key.map(({ number }) => number).toSorted((a, b) => a - b),
    );
  });
});

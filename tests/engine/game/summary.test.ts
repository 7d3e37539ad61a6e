import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GameSetup,
  type RuleBook,
  scraebbkle,
  type GameSummary,
  summaryOf,
  type View,
  viewFor,
} from '../../../src/engine';
import { randomGames } from '../../arbitraries/games';
import { runs } from '../../arbitraries/runs';
import { afterResignation, gameOf, setupOf } from '../../support/games';
import { boardOf, plainBoard } from '../../support/pictures';
import { at } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON', 'DO', 'DAD']);
const DRAWS = 'NOTEAEIDDDDZQAXY';

const viewOf = (changes: Partial<GameSetup>, ...moves: readonly string[]): View =>
  viewFor(gameOf(setupOf(DRAWS, lexicon, changes), lexicon, ...moves), 'everyone');

const summaryAfter = (...moves: readonly string[]): GameSummary => summaryOf(viewOf({}, ...moves));

const totalsOf = ({ runningScores }: GameSummary) => runningScores.map(({ totals }) => totals);
const leadsOf = ({ runningScores }: GameSummary) => runningScores.map(({ leads }) => leads);

/** A board whose start square makes the first play lose points. */
const TRAP = boardOf(['........', '.<-3>......', ...Array<string>(6).fill('........')], 'b2');

const forSeats = (count: number, changes: Partial<RuleBook> = {}): Partial<GameSetup> => ({
  rules: { ...scraebbkle, seats: { least: 1, most: 8, fixed: [] }, ...changes },
  seats: seatsOf(...Array<'human'>(count).fill('human')),
});

describe('the summary of two players', () => {
  it('names the play with the most points, of the game and of each seat', () => {
    const summary = summaryAfter('NO,2b', 'D,c1', 'T,2d', ',');
    expect(summary.bestMove).toMatchObject({ seat: 1, number: 2, words: ['DO'], score: 3 });
    expect(summary.bestMoves.map((play) => play?.number)).toEqual([3, 2]);
  });

  it('names the first of equal plays and of equally long words', () => {
    const summary = summaryAfter('NO,2b', 'D,c1', 'T,2d');
    expect(summary.bestMove).toMatchObject({ number: 2, score: 3 });
    expect(viewOf({}, 'NO,2b', 'D,c1', 'T,2d').turns[2]).toMatchObject({ score: 3 });
    expect(summaryAfter('NO,2b', 'D,c1').longestWord).toEqual({
      word: 'NO',
      letters: 2,
      seat: 0,
      number: 1,
    });
  });

  it('names the longest word, even if it scored little', () => {
    expect(summaryAfter('NO,2b', ',', 'TE,2d').longestWord).toEqual({
      word: 'NOTE',
      letters: 4,
      seat: 0,
      number: 3,
    });
  });

  it('has totals and leads before the first turn and after each', () => {
    const summary = summaryAfter('NO,2b', 'D,c1', ',');
    expect(summary.turns).toBe(3);
    expect(totalsOf(summary)).toEqual([
      [0, 0],
      [2, 0],
      [2, 3],
      [2, 3],
    ]);
    expect(leadsOf(summary)).toEqual([
      [0, 0],
      [2, -2],
      [-1, 1],
      [-1, 1],
    ]);
    expect(summary.leadPeriods).toEqual([
      { seat: 0, from: 1, to: 1, max: 2 },
      { seat: 1, from: 2, to: 3, max: 1 },
    ]);
  });

  it('ends with the final scores, which may change the lead', () => {
    const summary = summaryAfter('NO,2b', 'D,c1', ',', ',', ',', ',');
    expect(summary.turns).toBe(6);
    expect(totalsOf(summary).slice(-2)).toEqual([
      [2, 3],
      [-19, -26],
    ]);
    expect(summary.leadPeriods).toEqual([
      { seat: 0, from: 1, to: 1, max: 2 },
      { seat: 1, from: 2, to: 6, max: 1 },
      { seat: 0, from: 7, to: 7, max: 7 },
    ]);
  });

  it('may have no turn, or no play', () => {
    expect(summaryAfter()).toEqual({
      turns: 0,
      resigned: [],
      bestMove: undefined,
      bestMoves: [undefined, undefined],
      longestWord: undefined,
      runningScores: [{ totals: [0, 0], leads: [0, 0] }],
      leadPeriods: [],
    });
    const summary = summaryAfter(',', ',', ',', ',');
    expect(summary.bestMove).toBeUndefined();
    expect(summary.leadPeriods).toMatchObject([{ from: 5, to: 5 }]);
  });

  it('names the best move even if every move loses points', () => {
    const summary = summaryOf(viewOf({ board: TRAP }, 'NO,2b'));
    expect(summary.bestMove).toMatchObject({ words: ['NO'], score: -6 });
    expect(leadsOf(summary)).toEqual([
      [0, 0],
      [-6, 6],
    ]);
    expect(summary.leadPeriods).toEqual([{ seat: 1, from: 1, to: 1, max: 6 }]);
  });
});

describe('the summary of one or several players', () => {
  it('compares each player with the best of the others', () => {
    const summary = summaryOf(viewOf(forSeats(3), 'NO,2b', 'D,c1', ','));
    expect(leadsOf(summary)).toEqual([
      [0, 0, 0],
      [2, -2, -2],
      [-1, 1, -3],
      [-1, 1, -3],
    ]);
  });

  it('no longer compares with a player who has resigned, if two others play on', () => {
    const started = gameOf(setupOf(DRAWS, lexicon, forSeats(3)), lexicon, 'NO,2b', ',', ',');
    const resigned = afterResignation(started);
    const summary = summaryOf(viewFor(resigned, 'everyone'));
    expect(leadsOf(summary).slice(-2)).toEqual([
      [2, -2, -2],
      [0, 0, 0],
    ]);
    expect(summary.leadPeriods).toEqual([{ seat: 0, from: 1, to: 3, max: 2 }]);
  });

  it('compares the last two players even if one has resigned', () => {
    const resigned = afterResignation(
      gameOf(setupOf(DRAWS, lexicon, forSeats(2)), lexicon, 'NO,2b', ','),
    );
    expect(leadsOf(summaryOf(viewFor(resigned, 'everyone'))).slice(-2)).toEqual([
      [2, -2],
      [2, -2],
    ]);
  });

  it('counts a tie for the lead as no lead', () => {
    const summary = summaryOf(viewOf({ ...forSeats(3), board: TRAP }, 'NO,2b', ','));
    expect(leadsOf(summary).at(-1)).toEqual([-6, 0, 0]);
    expect(summary.leadPeriods).toEqual([]);
  });

  it('has no lead periods in a solo game', () => {
    const summary = summaryOf(viewOf(forSeats(1), 'NO,2b', ','));
    expect(summary.runningScores).toEqual([
      { totals: [0], leads: [0] },
      { totals: [2], leads: [2] },
      { totals: [2], leads: [2] },
    ]);
    expect(summary.leadPeriods).toEqual([]);
  });

  it('finds the longest of all words that a play forms', () => {
    const { lexicon: crossing } = wordsOf(['NO', 'DAD', 'NOD']);
    const setup = setupOf('NOAEEEEDDDDZQA', crossing, {
      ...forSeats(2, { wordsPerMove: 'crosswise' }),
      board: plainBoard(8, 8, 'b2'),
    });
    const summary = summaryOf(viewFor(gameOf(setup, crossing, 'NO,2b', 'DAD,d2'), 0));
    expect(at(summary.bestMoves, 1)?.words).toEqual(['DAD', 'NOD']);
    expect(summary.longestWord).toMatchObject({ word: 'DAD', number: 2 });
  });
});

describe('the summary of any game', () => {
  const seen = { over: 0, alone: 0, withoutPlay: 0, turned: 0 };

  it('agrees with its view at every moment', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
        for (const events of timeline.states.keys()) {
          const view = viewFor(timeline, 'everyone', events);
          const { runningScores, turns, bestMove, longestWord, leadPeriods } = summaryOf(view);
          const scores = view.seats.map(({ score }) => score);
          expect(at(runningScores, -1).totals).toEqual(scores);
          expect(runningScores).toHaveLength(turns + 1 + Number(view.result !== undefined));

          const sums = scores.map(() => 0);
          for (const [index, turn] of view.turns.entries()) {
            if (turn.kind === 'play') sums[turn.seat] = at(sums, turn.seat) + turn.score;
            expect(at(runningScores, index + 1).totals).toEqual(sums);
          }

          const plays = view.turns.filter((turn) => turn.kind === 'play');
          expect(bestMove?.score).toBe(
            plays.length === 0 ? undefined : Math.max(...plays.map(({ score }) => score)),
          );
          const lengths = plays.flatMap(({ words }) => words.map((word) => [...word].length));
          expect(longestWord?.letters).toBe(
            lengths.length === 0 ? undefined : Math.max(...lengths),
          );

          seen.over += Number(view.result !== undefined);
          seen.alone += Number(scores.length === 1);
          seen.withoutPlay += Number(view.result !== undefined && plays.length === 0);
          seen.turned += Number(leadPeriods.length > 1);
        }
      }),
      runs(25, 100),
    );
  });

  it('has at most one seat ahead at a time, in its lead periods', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
        const { runningScores, leadPeriods } = summaryOf(viewFor(timeline, 'everyone'));
        for (const [index, { totals, leads }] of runningScores.entries()) {
          if (totals.length === 1) continue;
          const ahead = [...leads.keys()].filter((seat) => at(leads, seat) > 0);
          const told = leadPeriods.filter(({ from, to }) => from <= index && index <= to);
          expect(told.map(({ seat }) => seat)).toEqual(ahead);
          for (const { max, seat } of told) expect(at(leads, seat)).toBeLessThanOrEqual(max);
          if (totals.length === 2) expect(at(leads, 0) + at(leads, 1)).toBe(0);
        }
      }),
      runs(40, 200),
    );
  });

  it('was tested on all kinds of games', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(5);
  });
});

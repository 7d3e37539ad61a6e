import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Board,
  type Candidate,
  classic,
  configured,
  emptyGrid,
  findBest,
  findCandidates,
  type GameSetup,
  layTiles,
  type Move,
  type PlayerView,
  playerViewOf,
  rateMoves,
  runToEnd,
  sampledRacks,
  scraebbkle,
  soloView,
  withTiles,
} from '../../../src/engine';
import { pickTiles, reachedPositions } from '../../arbitraries/positions';
import { runs } from '../../arbitraries/runs';
import { defaultBoard } from '../../golden/default-board';
import { fullWords } from '../../golden/full-word-list';
import { Minimax } from '../../oracle/minimax';
import { boardOf, fieldOf, playOf, rackOf } from '../../support/pictures';
import { at } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { selfPlay } from '../../support/self-play';
import { shippedBoard } from '../../support/shipped';
import { wordsOf } from '../../support/words';

const endgames = fc.record({
  position: reachedPositions,
  other: fc.array(fc.nat(999), { minLength: 1, maxLength: 2, size: 'max' }),
});

const PASS = { move: { kind: 'pass' }, score: 0 } as const;

describe('moves of an endgame', () => {
  it('are worth what they gain until the end by full minimax, which also knows the only winning move', () => {
    let compared = 0;
    let onlyWins = 0;
    fc.assert(
      fc.property(endgames, ({ position, other }) => {
        const { board, grid, list, words } = position;
        // Minimax knows no exchanges.
        const rules = { ...position.rules, leastInBag: 1 };
        fc.pre(grid.some(({ kind }) => kind !== 'empty'));
        const rack = position.rack.slice(0, 3);
        const unseen = pickTiles(rules, other);
        const seen: PlayerView = {
          ...soloView({ rules, board, grid, rack }),
          racks: [
            { kind: 'shown', tiles: rack },
            { kind: 'hidden', count: unseen.length },
          ],
          scores: [0, 0],
          unseen,
          bagCount: 0,
        };
        const { candidates, beside } = runToEnd(rateMoves(words, seen, 4, PASS));
        const oracle = new Minimax(list);
        const game = {
          rules,
          board,
          grid,
          racks: [rack, unseen] as const,
          toMove: 0,
          passesInARow: 0,
        };
        const [best] = candidates;
        expect(best?.equity).toBe(oracle.valueOf(game) + 0);
        if (best?.move.kind === 'play') {
          const isOnly = best.equity > 0 && oracle.valueWithout(game, best.move.play) < 0;
          expect(best.isOnlyWin === true).toBe(isOnly);
          onlyWins += Number(isOnly);
        }
        for (const { move, score, equity, isToEnd } of [
          ...candidates,
          ...(beside ? [beside] : []),
        ]) {
          const made = move.kind === 'play' ? { play: move.play, score } : undefined;
          expect([equity, isToEnd]).toEqual([oracle.valueAfter(game, made) + 0, true]);
          compared++;
        }
      }),
      runs(60, 600),
    );
    expect(compared).toBeGreaterThan(150);
    expect(onlyWins).toBeGreaterThan(0);
  });

  it('include an exchange of tiles for themselves, which is no pass', () => {
    const rack = rackOf('VV');
    const unseen = rackOf('TE');
    const rules = { ...configured, passesToEnd: 1 };
    const seen: PlayerView = {
      ...soloView({ ...fieldOf(['......', '.NO...', '......']), rules, rack }),
      racks: [
        { kind: 'shown', tiles: rack },
        { kind: 'hidden', count: 2 },
      ],
      scores: [0, 0],
      passesInARow: 1,
      unseen,
      bagCount: 0,
    };
    const equityOf = (move: Move) => {
      const beside = { move, score: 0 };
      return runToEnd(findCandidates(wordsOf(['no', 'note']), seen, 3, beside)).beside?.equity;
    };
    // After a pass, the game ends. After an exchange, the other seat plays NOTE and goes out.
    expect(equityOf({ kind: 'pass' })).toBe(2 - 8);
    expect(equityOf({ kind: 'exchange', tiles: rack })).toBe(-4 - 2 * 8);
  });
});

it('a move named by an occupied square is the same as from the next one, also the only one that wins', () => {
  const seen: PlayerView = {
    ...soloView({
      ...fieldOf(['......', '.NO...', '......']),
      rules: scraebbkle,
      rack: rackOf('TE'),
    }),
    racks: [
      { kind: 'shown', tiles: rackOf('TE') },
      { kind: 'hidden', count: 2 },
    ],
    scores: [0, 3],
    unseen: rackOf('TE'),
    bagCount: 0,
  };
  const words = wordsOf(['no', 'not', 'note']);
  const rated = (square: string) =>
    runToEnd(
      rateMoves(words, seen, 5, { move: { kind: 'play', play: playOf(`TE,${square}`) }, score: 5 }),
    );
  const { candidates, beside } = rated('2d');
  expect(beside).toMatchObject({ isOnlyWin: true });
  expect(rated('2b')).toEqual({ ...rated('2d'), beside: candidates[0] });
});

it('a pass is rated besides words that all cost points', () => {
  const words = wordsOf(['no', 'on']);
  const rack = rackOf('NO');
  const seenOn = (board: Board): PlayerView => ({
    ...soloView({ rules: scraebbkle, board, grid: emptyGrid(board), rack }),
    racks: [
      { kind: 'shown', tiles: rack },
      { kind: 'hidden', count: 2 },
    ],
    scores: [0, 0],
    bagCount: 20,
    unseen: rackOf('AEIOUTRNLSAEIOUTRNLSDD'),
  });
  const ratedOn = (start: string) => {
    const rows = ['........', `.${start}......`, ...Array<string>(6).fill('........')];
    return runToEnd(rateMoves(words, seenOn(boardOf(rows, 'b2')), 5)).candidates;
  };
  const costly = ratedOn('<-9>');
  expect(costly[0]).toMatchObject(PASS);
  expect(costly.length).toBeGreaterThan(1);
  expect(ratedOn('<3>').some(({ move }) => move.kind === 'pass')).toBe(false);
});

it('a move of a rack too large for leaves is worth its score, whether it is listed or asked about', () => {
  const rack = rackOf('TESQVJKWXZO');
  const seen: PlayerView = {
    ...soloView({ ...fieldOf(['......', '.NO...', '......']), rules: scraebbkle, rack }),
    racks: [
      { kind: 'shown', tiles: rack },
      { kind: 'hidden', count: 11 },
    ],
    scores: [0, 0],
    unseen: rackOf('AEIOUAEIOUAEIOUAEIOU'),
    bagCount: 9,
  };
  const words = wordsOf(['no', 'not', 'note', 'notes', 'so', 'to', 'toe']);
  const { candidates } = runToEnd(findCandidates(words, seen, 9));
  expect(candidates.length).toBeGreaterThan(3);
  for (const move of candidates) {
    const { beside } = runToEnd(findCandidates(words, seen, 1, move));
    expect(beside).toEqual(move);
    expect(beside?.equity).toBe(move.score);
  }
});

/** The view of the seat to move after four turns of a game between computers. */
function afterFourTurns(set: Pick<GameSetup, 'rules' | 'board'>, seed: string): PlayerView {
  const { timeline } = selfPlay(
    seed,
    {
      ...set,
      given: [],
      boardName: 'any',
      seats: seatsOf('computer', 'computer'),
      openRacks: false,
      lexiconId: fullWords.lexicon.id,
      chance: { kind: 'seeded', seed },
    },
    fullWords,
  );
  return playerViewOf(at(timeline.states, 5));
}

/** The mean score of the best reply to a move, with racks that the rating has not seen. */
function meanReply(seen: PlayerView, { move }: Candidate): number {
  const field = { board: seen.board, grid: seen.grid };
  const laid = move.kind === 'play' ? layTiles(seen.rules, field, move.play) : undefined;
  const after = laid?.ok ? withTiles(field, laid.value) : field;
  const racks = [1, 2, 3, 4].flatMap((seed) => sampledRacks(seen, `others ${seed}`));
  const scores = racks.map((rack) => {
    const { plays } = findBest(fullWords, { rules: seen.rules, ...after, rack });
    return plays.firstScored()?.score ?? 0;
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

describe('moves before the endgame', () => {
  const turnsOfScraebbkle = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
    afterFourTurns({ rules: scraebbkle, board: defaultBoard }, seed),
  );

  it('count the replies in ScraeBBKle, which gains more than the best equity does', () => {
    let gain = 0;
    for (const seen of turnsOfScraebbkle) {
      const byEquity = at(runToEnd(findCandidates(fullWords, seen, 1)).candidates, 0);
      const [best = byEquity] = runToEnd(rateMoves(fullWords, seen, 5)).candidates;
      gain += best.score - meanReply(seen, best) - byEquity.score + meanReply(seen, byEquity);
    }
    expect(gain / turnsOfScraebbkle.length).toBeGreaterThan(10);
  });

  it('are listed by their values, and so is the one asked about, whether it is among them or not', () => {
    for (const seen of turnsOfScraebbkle) {
      const rated = runToEnd(rateMoves(fullWords, seen, 5));
      const values = rated.candidates.map(({ equity }) => equity);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      const { beside } = runToEnd(rateMoves(fullWords, seen, 5, at(rated.candidates, 1)));
      expect(beside).toEqual(rated.candidates[1]);
      const passing = runToEnd(rateMoves(fullWords, seen, 5, PASS)).beside;
      const { countsReplies } = at(rated.candidates, 0);
      expect(passing).toMatchObject({ move: PASS.move });
      expect(passing?.countsReplies).toBe(countsReplies);
    }
  });

  it('are worth their equity in Classic, where replies differ less', () => {
    const seen = afterFourTurns({ rules: classic, board: shippedBoard('boards/classic.txt') }, 'a');
    expect(runToEnd(rateMoves(fullWords, seen, 5)).candidates).toEqual(
      runToEnd(findCandidates(fullWords, seen, 5)).candidates,
    );
  });
});

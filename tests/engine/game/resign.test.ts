import { describe, expect, it } from 'vitest';
import {
  applyEvent,
  classic,
  crossword,
  extend,
  formatRecord,
  latestState,
  updateFor,
  updateToJson,
  parseRecord,
  replay,
  resign,
  type RuleBook,
  scraebbkle,
  summaryOf,
  type Timeline,
  viewFor,
} from '../../../src/engine';
import {
  afterResignation,
  gameOf,
  afterMoves,
  resultIn,
  setupOf,
  tileSetOf,
} from '../../support/games';
import { plainBoard, rackOf } from '../../support/pictures';
import { errorOf, valueOf } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { refusalOf } from '../../support/typing';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON']);

const MANY: RuleBook = { ...scraebbkle, seats: { least: 1, most: 4, fixed: [] } };

const people = (count: number, draws = '', rules = MANY) =>
  gameOf(
    setupOf(draws, lexicon, { rules, seats: seatsOf(...Array(count).fill('human' as const)) }),
    lexicon,
  );

describe('with two players, a resignation', () => {
  const played = afterMoves(people(2, 'NOTEAEIDDDDZQAXY'), lexicon, 'NO,2b', ',');
  const over = afterResignation(played);

  it('ends the game at once, the other player wins, and scores do not change', () => {
    expect(resultIn(over)).toEqual({
      reason: 'resigned',
      deductions: [0, 0],
      awards: [0, 0],
      finalScores: [2, 0],
      winners: [1],
    });
  });

  it('leaves the racks and the board unchanged', () => {
    const { racks, grid, bag } = latestState(played);
    expect(latestState(over)).toMatchObject({ racks, grid, bag, resigned: [0] });
  });

  it('is followed by no other event', () => {
    expect(refusalOf(over, lexicon, ',')).toMatchObject({ code: 'GAME_IS_OVER' });
    expect(errorOf(resign(latestState(over)))).toEqual({ code: 'NO_RESIGNATION' });
  });

  it('is a turn of the view without points', () => {
    expect(viewFor(over, 1).turns.at(-1)).toEqual({ kind: 'resign', seat: 0, total: 2 });
    expect(summaryOf(viewFor(over, 'everyone'))).toMatchObject({ turns: 3, resigned: [0] });
    expect(updateToJson(MANY, updateFor(over, 1, 2)).turns).toEqual([
      { kind: 'resign', seat: 0, total: 2 },
    ]);
  });

  it('is recorded with its seat alone, and round-trips', () => {
    const text = formatRecord(over.record);
    expect(JSON.parse(text).events.at(-1)).toEqual({ kind: 'resign', seat: 0 });
    expect(valueOf(parseRecord(text, lexicon))).toEqual(over);
  });
});

describe('with three players, a resignation', () => {
  const DRAWS = 'NOTEAEIDDDDZQATTTTUUU';
  const start = people(3, DRAWS);

  it('skips the seat from then on', () => {
    const first = afterResignation(start);
    expect(latestState(first)).toMatchObject({ toMove: 1, resigned: [0], result: undefined });
    const round = afterMoves(first, lexicon, ',', ',');
    expect(latestState(round)).toMatchObject({ toMove: 1, turns: 3 });
    const last = afterResignation(afterMoves(start, lexicon, ',', ','));
    expect(latestState(last).toMove).toBe(0);
  });

  it('ends the game if one player is left, who wins', () => {
    const two = afterResignation(afterMoves(start, lexicon, 'NO,2b', ','));
    expect(latestState(two).result).toBeUndefined();
    expect(resultIn(afterResignation(two))).toMatchObject({
      reason: 'resigned',
      finalScores: [2, 0, 0],
      winners: [1],
    });
    expect(latestState(afterResignation(two)).resigned).toEqual([2, 0]);
  });

  it('restarts the count of passes, which then needs only the remaining players', () => {
    const passed = afterResignation(afterMoves(start, lexicon, ',', ',', ',', ','));
    expect(latestState(passed)).toMatchObject({ passesInARow: 0, result: undefined });
    const thrice = afterMoves(passed, lexicon, ',', ',', ',');
    expect(latestState(thrice).result).toBeUndefined();
    expect(resultIn(afterMoves(thrice, lexicon, ',')).reason).toBe('passes');
  });

  /** The player who laid a word resigns, and the others pass until the end. */
  const leaderOut = (game: Timeline) =>
    afterMoves(
      afterResignation(afterMoves(game, lexicon, 'NOTE,2b', ',', ',')),
      lexicon,
      ',',
      ',',
      ',',
      ',',
    );

  it('does not change the deductions at another end', () => {
    const { deductions, finalScores, winners } = resultIn(leaderOut(start));
    const [own = 0, ...others] = deductions;
    expect(own).toBeGreaterThan(0);
    expect(others).toEqual([30, 7]);
    expect(finalScores).toEqual([5 - own, -30, -7]);
    expect(winners).toEqual([2]);
  });

  it('excludes the player from winning at another end', () => {
    const rules: RuleBook = { ...MANY, unplayedTiles: 'keep', tie: 'score-before-deductions' };
    expect(resultIn(leaderOut(people(3, DRAWS, rules)))).toMatchObject({
      reason: 'passes',
      finalScores: [5, 0, 0],
      winners: [1, 2],
    });
  });

  it('leaves the tiles of the player to the one who goes out, if the rules award tiles', () => {
    const rules: RuleBook = {
      ...MANY,
      unplayedTiles: classic.unplayedTiles,
      rackSize: 2,
      tileSet: tileSetOf({ N: 1, O: 1, T: 2, E: 2 }, { T: 3, E: 4 }),
    };
    const game = afterMoves(afterResignation(people(3, 'TTNOEE', rules)), lexicon, 'NO,2b');
    expect(resultIn(game)).toMatchObject({
      reason: 'rack-empty',
      deductions: [6, 0, 8],
      awards: [0, 14, 0],
      winners: [1],
    });
  });
});

describe('a resignation is refused', () => {
  const cannot = [
    ['in a solo game', people(1)],
    [
      'for a computer',
      gameOf(setupOf('', lexicon, { rules: MANY, seats: seatsOf('computer', 'human') }), lexicon),
    ],
  ] as const;

  it.each(cannot)('%s', (_, game) => {
    expect(errorOf(resign(latestState(game)))).toEqual({ code: 'NO_RESIGNATION' });
    const { toMove } = latestState(game);
    expect(errorOf(applyEvent(latestState(game), { kind: 'resign', seat: toMove }))).toEqual({
      code: 'NO_RESIGNATION',
    });
  });

  it('out of turn, or twice', () => {
    const start = people(3);
    const early = { kind: 'resign', seat: 1 } as const;
    expect(errorOf(extend(start, early))).toEqual({ code: 'NOT_ITS_TURN' });
    const { record } = afterResignation(start);
    const twice = { ...record, events: [...record.events, { kind: 'resign', seat: 0 } as const] };
    expect(errorOf(replay(twice, lexicon))).toMatchObject({
      index: 2,
      fault: { code: 'NOT_ITS_TURN' },
    });
  });
});

it('a resignation draws nothing from the random source', () => {
  const rules = { ...crossword, tileSet: tileSetOf({ N: 2, O: 2, T: 2 }), rackSize: 2 };
  const setup = setupOf('', lexicon, {
    rules,
    board: plainBoard(5, 4),
    chance: { kind: 'java', seed: 0, bag: rackOf('NOTNOT') },
  });
  const start = gameOf(setup, lexicon);
  expect(latestState(afterResignation(start)).chance).toEqual(latestState(start).chance);
});

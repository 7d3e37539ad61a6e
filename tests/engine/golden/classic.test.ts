import { describe, expect, it } from 'vitest';
import {
  classic,
  decide,
  formatRecord,
  type GameSetup,
  latestState,
  parseRecord,
  rackToMove,
  startGame,
  tilesText,
  type TileSet,
  type Timeline,
} from '../../../src/engine';
import { classicBoard } from '../../golden/boards';
import { afterMoves, resultIn, setupOf, tileSetOf } from '../../support/games';
import { boardOf, pictureOf, plainBoard, rackOf, squareOf } from '../../support/pictures';
import { at, errorOf } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { refusalOf } from '../../support/typing';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(
  'HORN FARM FARMS PASTE MOB NOT BE BIT PI AT NO ON TON SNIPPET'.split(' '),
);

/** With this seed, the first seat begins, both with two and with three seats. */
const FIRST_BEGINS = 'seed 5';

const start = (draws: string, changes: Partial<GameSetup> = {}, seed = FIRST_BEGINS) =>
  startGame(
    'game',
    setupOf('', lexicon, {
      rules: classic,
      board: classicBoard,
      chance: { kind: 'given', tiles: rackOf(draws), seed },
      ...changes,
    }),
  );

const small = (
  draws: string,
  tileSet: TileSet,
  changes: Partial<GameSetup> = {},
  seed = FIRST_BEGINS,
) =>
  start(
    draws,
    {
      rules: { ...classic, tileSet, rackSize: 2, bonuses: [] },
      board: plainBoard(8, 8, 'b2'),
      ...changes,
    },
    seed,
  );

const racksIn = (timeline: Timeline) => latestState(timeline).racks.map(tilesText);
const lastEvent = (timeline: Timeline) => at(timeline.record.events, -1);

/** Seeds for what must not depend on the seed. */
const SEEDS = Array.from({ length: 20 }, (_, number) => `seed ${number}`);

describe('the example of the classic rules', () => {
  const dealt = start('HORNPASFAMOBIITEBIEAUT');
  const played = afterMoves(dealt, lexicon, 'HORN,8f', 'FAM,h6', 'PASTE,10f', 'OB,9i', 'BIT,11e');

  it('has its words, main word first, and its scores', () => {
    expect(played.record.events.slice(1)).toMatchObject([
      { kind: 'play', seat: 0, words: ['HORN'], score: 14 },
      { kind: 'play', seat: 1, words: ['FARM'], score: 9 },
      { kind: 'play', seat: 0, words: ['PASTE', 'FARMS'], score: 25 },
      { kind: 'play', seat: 1, words: ['MOB', 'NOT', 'BE'], score: 16 },
      { kind: 'play', seat: 0, words: ['BIT', 'PI', 'AT'], score: 16 },
    ]);
    expect(latestState(played).scores).toEqual([14 + 25 + 16, 9 + 16]);
  });

  it('has the R on the centre square', () => {
    const { grid, setup } = latestState(played);
    expect(setup.board.start).toEqual(squareOf('h8'));
    expect(pictureOf({ board: setup.board, grid }).slice(5, 11)).toEqual([
      '.......F.......',
      '.......A.......',
      '.....HORN......',
      '.......MOB.....',
      '.....PASTE.....',
      '....BIT........',
    ]);
  });

  it('is the same if MOB is written from the M already on the board', () => {
    const slid = afterMoves(dealt, lexicon, 'HORN,8f', 'FAM,h6', 'PASTE,10f', 'OB,9h', 'BIT,11e');
    expect(latestState(slid).grid).toEqual(latestState(played).grid);
    expect(latestState(slid).scores).toEqual([55, 25]);
  });

  it('refuses a play that touches nothing', () => {
    const two = afterMoves(dealt, lexicon, 'HORN,8f', 'FAM,h6');
    expect(refusalOf(two, lexicon, 'PASTE,12f')).toMatchObject({ code: 'NOT_ADJACENT' });
  });
});

describe('the classic rules', () => {
  it('open with at least two tiles, one of them on the centre square', () => {
    const dealt = start('NOTATON');
    expect(refusalOf(dealt, lexicon, 'NO,8f')).toMatchObject({ code: 'START_NOT_COVERED' });
    expect(refusalOf(dealt, lexicon, 'N,8h')).toMatchObject({ code: 'OPENING_TOO_SHORT' });
    expect(latestState(afterMoves(dealt, lexicon, 'NO,h7')).scores).toEqual([4, 0]);
  });

  it('add fifty points for seven tiles, after all factors', () => {
    const dealt = start('SNIPPET');
    expect(latestState(afterMoves(dealt, lexicon, 'SNIPPET,8h')).scores).toEqual([
      (1 + 1 + 1 + 3 + 3 * 2 + 1 + 1) * 2 + 50,
      0,
    ]);
  });

  it('apply a word factor under a blank, which itself scores nothing', () => {
    const board = boardOf(['..<3>.', '....']);
    expect(latestState(afterMoves(start('HO_NAAA', { board }), lexicon, 'HOrN,1a')).scores).toEqual(
      [(4 + 1 + 0 + 1) * 3, 0],
    );
  });

  it('count a new tile with its factor in each of its words', () => {
    const board = boardOf(['...', '[5]<2>.']);
    const played = afterMoves(start('NOAAAAAONAAAAA', { board }), lexicon, 'NO,1a', 'ON,2a');
    expect(lastEvent(played)).toMatchObject({
      words: ['ON', 'NO', 'ON'],
      score: (1 * 5 + 1) * 2 + (1 + 1 * 5) + (1 + 1) * 2,
    });
  });

  it('draw who begins', () => {
    const first = SEEDS.map((seed) =>
      latestState(start('', { seats: seatsOf('human', 'human', 'human') }, seed)),
    ).map(({ toMove }) => toMove);
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
  });
});

describe('an exchange under the classic rules', () => {
  const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, Q: 1, X: 1 });

  it.each(SEEDS)('draws before it returns tiles, with %s', (seed) => {
    const both = small('', tileSet, {}, seed);
    const { toMove, bag } = latestState(both);
    const own = tilesText(at(latestState(both).racks, toMove));
    const other = tilesText(at(latestState(both).racks, 1 - toMove));
    const sorted = (text: string) => [...text].toSorted().join('');

    const after = latestState(afterMoves(both, lexicon, `-${own}`));
    expect(sorted(tilesText(at(after.racks, toMove)))).toBe(sorted(tilesText(bag)));
    expect(sorted(tilesText(after.bag))).toBe(sorted(own));
    expect(tilesText(at(after.racks, 1 - toMove))).toBe(other);
    expect(after).toMatchObject({ toMove: 1 - toMove, turns: 1, scores: [0, 0] });
  });

  it('may be of all or some tiles of the rack', () => {
    const after = afterMoves(small('NOTEQ', tileSet), lexicon, '-O');
    expect(racksIn(after)).toEqual(['NQ', 'TE']);
    expect(tilesText(latestState(after).bag)).toBe('XO');
  });

  it('is refused if the bag holds fewer tiles', () => {
    const dealt = small('NOTE', tileSetOf({ N: 1, O: 1, T: 1, E: 1, Q: 1 }));
    expect(refusalOf(dealt, lexicon, '-NO')).toEqual({
      code: 'BAG_TOO_SMALL',
      left: 1,
      squares: [],
    });
    expect(racksIn(afterMoves(dealt, lexicon, '-N'))).toEqual(['OQ', 'TE']);
  });

  it('is refused for tiles that are not on the rack', () => {
    const refusal = refusalOf(small('NOTE', tileSet), lexicon, '-NN');
    expect(refusal).toEqual({ code: 'TILES_NOT_ON_RACK', missing: 'N', squares: [] });
  });

  it('of no tiles is a pass', () => {
    const dealt = small('NOTE', tileSet);
    expect(lastEvent(afterMoves(dealt, lexicon, '-'))).toMatchObject({ kind: 'pass' });
    const none = decide(latestState(dealt), { kind: 'exchange', tiles: [] }, lexicon);
    expect(errorOf(none)).toMatchObject({ code: 'NOTHING_TO_EXCHANGE' });
  });

  it('is not a pass and does not end the game', () => {
    const passed = afterMoves(small('NOTE', tileSet), lexicon, ',', ',', ',', '-T', ',', ',', ',');
    expect(latestState(passed).result).toBeUndefined();
    expect(resultIn(afterMoves(passed, lexicon, ',')).reason).toBe('passes');
  });

  it('may include blanks', () => {
    const blank = tileSetOf({ N: 1, O: 1, T: 1, E: 1, Q: 1, _: 1 });
    expect(racksIn(afterMoves(small('N_TEQ', blank), lexicon, '-_'))).toEqual(['NQ', 'TE']);
  });
});

describe('an exchange under tournament rules', () => {
  const rules = { ...classic, leastInBag: 7, rackSize: 2, bonuses: [] };
  const leaving = (left: number) => {
    const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, X: left });
    return small('NOTE', tileSet, { rules: { ...rules, tileSet } });
  };

  it('is allowed while the bag holds seven tiles, for any number of tiles', () => {
    for (const move of ['-N', '-NO']) {
      const played = afterMoves(leaving(7), lexicon, move);
      expect(lastEvent(played)).toMatchObject({ kind: 'exchange' });
    }
  });

  it('is refused with six, for any tiles', () => {
    const refusal = { code: 'TOO_FEW_IN_BAG', min: 7, left: 6, squares: [] };
    for (const move of ['-N', '-NO', '-Q']) {
      expect(refusalOf(leaving(6), lexicon, move)).toEqual(refusal);
    }
  });

  it('with six is refused in a record', () => {
    const exchanged = afterMoves(leaving(7), lexicon, '-N');
    expect(parseRecord(formatRecord(exchanged.record), lexicon).ok).toBe(true);
    const { setup } = exchanged.record;
    const more = { ...setup, rules: { ...setup.rules, leastInBag: 8 } };
    expect(
      errorOf(parseRecord(formatRecord({ ...exchanged.record, setup: more }), lexicon)),
    ).toMatchObject({ code: 'BAD_EVENT', index: 1, fault: { code: 'ILLEGAL_EXCHANGE' } });
  });

  it('must not exceed the number of tiles in the bag', () => {
    const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, X: 1 });
    const dealt = small('NOTE', tileSet, { rules: { ...rules, tileSet, leastInBag: 1 } });
    expect(refusalOf(dealt, lexicon, '-NO')).toMatchObject({ code: 'BAG_TOO_SMALL' });
    expect(lastEvent(afterMoves(dealt, lexicon, '-N'))).toMatchObject({ kind: 'exchange' });
  });
});

describe('an unknown word under the classic rules', () => {
  const tileSet = tileSetOf({ N: 2, O: 2, T: 1, E: 1 });

  it('costs the turn, and its tiles are returned', () => {
    const dealt = small('NETO', tileSet);
    const lost = afterMoves(dealt, lexicon, 'NE,2b');
    expect(lastEvent(lost)).toMatchObject({ kind: 'lost-turn', seat: 0, words: ['NE'] });
    const before = latestState(dealt);
    expect(latestState(lost)).toEqual({ ...before, toMove: 1, turns: 1, turnsWithoutPlay: 1 });
    expect(tilesText(rackToMove(latestState(lost)))).toBe('TO');
  });

  it('may be the main word or a cross word', () => {
    const opened = afterMoves(small('NOEN', tileSet), lexicon, 'NO,2b');
    expect(lastEvent(afterMoves(opened, lexicon, 'EN,3b'))).toMatchObject({
      kind: 'lost-turn',
      words: ['EN', 'NE'],
    });
  });

  it('costs nothing if the rules allow another try', () => {
    const rules = { ...classic, tileSet, rackSize: 2, unknownWord: 'try-again' } as const;
    const dealt = small('NETO', tileSet, { rules });
    expect(refusalOf(dealt, lexicon, 'NE,2b')).toMatchObject({
      code: 'WORD_NOT_IN_LIST',
      words: ['NE'],
    });
  });

  it('costs nothing if the play is refused for another reason', () => {
    const dealt = small('NETO', tileSet);
    expect(refusalOf(dealt, lexicon, 'NE,7a')).toMatchObject({ code: 'START_NOT_COVERED' });
    expect(refusalOf(dealt, lexicon, 'QX,2b')).toMatchObject({ code: 'TILES_NOT_ON_RACK' });
    expect(refusalOf(dealt, lexicon, 'NE 2b')).toMatchObject({ code: 'ILLEGAL_FORMAT' });
  });

  it('is not a pass and does not end the game', () => {
    const passed = afterMoves(
      small('NETO', tileSet),
      lexicon,
      ',',
      ',',
      ',',
      'TO,2b',
      ',',
      ',',
      ',',
    );
    expect(latestState(passed).result).toBeUndefined();
    expect(resultIn(afterMoves(passed, lexicon, ',')).reason).toBe('passes');
  });
});

describe('the end of a classic game', () => {
  const threeSeats = seatsOf('human', 'human', 'human');

  it('deducts unplayed tiles, and adds those of all others to the score of the player who went out', () => {
    const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, Q: 1, X: 1 }, { T: 3, Q: 10, X: 8 });
    const dealt = small('NOTEQX', tileSet, { seats: threeSeats });
    expect(resultIn(afterMoves(dealt, lexicon, 'NO,2b'))).toEqual({
      reason: 'rack-empty',
      deductions: [0, 4, 18],
      awards: [22, 0, 0],
      finalScores: [2 + 22, -4, -18],
      winners: [0],
    });
  });

  it('comes after every player has passed twice in a row, and then adds nothing', () => {
    const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, Q: 1, X: 2 });
    const dealt = small('NOTEQX', tileSet, { seats: threeSeats });
    const five = afterMoves(dealt, lexicon, ',', ',', ',', ',', ',');
    expect(latestState(five).result).toBeUndefined();
    expect(resultIn(afterMoves(five, lexicon, ','))).toEqual({
      reason: 'passes',
      deductions: [2, 2, 2],
      awards: [0, 0, 0],
      finalScores: [-2, -2, -2],
      winners: [0, 1, 2],
    });
  });

  it('breaks a tie by the scores before deductions', () => {
    const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, X: 2 }, { T: 0, E: 0 });
    const played = afterMoves(small('NOTEXX', tileSet), lexicon, 'NO,2b', ',', ',', ',', ',');
    expect(latestState(played).scores).toEqual([2, 0]);
    expect(resultIn(played)).toMatchObject({ finalScores: [0, 0], winners: [0] });
  });

  it('is a draw if those are equal too', () => {
    const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, X: 2 });
    const played = afterMoves(small('NOTEXX', tileSet), lexicon, ',', ',', ',', ',');
    expect(resultIn(played)).toMatchObject({ finalScores: [-2, -2], winners: [0, 1] });
  });
});

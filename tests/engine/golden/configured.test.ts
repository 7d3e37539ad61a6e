import { describe, expect, it } from 'vitest';
import {
  classic,
  type CommandProblem,
  configured,
  configuredRules,
  type GameSetup,
  latestState,
  parseBoard,
  parseConfiguration,
  parseScript,
  parseTileSet,
  type RuleBook,
  startGame,
  tilesText,
  type Timeline,
} from '../../../src/engine';
import { afterMoves, resultIn, setupOf, tileSetOf } from '../../support/games';
import { pictureOf, squareOf } from '../../support/pictures';
import { at, valueOf } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { refusalOf } from '../../support/typing';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(
  'CAKE CAKES POKEMON CAT AT AN TO NO ON NOT NOTES NOTIONS SO'.split(' '),
);

const boardOf = (...lines: readonly string[]) =>
  valueOf(parseBoard('configured', lines.join('\n')));

const board = boardOf('9 8', '3 3', ...Array.from({ length: 8 }, () => '.........'));

const start = (draws: string, changes: Partial<GameSetup> = {}) =>
  startGame('game', setupOf(draws, lexicon, { rules: configured, board, ...changes }));

const small = (draws: string, rules: Partial<RuleBook>, changes: Partial<GameSetup> = {}) =>
  start(draws, { rules: { ...configured, rackSize: 2, bonuses: [], ...rules }, ...changes });

const lastEvent = (timeline: Timeline) => at(timeline.record.events, -1);
const racksIn = (timeline: Timeline) => latestState(timeline).racks.map(tilesText);
const pictureIn = (timeline: Timeline) => {
  const { grid, setup } = latestState(timeline);
  return pictureOf({ board: setup.board, grid });
};

describe('the example commands of the configured game', () => {
  const dealt = start('CAKEAAAPOE_ONX');
  const played = afterMoves(dealt, lexicon, 'PLACE | 3 3 CAKE', 'PLACE - 5 1 POE?MON');

  it('lay CAKE downwards and POKEMON across it, with a blank for its M', () => {
    expect(pictureIn(played)).toEqual([
      '.........',
      '.........',
      '..C......',
      '..A......',
      'POKEmON..',
      '..E......',
      '.........',
      '.........',
    ]);
    expect(played.record.events.slice(1)).toMatchObject([
      { words: ['CAKE'], score: 3 + 1 + 5 + 1 },
      { words: ['POKEmON'], score: 3 + 1 + 5 + 1 + 0 + 1 + 1 },
    ]);
  });

  it.each([
    ['place | 3 3 cake', 'Place - 5 1 poe?mon'],
    ['  PLACE  |  3 3\tCAKE ', 'PLACE - 05 01 POE?mON'],
  ])('mean the same as %j and %j', (first, second) => {
    expect(latestState(afterMoves(dealt, lexicon, first, second))).toEqual(latestState(played));
  });

  it.each(['PASS', 'pass', ' Pass '])('%j passes', (text) => {
    expect(lastEvent(afterMoves(dealt, lexicon, text))).toMatchObject({ kind: 'pass', seat: 0 });
  });

  it.each(['EXCHANGE aa?', 'exchange A?A'])('%j exchanges two As and a blank', (text) => {
    const exchanged = afterMoves(start('ABA_CDEFFFFFFF'), lexicon, text);
    const event = lastEvent(exchanged);
    expect(event.kind === 'exchange' && [...tilesText(event.returned)].toSorted()).toEqual([
      'A',
      'A',
      '_',
    ]);
    expect(at(racksIn(exchanged), 0)).toMatch(/^BCDE...$/);
  });

  it('score CAT with its C on a double letter and its T on a double word', () => {
    const factors = boardOf('3 2', '1 1', '2.d', '...');
    const { scores } = latestState(
      afterMoves(start('CATAAAA', { board: factors }), lexicon, 'PLACE - 1 1 CAT'),
    );
    expect(scores).toEqual([16, 0]);
  });

  it('add fifty points for a whole rack', () => {
    const { scores } = latestState(afterMoves(start('NOTIONS'), lexicon, 'PLACE - 3 3 NOTIONS'));
    expect(scores).toEqual([7 + 50, 0]);
  });
});

describe('an error in a command', () => {
  const played = afterMoves(start('CAKETXAQOESONI'), lexicon, 'PLACE | 3 3 CAKE');

  const REFUSALS = [
    ['tiles that are not on the rack', 'PLACE - 5 4 TT', 'TILES_NOT_ON_RACK'],
    ['more tiles than are on the rack', 'EXCHANGE ss', 'TILES_NOT_ON_RACK'],
    ['a square that is taken', 'PLACE | 5 3 S', 'SQUARE_OCCUPIED'],
    ['tiles out of bounds', 'PLACE - 7 8 SON', 'RUNS_OFF_BOARD'],
    ['a word that is not in the list', 'PLACE - 7 3 SON', 'WORD_NOT_IN_LIST'],
    ['tiles that touch nothing', 'PLACE - 8 6 SO', 'NOT_ADJACENT'],
    ['a row that is not on the board', 'PLACE - 9 1 SO', 'SQUARE_NOT_ON_BOARD'],
    ['a column that is not on the board', 'PLACE - 1 10 SO', 'SQUARE_NOT_ON_BOARD'],
    ['row 0', 'PLACE - 0 1 SO', 'SQUARE_NOT_ON_BOARD'],
  ] as const;

  it.each(REFUSALS)('is reported: %s', (_name, text, code) => {
    expect(refusalOf(played, lexicon, text)).toMatchObject({ code });
    expect(latestState(played)).toMatchObject({ toMove: 1 });
  });

  it('is reported: an opening beside the start square', () => {
    expect(refusalOf(start('CAKETXA'), lexicon, 'PLACE - 4 3 CAKE')).toMatchObject({
      code: 'START_NOT_COVERED',
      start: squareOf('c3'),
    });
  });

  it('is reported with the missing tiles, the squares that fit or the unknown words', () => {
    const refused = (text: string) => refusalOf(played, lexicon, text);
    expect(refused('EXCHANGE ss??')).toMatchObject({ missing: 'S__' });
    expect(refused('PLACE - 7 8 SON')).toMatchObject({
      fitting: 2,
      squares: [squareOf('h7'), squareOf('i7')],
    });
    expect(refused('PLACE - 7 3 SON')).toMatchObject({ words: ['SON'] });
  });

  const FORMATS: readonly (readonly [string, number, CommandProblem])[] = [
    ['', 1, { kind: 'unknown-command', found: '' }],
    ['DISCARD AB', 1, { kind: 'unknown-command', found: 'DISCARD' }],
    ['  SO,5d', 3, { kind: 'unknown-command', found: 'SO,5d' }],
    ['PASS NOW', 6, { kind: 'wrong-arguments', command: 'PASS', count: 1 }],
    ['EXCHANGE A B', 12, { kind: 'wrong-arguments', command: 'EXCHANGE', count: 2 }],
    ['PLACE', 6, { kind: 'wrong-arguments', command: 'PLACE', count: 0 }],
    ['PLACE -', 8, { kind: 'wrong-arguments', command: 'PLACE', count: 1 }],
    ['PLACE - 5', 10, { kind: 'wrong-arguments', command: 'PLACE', count: 2 }],
    ['PLACE - 5 1 SO ON', 16, { kind: 'wrong-arguments', command: 'PLACE', count: 5 }],
    ['PLACE + 5 1 SO', 7, { kind: 'bad-direction', found: '+' }],
    ['PLACE 5 1 SO', 7, { kind: 'bad-direction', found: '5' }],
    ['PLACE - five 1 SO', 9, { kind: 'bad-number', of: 'row', found: 'five' }],
    ['PLACE - 5.0 1 SO', 9, { kind: 'bad-number', of: 'row', found: '5.0' }],
    ['PLACE - -5 1 SO', 9, { kind: 'bad-number', of: 'row', found: '-5' }],
    ['PLACE - 5 1,0 SO', 11, { kind: 'bad-number', of: 'column', found: '1,0' }],
    ['PLACE - 5 1234567 SO', 11, { kind: 'bad-number', of: 'column', found: '1234567' }],
    ['EXCHANGE', 9, { kind: 'no-tiles', command: 'EXCHANGE' }],
    ['PLACE - 5 1', 12, { kind: 'no-tiles', command: 'PLACE' }],
    ['EXCHANGE A1', 11, { kind: 'bad-tile', found: '1' }],
    ['EXCHANGE A_', 11, { kind: 'bad-tile', found: '_' }],
    ['PLACE - 5 1 S0', 14, { kind: 'bad-tile', found: '0' }],
    ['PLACE - 5 1 S??', 15, { kind: 'bad-tile', found: '?' }],
    ['PLACE - 5 1 SO?', 16, { kind: 'blank-without-letter' }],
    ['PLACE - 5 1 ?', 14, { kind: 'blank-without-letter' }],
  ];

  it.each(FORMATS)('is reported for %j at column %i, %j', (text, column, problem) => {
    expect(refusalOf(played, lexicon, text)).toEqual({ code: 'ILLEGAL_FORMAT', column, problem });
  });

  it('has one of several codes', () => {
    expect(new Set(REFUSALS.map(([, , code]) => code)).size).toBe(6);
    expect(new Set(FORMATS.map(([, , { kind }]) => kind)).size).toBe(7);
  });
});

describe('the rules of the configured game', () => {
  const opened = afterMoves(start('CAKETXAQOESONI'), lexicon, 'PLACE | 3 3 CAKE');

  it.each(['-', '|'])('accept a single tile in either direction: %s', (sign) => {
    expect(lastEvent(afterMoves(opened, lexicon, `PLACE ${sign} 7 3 S`))).toMatchObject({
      words: ['CAKES'],
      score: 3 + 1 + 5 + 1 + 1,
    });
  });

  it.each([
    ['-', ['NO', 'TO']],
    ['|', ['TO', 'NO']],
  ])('score both words of a single tile, first the one in direction %s', (sign, words) => {
    const crossed = afterMoves(start('ATOAAAAN'), lexicon, 'PLACE - 3 3 AT', 'PLACE | 4 3 N');
    expect(lastEvent(afterMoves(crossed, lexicon, `PLACE ${sign} 4 4 O`))).toMatchObject({
      words,
      score: 2 + 2,
    });
  });

  it('open with one or more tiles on the start square that form a word', () => {
    const dealt = start('CAKETXA');
    expect(refusalOf(dealt, lexicon, 'PLACE - 3 3 A')).toMatchObject({ code: 'NO_WORD' });
    expect(refusalOf(dealt, lexicon, 'PLACE - 3 4 AT')).toMatchObject({
      code: 'START_NOT_COVERED',
    });
    expect(lastEvent(afterMoves(dealt, lexicon, 'PLACE - 3 2 AT'))).toMatchObject({
      words: ['AT'],
    });
  });

  it('judge and score every word that a play forms', () => {
    const played = afterMoves(start('NOTAAAAONAAAAA'), lexicon, 'PLACE - 3 3 NO', 'PLACE - 4 3 ON');
    expect(lastEvent(played)).toMatchObject({ words: ['ON', 'NO', 'ON'], score: 6 });
    const refused = refusalOf(
      afterMoves(start('NOTAAAANOAAAAA'), lexicon, 'PLACE - 3 3 NO'),
      lexicon,
      'PLACE - 4 3 NO',
    );
    expect(refused).toMatchObject({ code: 'WORD_NOT_IN_LIST', words: ['NN', 'OO'] });
  });

  it('refuse words below the configured length, cross words too', () => {
    const configuration = valueOf(
      parseConfiguration(
        'hand_size: 5\nminimum_word_length: 3\nseed: 1\ntile_bag: t\ndictionary: d\nboard: b\n',
      ),
    );
    const tileSet = valueOf(parseTileSet('n 1 4\no 1 4\nt 1 4\ne 1 2\ns 1 2\n? 0 1\n'));
    const rules = configuredRules(configuration, tileSet);
    expect(rules).toMatchObject({
      rackSize: 5,
      shortestWord: 3,
      bonuses: [{ tiles: 'full-rack', points: 50 }],
    });

    const dealt = start('NOTESTNOSE', { rules });
    expect(refusalOf(dealt, lexicon, 'PLACE - 3 3 NO')).toMatchObject({
      code: 'WORD_TOO_SHORT',
      word: 'NO',
      shortest: 3,
    });
    const three = afterMoves(dealt, lexicon, 'PLACE - 3 3 NOT');
    expect(lastEvent(three)).toMatchObject({ words: ['NOT'], score: 3 });
    expect(refusalOf(three, lexicon, 'PLACE - 4 3 TON')).toMatchObject({
      code: 'WORD_TOO_SHORT',
      word: 'NT',
    });
    const whole = afterMoves(dealt, lexicon, 'PLACE - 3 3 NOTES');
    expect(lastEvent(whole)).toMatchObject({ score: 5 + 50 });
  });

  it('work for one to eight people, in the order of their seats', () => {
    const alone = start('CAKETXA', { seats: seatsOf('human') });
    expect(latestState(afterMoves(alone, lexicon, 'PLACE | 3 3 CAKE'))).toMatchObject({
      toMove: 0,
      scores: [10],
    });
    const { names, commands } = valueOf(
      parseScript(`8\n${[...'ABCDEFGH'].join('\n')}\n${'PASS\n\n'.repeat(7)}`),
    );
    const seats = names.map((name) => ({ name, player: 'human' as const, skill: 1 }));
    const passed = afterMoves(start('', { seats }), lexicon, ...commands.map(({ text }) => text));
    expect(latestState(passed)).toMatchObject({ toMove: 7, turns: 7, result: undefined });
    expect(racksIn(passed).map(({ length }) => length)).toEqual(names.map(() => 7));
    expect(resultIn(afterMoves(passed, lexicon, 'PASS')).reason).toBe('passes');
  });
});

describe('an exchange in the configured game', () => {
  const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1 });

  it('returns tiles before it draws, so the same ones may be drawn', () => {
    const dealt = small('NOTENO', { tileSet });
    expect(latestState(dealt).bag).toEqual([]);
    const exchanged = afterMoves(dealt, lexicon, 'EXCHANGE NO');
    expect(racksIn(exchanged)).toEqual(['NO', 'TE']);
    expect(latestState(exchanged)).toMatchObject({ bag: [], toMove: 1, scores: [0, 0] });
    const drawFirst = small('NOTENO', { tileSet, exchange: classic.exchange });
    expect(refusalOf(drawFirst, lexicon, 'EXCHANGE NO')).toMatchObject({ code: 'BAG_TOO_SMALL' });
  });

  it('draws from the bag and the returned tiles together', () => {
    const more = tileSetOf({ N: 1, O: 1, T: 1, E: 1, Q: 1 });
    const drawn = (draws: string) =>
      racksIn(afterMoves(small(draws, { tileSet: more }), lexicon, 'EXCHANGE O'));
    expect(drawn('NOTEO')).toEqual(['NO', 'TE']);
    expect(drawn('NOTEQ')).toEqual(['NQ', 'TE']);
  });

  it('is not a pass and does not end the game', () => {
    const exchanged = afterMoves(
      small('NOTENO', { tileSet }),
      lexicon,
      'PASS',
      'EXCHANGE TE',
      'PASS',
    );
    expect(latestState(exchanged).result).toBeUndefined();
    expect(resultIn(afterMoves(exchanged, lexicon, 'PASS')).reason).toBe('passes');
  });
});

describe('the end of a configured game', () => {
  const seats = seatsOf('human', 'human', 'human');

  it('comes with an empty bag and rack; the player who went out gains the tiles of the others', () => {
    const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, Q: 1, X: 1 }, { T: 3, Q: 10, X: 8 });
    const played = afterMoves(small('NOTEQX', { tileSet }, { seats }), lexicon, 'PLACE - 3 3 NO');
    expect(resultIn(played)).toEqual({
      reason: 'rack-empty',
      deductions: [0, 4, 18],
      awards: [22, 0, 0],
      finalScores: [24, -4, -18],
      winners: [0],
    });
  });

  it('comes after all have passed once in a row; then each player loses only unplayed tiles', () => {
    const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, X: 4 }, { X: 5 });
    const played = afterMoves(small('NOTEXXXX', { tileSet }, { seats }), lexicon, 'PLACE - 3 3 NO');
    const twice = afterMoves(played, lexicon, 'PASS', 'PASS');
    expect(latestState(twice).result).toBeUndefined();
    expect(resultIn(afterMoves(twice, lexicon, 'PASS'))).toEqual({
      reason: 'passes',
      deductions: [10, 2, 10],
      awards: [0, 0, 0],
      finalScores: [-8, -2, -10],
      winners: [1],
    });
  });

  it('has as many winners as share the highest score, without a tie-break', () => {
    const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, X: 2 }, { T: 0, E: 0 });
    const played = afterMoves(
      small('NOTEXX', { tileSet }),
      lexicon,
      'PLACE - 3 3 NO',
      'PASS',
      'PASS',
    );
    expect(resultIn(played)).toMatchObject({ finalScores: [0, 0], winners: [0, 1] });
  });
});

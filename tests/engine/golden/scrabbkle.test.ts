import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  bracketBoardText,
  decide,
  type GameSetup,
  latestState,
  parseMove,
  type RuleBook,
  scrabbkle,
  startGame,
  tilesText,
} from '../../../src/engine';
import { scrabbkleBoard } from '../../golden/boards';
import { afterMoves, resultIn, setupOf, tileSetOf } from '../../support/games';
import { boardOf, plainBoard, playOf, squareOf } from '../../support/pictures';
import { at, errorOf, valueOf } from '../../support/results';
import { refusalOf } from '../../support/typing';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['GIT', 'STAR', 'TAG', 'IT', 'NO', 'SNOW', 'NOTIONS', 'VALUE']);

const seats = scrabbkle.seats.fixed.map((seat) => ({ ...seat, skill: 1 }));

const start = (draws: string, changes: Partial<GameSetup> = {}) =>
  startGame(
    'game',
    setupOf(draws, lexicon, { rules: scrabbkle, board: scrabbkleBoard, seats, ...changes }),
  );

const sorted = (text: string): string => [...text].toSorted().join('');

describe('the example of ScraBBKle', () => {
  const dealt = start('TIUMGRLSAREEEXTIG');
  const played = afterMoves(dealt, lexicon, 'GIT,f8,r', 'SAR,h7,d');
  const rack = (turns: number) => tilesText(at(at(played.states, 1 + turns).racks, 0));

  it('is between a person, who begins, and the computer', () => {
    expect(dealt.record.setup.seats).toMatchObject([
      { name: 'Human player', player: 'human' },
      { name: 'Computer player', player: 'computer' },
    ]);
    expect(latestState(dealt).toMove).toBe(0);
  });

  it('shows the printed tiles at both turns of the person', () => {
    expect(rack(0)).toBe('TIUMGRL');
    expect(sorted(rack(2))).toBe(sorted('TIUMGRL'));
  });

  it('shows the printed board before and after each move', () => {
    const printed = played.states
      .slice(1)
      .map(({ grid }) => bracketBoardText(scrabbkle, { board: scrabbkleBoard, grid }));
    const file = new URL('../../golden/scrabbkle-boards.txt', import.meta.url);
    expect(`${printed.join('\n\n')}\n`).toBe(readFileSync(file, 'utf8'));
  });

  it('forms one word per move, and has the printed scores', () => {
    expect(played.record.events.slice(1)).toMatchObject([
      { kind: 'play', seat: 0, words: ['GIT'], score: 8 },
      { kind: 'play', seat: 1, words: ['STAR'], score: 4 },
    ]);
    expect(played.states.slice(1).map(({ scores }) => scores)).toEqual([
      [0, 0],
      [8, 0],
      [8, 4],
    ]);
  });

  it('refuses a move that would form two words, though both are in the list', () => {
    expect(refusalOf(played, lexicon, 'TG,g9,r')).toEqual({
      code: 'CROSS_WORD_FORMED',
      crossWord: 'IT',
      squares: [squareOf('g8'), squareOf('g9')],
    });
    expect(latestState(played)).toMatchObject({ toMove: 0, scores: [8, 4] });
  });
});

describe('a ScraBBKle move as text', () => {
  const { setup, grid } = latestState(start(''));
  const parsed = (text: string) => parseMove(scrabbkle, { board: setup.board, grid }, text);

  it.each([
    ['OND,f8,d', playOf('OND,f8')],
    ['VLuE,b12,r', playOf('VLuE,12b')],
    ['GIT,f8,r', playOf('GIT,8f')],
  ])('%s is a play', (text, play) => {
    expect(valueOf(parsed(text))).toEqual({ kind: 'play', play });
  });

  it('with two commas is a pass', () => {
    expect(valueOf(parsed(',,'))).toEqual({ kind: 'pass' });
  });

  it.each([
    ['', 1],
    [',', 1],
    [',,,', 1],
    [' ,,', 1],
    [',f8,r', 1],
    ['GIT', 4],
    ['GIT,', 5],
    ['G?T,f8,r', 2],
    ['GIT f8 r', 4],
    ['GIT,8f,r', 5],
    ['GIT,f0,r', 6],
    ['GIT,f08,r', 6],
    ['GIT,F8,r', 5],
    ['GIT, f8,r', 5],
    ['GIT,f8', 7],
    ['GIT,f8,', 8],
    ['GIT,f8,x', 8],
    ['GIT,f8,R', 8],
    ['GIT,f8,right', 9],
    ['GIT,f8,r ', 9],
    ['GIT,f888,r', 8],
    ['-GI', 1],
  ])('"%s" is invalid from column %i', (text, column) => {
    expect(errorOf(parsed(text))).toEqual({ code: 'ILLEGAL_FORMAT', column });
  });
});

describe('the rules of ScraBBKle', () => {
  const withTiles = (
    counts: Readonly<Record<string, number>>,
    rackSize: number,
    values: Readonly<Record<string, number>> = {},
  ): RuleBook => ({ ...scrabbkle, tileSet: tileSetOf(counts, values), rackSize });

  it('allow a word to be extended at both ends at once', () => {
    const game = afterMoves(
      start('NOSWABC', { board: plainBoard(12, 12, 'f6') }),
      lexicon,
      'NO,f6,r',
    );
    expect(at(afterMoves(game, lexicon, ',,', 'SW,e6,r').record.events, 3)).toMatchObject({
      words: ['SNOW'],
      score: 1 + 1 + 1 + 4,
    });
  });

  it('open with at least two tiles, one of them on the centre square', () => {
    const dealt = start('NOTIONS');
    expect(refusalOf(dealt, lexicon, 'NO,f8,r')).toMatchObject({ code: 'START_NOT_COVERED' });
    expect(refusalOf(dealt, lexicon, 'N,h8,r')).toMatchObject({ code: 'OPENING_TOO_SHORT' });
    expect(latestState(afterMoves(dealt, lexicon, 'NO,h7,d')).scores).toEqual([4, 0]);
  });

  it('value a blank at three, and keep its letter', () => {
    const board = boardOf(['[2].<3>...', '......']);
    const game = afterMoves(start('VALUE_E', { board }), lexicon, 'VaLUE,a1,r');
    expect(at(game.record.events, 1)).toMatchObject({
      words: ['VaLUE'],
      score: (4 * 2 + 3 + 1 + 1 + 1) * 3,
    });
    expect(at(latestState(game).grid, 1)).toEqual({ kind: 'blank', letter: 'A' });
  });

  it('add seventy points for seven tiles, after all factors', () => {
    const game = afterMoves(start('NOTIONS'), lexicon, 'NOTIONS,h8,r');
    expect(latestState(game).scores).toEqual([(7 + 1) * 2 + 70, 0]);
  });

  it('have no exchange', () => {
    const { setup, grid } = latestState(start('NOTIONS'));
    const typedExchange = parseMove(scrabbkle, { board: setup.board, grid }, '-NO');
    expect(errorOf(typedExchange)).toMatchObject({ code: 'ILLEGAL_FORMAT' });
    const tiles = [{ kind: 'letter', letter: 'N' }] as const;
    const exchange = decide(latestState(start('NOTIONS')), { kind: 'exchange', tiles }, lexicon);
    expect(errorOf(exchange)).toMatchObject({ code: 'NO_EXCHANGE' });
  });

  it('refuse an unknown word at no cost', () => {
    const dealt = start('NOTIONS');
    expect(refusalOf(dealt, lexicon, 'TON,h8,r')).toMatchObject({
      code: 'WORD_NOT_IN_LIST',
      words: ['TON'],
    });
    expect(latestState(dealt)).toMatchObject({ toMove: 0, turns: 0 });
  });

  it('end the game after both have passed twice, and deduct each player’s own tiles', () => {
    const rules = withTiles({ N: 1, O: 1, T: 1, E: 1, X: 2 }, 2, { T: 3, E: 4, X: 1 });
    const board = plainBoard(12, 12, 'f6');
    const played = afterMoves(start('NOTEXX', { rules, board }), lexicon, 'NO,f6,r');
    const thrice = afterMoves(played, lexicon, ',,', ',,', ',,');
    expect(latestState(thrice).result).toBeUndefined();
    expect(resultIn(afterMoves(thrice, lexicon, ',,'))).toEqual({
      reason: 'passes',
      deductions: [2, 7],
      awards: [0, 0],
      finalScores: [0, -7],
      winners: [0],
    });
  });

  it('end the game with an empty bag and rack; the player who went out gains nothing', () => {
    const rules = withTiles({ N: 1, O: 1, T: 1, E: 1 }, 2, { T: 3, E: 4 });
    const board = plainBoard(12, 12, 'f6');
    const played = afterMoves(start('NOTE', { rules, board }), lexicon, 'NO,f6,r');
    expect(resultIn(played)).toEqual({
      reason: 'rack-empty',
      deductions: [0, 7],
      awards: [0, 0],
      finalScores: [2, -7],
      winners: [0],
    });
  });

  it('call equal final scores a draw, without a tie-break', () => {
    const rules = withTiles({ N: 1, O: 1, T: 1, E: 1, X: 2 }, 2, { T: 0, E: 0 });
    const board = plainBoard(12, 12, 'f6');
    const played = afterMoves(start('NOTEXX', { rules, board }), lexicon, 'NO,f6,r');
    expect(resultIn(afterMoves(played, lexicon, ',,', ',,', ',,', ',,'))).toMatchObject({
      finalScores: [0, 0],
      winners: [0, 1],
    });
  });
});

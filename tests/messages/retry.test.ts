import { describe, expect, it } from 'vitest';
import { scraebbkle, type Turn, viewFor } from '../../src/engine';
import { bestHere, comparedWithFinished } from '../../src/messages';
import { PLAIN_DRAWS, smallGame } from '../support/page';
import { at } from '../support/results';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;

const players = { rules: scraebbkle, seats: MIXED.seats, you: 0 };

/** The first turn of a game. */
const turnOf = (move: string): Turn =>
  at(viewFor(smallGame(PLAIN_DRAWS, MIXED, move), 'everyone').turns, 0);

const HIDDEN = { kind: 'hidden', count: 2 } as const;

const NO = turnOf('NO,2b');

const scoring = (turn: Turn, score: number): Turn => ({ ...turn, score }) as Turn;

describe('a retried turn beside that of the finished game', () => {
  it.each<[string, Turn, Turn]>([
    ['NO scored 12 more than ON in your finished game.', scoring(NO, 14), turnOf('ON,2b')],
    ['NO scored 4 less than ON in your finished game.', scoring(NO, -2), turnOf('ON,2b')],
    ['NO scored as much as ON in your finished game.', NO, turnOf('ON,2b')],
    ['NO scored as much as NO in your finished game.', NO, turnOf('NO,b2')],
    ['You played NO in your finished game too.', NO, NO],
    ['In your finished game, NO scored 2 points.', turnOf(','), NO],
    ['In your finished game, you passed.', NO, turnOf(',')],
    [
      'In your finished game, Club exchanged tiles.',
      NO,
      { kind: 'exchange', seat: 1, returned: HIDDEN, drawn: HIDDEN, total: 0 },
    ],
  ])('%s', (sentence, retried, made) => {
    expect(comparedWithFinished(players, retried, made)).toBe(sentence);
  });
});

describe('the best move beside a retried turn', () => {
  const passed = turnOf(',');

  it.each([
    ['exchange', 'Best here: exchange tiles.'],
    ['pass', 'Best here: pass.'],
  ] as const)('may be no word: %s', (kind, sentence) => {
    const move = kind === 'pass' ? { kind } : { kind, tiles: [] };
    expect(bestHere(scraebbkle, { words: [], move, score: 0 }, passed, passed)).toBe(sentence);
  });

  it('is named, or confirmed to a player who found it', () => {
    if (NO.kind !== 'play') throw new Error('No word');
    const best = { words: NO.words, move: { kind: 'play', play: NO.play }, score: 2 } as const;
    expect(bestHere(scraebbkle, best, passed, NO)).toBe('Best here: NO at 2b, 2 points.');
    expect(bestHere(scraebbkle, best, passed, scoring(NO, 3))).toBe(
      'Best here: NO at 2b, 2 points. You keep better tiles.',
    );
    expect(bestHere(scraebbkle, best, NO, passed)).toBe('+2: the best move here!');
    expect(bestHere(scraebbkle, best, NO, scoring(NO, 3))).toBe(
      'But it’s the best move here: you keep better tiles.',
    );
    const last = { ...best, isToEnd: true };
    expect(bestHere(scraebbkle, last, passed, scoring(NO, 3))).toBe(
      'Best here: NO at 2b, 2 points. You gain more later.',
    );
    const safe = { ...best, countsReplies: true };
    expect(bestHere(scraebbkle, safe, passed, scoring(NO, 3))).toBe(
      'Best here: NO at 2b, 2 points. It leaves less to the next player.',
    );
  });
});

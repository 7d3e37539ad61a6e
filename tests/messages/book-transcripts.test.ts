import { describe, expect, it } from 'vitest';
import {
  classic,
  configured,
  crossword,
  type GameSetup,
  scrabbkle,
  startGame,
  type Timeline,
  type Viewer,
} from '../../src/engine';
import { transcript } from '../../src/messages';
import { afterResignation, setupOf, tileSetOf } from '../support/games';
import { plainBoard, rackOf } from '../support/pictures';
import { seatsOf } from '../support/seats';
import { typedOn } from '../support/typing';
import { withoutPrompts } from '../support/without-prompts';
import { wordsOf } from '../support/words';
import { withoutBoards } from '../support/without-boards';

const { lexicon } = wordsOf('NO NOT NOTE ON TON TO DO AD DAD EAT'.split(' '));

const played = (draws: string, changes: Partial<GameSetup>, ...texts: readonly string[]) =>
  typedOn(startGame('game', setupOf(draws, lexicon, changes)), lexicon, ...texts);

const asPrinted = (timeline: Timeline, viewer: Viewer): string =>
  withoutPrompts(timeline.record.setup.rules, transcript(timeline, viewer));

const told = (timeline: Timeline, viewer: Viewer) => withoutBoards(asPrinted(timeline, viewer));

/** The racks NOTEAE_ and DDDDZQA, then the draws X, Y and I; the seed decides the rest. */
const DRAWS = 'NOTEAE_DDDDZQAXYI';

describe('the transcript of a classic game', () => {
  const rules = { ...classic, firstSeat: 'first' } as const;
  const game = played(DRAWS, { rules }, '-ZZ', '-AE_', 'DQ,2b', 'NOT,9z', 'NO,2b');

  it('shows a player’s exchanges and refused attempts as typed', () => {
    expect(told(game, 0)).toEqual([
      'Start position: b2',
      "It's your turn, Player 1! Your tiles:",
      '[N1], [O1], [T1], [E1], [A1], [E1], [_0]',
      '-ZZ',
      'The tiles ZZ cannot be exchanged. Please try again.',
      '-AE_',
      'The move is: Exchange of 3 tiles',
      "It's your turn, Player 2!",
      'DQ,2b',
      'Turn lost. DQ isn’t in the word list.',
      "It's your turn, Player 1! Your tiles:",
      '[N1], [O1], [T1], [E1], [X8], [Y4], [I1]',
      'NOT,9z',
      'The board does not permit word NOT at position 9z. Please try again.',
      'NO,2b',
      'The move is: Letters: NO at position 2b',
      'Player 1 score: 2',
      'Player 2 score: 0',
    ]);
  });

  it.each([1, 'nobody'] as const)('hides exchanged tiles from viewer %s', (viewer) => {
    const text = told(game, viewer).join('\n');
    expect(text).toContain("It's your turn, Player 1!\nThe move is: Exchange of 3 tiles\n");
    expect(text).not.toContain('AE_');
    expect(text).not.toContain('ZZ');
  });

  it('shows exchanged tiles to everyone if the racks are open', () => {
    expect(told(played(DRAWS, { rules, openRacks: true }, '-AE_'), 1)).toContain('-AE_');
  });

  it('shows exchanged tiles to everyone after the end', () => {
    const over = played(DRAWS, { rules }, '-AE_', ',', ',', ',', ',');
    expect(told(over, 1)).toContain('-AE_');
  });

  it('shows no move box for a computer', () => {
    const seats = seatsOf('computer', 'human');
    expect(told(played(DRAWS, { rules, seats }, '-AE_'), 'everyone').slice(0, 3)).toEqual([
      'Start position: b2',
      "It's your turn, Player 1!",
      'The move is: Exchange of 3 tiles',
    ]);
  });
});

describe('the transcript of a resignation', () => {
  const rules = { ...classic, firstSeat: 'first' } as const;
  const seats = seatsOf('human', 'human', 'human');

  it('names the player who resigned, and continues', () => {
    const game = afterResignation(played(DRAWS, { rules, seats }));
    expect(told(typedOn(game, lexicon, ','), 'nobody')).toEqual([
      'Start position: b2',
      "It's your turn, Player 1!",
      'Player 1 resigned.',
      "It's your turn, Player 2!",
      ',',
      'The move is: Pass Move!',
    ]);
  });

  it('includes the end of the game', () => {
    const game = afterResignation(
      played(DRAWS, {
        rules: scrabbkle,
        seats: scrabbkle.seats.fixed.map((seat) => ({ ...seat, skill: 1 })),
      }),
    );
    expect(told(game, 'everyone').slice(-5)).toEqual([
      'The human player resigned.',
      'Game Over!',
      'The human player scored 0 points.',
      'The computer player scored 0 points.',
      'The computer player wins!',
    ]);
  });
});

describe('the transcript of a configured game', () => {
  it('numbers the columns of its boards', () => {
    const game = played('NO', { rules: configured, board: plainBoard(5, 2) }, 'PASS');
    expect(asPrinted(game, 'everyone').split('\n').slice(0, 6)).toEqual([
      '    1  2  3  4  5',
      ' 1  .  .  .  .  .  1',
      ' 2  .  .  .  .  .  2',
      '    1  2  3  4  5',
      '',
      'Start position: 1 1',
    ]);
  });

  it('names squares by row and column even in the wording of ScraBBKle', () => {
    const rules = { ...configured, wording: 'scrabbkle' } as const;
    expect(told(played(DRAWS, { rules }, 'PLACE - 2 2 NO'), 'everyone')).toContain(
      'The move is:    Word: NO at position 2 2, direction: right',
    );
  });

  it('shows moves as commands', () => {
    const game = played(
      DRAWS,
      { rules: configured },
      'exchange qq',
      'EXCHANGE ae?',
      'place | 2 2 zoo',
      'EXCHANGE',
      'PASS',
      'PLACE - 2 2 NO',
      'PLACE | 1 3 D',
    );
    expect(told(game, 'everyone')).toEqual([
      'Start position: 2 2',
      "It's your turn, Player 1! Your tiles:",
      '[N1], [O1], [T1], [E1], [A1], [E1], [_0]',
      'exchange qq',
      'The tiles qq cannot be exchanged. Please try again.',
      'EXCHANGE AE?',
      'The move is: Exchange of 3 tiles',
      "It's your turn, Player 2! Your tiles:",
      '[D2], [D2], [D2], [D2], [Z10], [Q10], [A1]',
      'place | 2 2 zoo',
      'The board does not permit word zoo at position | 2 2. Please try again.',
      'EXCHANGE',
      'That isn’t a command.',
      'PASS',
      'The move is: Pass Move!',
      "It's your turn, Player 1! Your tiles:",
      '[N1], [O1], [T1], [E1], [X8], [Y4], [I1]',
      'PLACE - 2 2 NO',
      'The move is: Letters: NO at position - 2 2',
      'Player 1 score: 2',
      'Player 2 score: 0',
      'Start position: 2 2',
      "It's your turn, Player 2! Your tiles:",
      '[D2], [D2], [D2], [D2], [Z10], [Q10], [A1]',
      'PLACE | 1 3 D',
      'The move is: Letters: D at position | 1 3',
      'Player 1 score: 2',
      'Player 2 score: 3',
    ]);
  });
});

describe('the transcript of a crossword', () => {
  const rules = {
    ...crossword,
    tileSet: tileSetOf({ N: 1, O: 1, T: 1, E: 1, D: 1 }),
    rackSize: 2,
  };
  const setup = {
    rules,
    board: plainBoard(5, 4),
    chance: { kind: 'java', seed: 0, bag: rackOf('NOTED') },
  } as const;

  it('begins with the first tile and shows no prompt for the pass of an empty rack', () => {
    const game = played('', setup, 'DOT,9,9,across', 'NOTE,0,0,up', 'NOT,1,3,down', ',');
    expect(asPrinted(game, 'everyone').split('\n')).toEqual([
      '    a  b  c  d  e',
      ' 1  .  .  .  .  .  1',
      ' 2  .  .  .  .  .  2',
      ' 3  .  .  . O1  .  3',
      ' 4  .  .  .  .  .  4',
      '    a  b  c  d  e',
      '',
      "It's your turn, Player 1! Your tiles:",
      '[N1], [T1]',
      'DOT,9,9,across',
      'The board does not permit word DOT at position 9,9,across. Please try again.',
      'NOTE,0,0,up',
      'Illegal move format',
      'NT,d2',
      'The move is: Letters: NT at position d2',
      'Player 1 score: 3',
      'Player 2 score: 0',
      '',
      '    a  b  c  d  e',
      ' 1  .  .  .  .  .  1',
      ' 2  .  .  . N1  .  2',
      ' 3  .  .  . O1  .  3',
      ' 4  .  .  . T1  .  4',
      '    a  b  c  d  e',
      '',
      "It's your turn, Player 2! Your tiles:",
      '[D1], [E1]',
      ',',
      'The move is: Pass Move!',
      '',
      "It's your turn, Player 1!",
      'The move is: Pass Move!',
      '',
      'Game Over!',
      'Player 1 scored 3 points.',
      'Player 2 scored 0 points.',
      'Player 1 wins!',
      '',
    ]);
  });
});

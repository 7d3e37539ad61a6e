import { describe, expect, it } from 'vitest';
import { crossword, type GameResult, scrabbkle, scraebbkle, type Turn } from '../../src/engine';
import {
  counted,
  endSentence,
  finalNote,
  finalScoreSentence,
  helpInShort,
  helpSentences,
  playerName,
  turnInShort,
  turnLabel,
  turnSentence,
  winnerSentence,
} from '../../src/messages';
import { playOf, squareOf } from '../support/pictures';
import { peopleNamed, seatsOf } from '../support/seats';
import type { PlayersOnScreen } from '../../src/messages';

const TWO: PlayersOnScreen = {
  rules: scraebbkle,
  seats: seatsOf('human', 'human'),
  you: undefined,
};

const played = (score: number): Extract<Turn, { kind: 'play' }> => ({
  kind: 'play',
  seat: 1,
  play: playOf('NoT,d4'),
  squares: [squareOf('d4')],
  words: ['KNoT'],
  score,
  drawn: { kind: 'hidden', count: 3 },
  total: score,
});

describe('a turn', () => {
  it('has a label for the ear', () => {
    const label = 'Turn 3, Player 2: KNoT, NoT,d4, minus 12, total minus 12';
    expect(turnLabel(TWO, played(-12), 3, 'NoT,d4')).toBe(label);
  });

  it('may be a pass', () => {
    expect(turnSentence(TWO, { kind: 'pass', seat: 0, total: 3 })).toBe('Player 1 passed.');
  });

  it('may be an exchange of hidden tiles', () => {
    const tiles = { kind: 'hidden', count: 3 } as const;
    const turn = { kind: 'exchange', seat: 0, total: 3, returned: tiles, drawn: tiles } as const;
    expect(turnSentence(TWO, turn)).toBe('Player 1 exchanged 3 tiles.');
  });

  it('may be lost by words that are not in the list', () => {
    const turn = {
      kind: 'lost-turn' as const,
      seat: 1,
      play: playOf('NoT,d4'),
      squares: [squareOf('d4')],
      words: ['KNoT', 'NX'],
      total: 7,
    };
    expect(turnSentence(TWO, turn)).toBe(
      'Player 2 lost a turn: KNoT and NX aren’t in the word list.',
    );
  });
});

describe('the end of the game', () => {
  const result = (winners: readonly number[], reason: GameResult['reason']): GameResult => ({
    reason,
    deductions: [3, 0],
    awards: [0, 0],
    finalScores: [4, -7],
    winners,
  });

  it('names the winner, or a draw', () => {
    expect(winnerSentence(TWO, result([0], 'passes'))).toBe('Player 1 wins!');
    expect(winnerSentence(TWO, result([1], 'passes'))).toBe('Player 2 wins!');
    expect(winnerSentence(TWO, result([0, 1], 'passes'))).toBe("It's a draw!");
  });

  it('names all who share a win, in games that allow it', () => {
    const players: PlayersOnScreen = {
      rules: crossword,
      seats: peopleNamed('Ann', 'Bo', 'Cy'),
      you: undefined,
    };
    expect(winnerSentence(players, result([1], 'passes'))).toBe('Bo wins!');
    expect(winnerSentence(players, result([0, 1, 2], 'passes'))).toBe(
      'Ann, Bo and Cy share the win!',
    );
    expect(endSentence({ ...players, turns: [] }, result([1], 'passes'))).toBe(
      'Everyone passed once in a row.',
    );
  });

  it('uses the words of ScraBBKle in that game', () => {
    const players: PlayersOnScreen = {
      rules: scrabbkle,
      seats: scrabbkle.seats.fixed,
      you: undefined,
    };
    expect(winnerSentence(players, result([0], 'passes'))).toBe('The human player wins!');
    expect(finalScoreSentence(players, 1, 203)).toBe('The computer player scored 203 points.');
    expect(winnerSentence(players, result([0, 1], 'passes'))).toBe("It's a draw!");
  });

  it('has its reason', () => {
    const ended = { ...TWO, turns: [played(4)] };
    expect(endSentence(ended, result([0], 'passes'))).toBe('Everyone passed twice in a row.');
    expect(endSentence(ended, result([0], 'rack-empty'))).toBe(
      'The bag is empty and Player 2 is out of tiles.',
    );
    expect(endSentence({ ...ended, you: 1 }, result([0], 'rack-empty'))).toBe(
      'The bag is empty and you’re out of tiles.',
    );
  });

  it('has the points of each seat and the deductions', () => {
    expect(finalScoreSentence(TWO, 0, 4)).toBe('Player 1 scored 4 points.');
    expect(finalScoreSentence(TWO, 1, -7)).toBe('Player 2 scored -7 points.');
    const fates = { ...result([2], 'rack-empty'), deductions: [3, 0, 0], awards: [0, 0, 12] };
    const turns = { ...TWO, turns: [] };
    expect(finalNote(turns, fates, 0)).toBe('−3 for leftover tiles');
    expect(finalNote(turns, fates, 1)).toBe('');
    expect(finalNote(turns, fates, 2)).toBe('+12 from the others’ tiles');
  });

  it('names the players who resigned', () => {
    const resigned = { kind: 'resign', seat: 0, total: 4 } as const;
    const turns = { ...TWO, turns: [resigned] };
    expect(turnSentence(TWO, resigned)).toBe('Player 1 resigned.');
    expect(turnInShort(resigned)).toBe('resigned');
    expect(finalNote(turns, result([1], 'passes'), 0)).toBe('resigned · −3 for leftover tiles');
    const over = { ...result([1], 'resigned'), deductions: [0, 0] };
    expect([0, 1].map((seat) => finalNote(turns, over, seat))).toEqual(['resigned', '']);
    expect(endSentence(turns, over)).toBe('Player 1 resigned.');
    expect(endSentence({ ...turns, you: 0 }, over)).toBe('You resigned.');
    const three = { ...turns, seats: seatsOf('human', 'human', 'human') };
    expect(endSentence(three, over)).toBe('Everyone else resigned.');
    expect(endSentence({ ...three, you: 0 }, over)).toBe('Player 2 is the only one left.');
  });
});

describe('help', () => {
  const turn = (seat: number, help?: Turn['help']): Turn => ({
    kind: 'pass',
    seat,
    total: 0,
    help,
  });

  it('is shown with its turn, and counted for each player at the end', () => {
    const turns = [turn(0, ['words']), turn(1), turn(0, ['words']), turn(1, ['words'])];
    expect(turns.map(helpInShort)).toEqual([
      'used Look up',
      undefined,
      'used Look up',
      'used Look up',
    ]);
    expect(helpSentences(TWO, turns)).toEqual([
      'Player 1 used Look up in 2 turns.',
      'Player 2 used Look up in 1 turn.',
    ]);
    expect(helpSentences(TWO, [turn(0), turn(1)])).toEqual([]);
  });
});

describe('a number', () => {
  it('has the right form of its noun', () => {
    expect([0, 1, 2].map((count) => counted(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows']);
    expect(playerName(TWO, 0)).toBe('Player 1');
  });
});

import { describe, expect, it } from 'vitest';
import { crossword, type RuleBook, scrabbkle, scraebbkle, type Seat } from '../../src/engine';
import {
  levelBesideName,
  nameInside,
  nameOnCard,
  nameOnScreen,
  type PlayersOnScreen,
  possessive,
  verbFor,
  whoIsWho,
} from '../../src/messages';
import { peopleNamed } from '../support/seats';

const computer = (name: string, level?: Seat['level']): Seat => ({
  name,
  player: 'computer',
  skill: 1,
  level,
});

const person = (name: string): Seat => ({ name, player: 'human', skill: 1 });

function players(
  seats: readonly Seat[],
  you?: number,
  rules: RuleBook = scraebbkle,
): PlayersOnScreen {
  return { rules, seats, you };
}

const cards = (all: PlayersOnScreen): string =>
  [...all.seats.keys()].map((seat) => nameOnCard(all, seat)).join(' · ');

describe('the name of a player on a card', () => {
  it.each([
    ['You · Casual', players([person('Player 1'), computer('Player 2', 'casual')], 0)],
    ['Ada · Casual', players([person('Ada'), computer('Player 2', 'casual')], 0)],
    [
      'You · Casual 1 · Casual 2',
      players(
        [person('Player 1'), computer('Player 2', 'casual'), computer('Player 3', 'casual')],
        0,
      ),
    ],
    ['You · Hal', players([person('Player 1'), computer('Hal', 'casual')], 0)],
    ['Casual · Expert', players([computer('Player 1', 'casual'), computer('Player 2', 'expert')])],
    ['You · Computer', players([person('Player 1'), computer('Player 2')], 0, crossword)],
    [
      'You · Club',
      players(
        scrabbkle.seats.fixed.map((seat) => ({ skill: 1, ...seat })),
        0,
        scrabbkle,
      ),
    ],
    ['Player 1 · Player 2', players(peopleNamed('Player 1', 'Player 2'))],
    // After a rematch, which moves every player up one seat.
    ['Casual · You', players([computer('Player 2', 'casual'), person('Player 1')], 1)],
    ['Player 2 · Player 1', players(peopleNamed('Player 2', 'Player 1'))],
    ['Ada (1) · Ada (2)', players(peopleNamed('Ada', 'Ada'))],
    ['You · Ada', players(peopleNamed('Player 1', 'Ada'), 0)],
    ['You', players(peopleNamed('Player 1'), 0)],
  ])('is: %s', (expected, all) => {
    expect(cards(all)).toBe(expected);
  });
});

describe('the name of a player in a sentence', () => {
  const named = players([person('Ada'), computer('Player 2', 'casual')], 0);

  it('is “you” for the only person at the screen, even with a typed name', () => {
    expect(nameOnScreen(named, 0)).toBe('You');
    expect(nameInside(named, 0)).toBe('you');
    expect(possessive(named, 0)).toBe('Your');
    expect(`${nameOnScreen(named, 0)} ${verbFor(named, 0, 'lead')}`).toBe('You lead');
  });

  it('is that of the card for anyone else', () => {
    expect(nameOnScreen(named, 1)).toBe('Casual');
    expect(nameInside(named, 1)).toBe('Casual');
    expect(possessive(named, 1)).toBe('Casual’s');
    expect(`${nameOnScreen(named, 1)} ${verbFor(named, 1, 'lead')}`).toBe('Casual leads');
  });
});

describe('the level of a computer', () => {
  it('is told beside its name only if the name was typed', () => {
    const all = players([computer('Hal', 'expert'), computer('Player 2', 'expert'), person('Ada')]);
    expect([0, 1, 2].map((seat) => levelBesideName(all, seat))).toEqual([
      'expert',
      undefined,
      undefined,
    ]);
  });
});

describe('the line above a transcript', () => {
  it.each([
    [
      'Player 1 is you. Player 2 is Casual.',
      players([person('Player 1'), computer('Player 2', 'casual')], 0),
    ],
    [
      'The human player is you. The computer player is Club.',
      players(
        scrabbkle.seats.fixed.map((seat) => ({ skill: 1, ...seat })),
        0,
        scrabbkle,
      ),
    ],
    ['Ada is you.', players(peopleNamed('Ada', 'Ben'), 0)],
    ['', players(peopleNamed('Player 1', 'Player 2'))],
  ])('is: %s', (expected, all) => {
    expect(whoIsWho(all)).toBe(expected);
  });
});

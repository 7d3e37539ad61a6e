import { expect, it } from 'vitest';
import { scraebbkle, startGame, type View, viewFor } from '../../src/engine';
import { countOfFace, oddsOf } from '../../src/messages';
import { defaultBoard } from '../golden/default-board';
import { seatsOf } from '../support/seats';

const viewWith = (openRacks: boolean, ...players: ('human' | 'computer')[]): View =>
  viewFor(
    startGame('game', {
      rules: { ...scraebbkle, seats: { ...scraebbkle.seats, most: 4 } },
      board: defaultBoard,
      given: [],
      boardName: 'Default board',
      seats: seatsOf(...players),
      openRacks,
      lexiconId: 'any',
      chance: { kind: 'seeded', seed: 'odds' },
    }),
    0,
  );

const closed = viewWith(false, 'human', 'computer');

it('the odds name the other rack and the next tile', () => {
  expect(oddsOf(closed, 'E', 0)).toMatch(/^E: \d+% on the other rack, \d+% in your next tile\.$/);
});

it('the odds cover as many draws as tiles are laid', () => {
  const chanceIn = (text: string): number => Number(/, (\d+)%/.exec(text)?.[1]);
  const four = oddsOf(closed, 'E', 4);
  expect(four).toContain('in your next 4 tiles');
  expect(chanceIn(four)).toBeGreaterThan(chanceIn(oddsOf(closed, 'E', 1)));
});

it('the odds call a blank by its name', () => {
  expect(oddsOf(closed, '_', 0)).toMatch(/^Blank: /);
});

it('the odds mention another rack if there are several', () => {
  expect(oddsOf(viewWith(false, 'human', 'human', 'computer'), 'E', 0)).toContain(
    'on another rack',
  );
});

it('the odds omit a rack that is shown', () => {
  expect(oddsOf(viewWith(true, 'human', 'computer'), 'E', 0)).toMatch(
    /^E: \d+% in your next tile\.$/,
  );
});

it('the odds state that no such tile is left', () => {
  const view = { ...closed, unseen: closed.unseen.filter((tile) => tile.kind === 'blank') };
  expect(countOfFace(view.unseen, 'E')).toBe(0);
  expect(oddsOf(view, 'E', 0)).toBe('E: none left.');
});

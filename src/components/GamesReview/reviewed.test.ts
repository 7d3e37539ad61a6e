import { expect, it } from 'vitest';
import { type GameFigures, playerReviewsOf } from '../../engine';
import { gamesOfPlayer } from './reviewed';

const turn = (seat: number, lost: number): GameFigures[number] => ({
  seat,
  phase: 'opening',
  lost,
  luck: 0,
});

it('a game between two computers of one level counts once for each of them, as in the totals', () => {
  const game = { names: ['Easy', 'Easy'], turns: [turn(0, 10), turn(1, 4), turn(0, 2)] };
  const played = gamesOfPlayer([game], 'Easy');
  expect(played.map(({ review }) => review.lost)).toEqual([12, 4]);
  expect(played).toHaveLength(playerReviewsOf([game])[0]?.games ?? 0);
  expect(gamesOfPlayer([game], 'Club')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { squareName } from '../../src/engine';
import { pillOfTurn, stretchOfTurn } from '../../src/store';
import { seatsOf } from '../support/seats';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';

const PEOPLE = { seats: seatsOf('human', 'human'), openRacks: true } as const;

describe('the squares of a listed turn', () => {
  it('are those of its word at that time, even if another turn is shown', async () => {
    // NO becomes NOT, then NOTE; DO goes down through the O.
    const game = smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', 'D,c1', 'TE,2d', ',');
    const page = await pageWith(game);
    for (const shown of [4, 3, 2, 1, 0]) {
      page.actions.showTurn(shown);
      const { table } = page.state();
      if (!table) throw new Error('There is no game');
      const words = [0, 1, 2, 3, 4, 5].map((turn) => {
        const word = stretchOfTurn(table, turn);
        return word ? `${squareName(word.square)} ${word.direction} ${word.length}` : '';
      });
      const ends = [1, 2, 3, 4].map((turn) => {
        const pill = pillOfTurn(table, turn);
        return pill && [squareName(pill.square), pill.text];
      });
      const points = table.allTurns.map((turn) => (turn.kind === 'play' ? turn.score : 0));
      expect(ends).toEqual([
        ['c2', { kind: 'score', points: points[0], isSure: true }],
        ['c2', { kind: 'score', points: points[1], isSure: true }],
        ['e2', { kind: 'score', points: points[2], isSure: true }],
        undefined,
      ]);
      expect(words).toEqual(['', 'b2 across 2', 'c1 down 2', 'b2 across 4', '', '']);
    }
  });
});

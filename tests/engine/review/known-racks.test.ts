import { describe, expect, it } from 'vitest';
import { playedTurns, type PlayedTurn, tilesText, viewFor } from '../../../src/engine';
import { gcgKindOf, readGcg } from '../../../src/engine/gcg';
import { valueOf } from '../../support/results';
import { shippedBoard } from '../../support/shipped';

const FILE = `#player1 ann Ann
#player2 ben Ben
>ann: AEILNRT 8D RETINAL +66 66
>ben: BC - +0 0
>ann: AEIOUST - +0 66
>ben: BCDFGHJ -3 +0 0
>ann: AEIOUST -AEI +0 66
>ben: BCDFKLM - +0 0
>ann: - +0 66
>ben: - +0 0
`;

function game() {
  const { rules } = gcgKindOf(FILE);
  const table = { rules, board: shippedBoard('boards/classic.txt'), boardName: 'Classic' };
  return valueOf(readGcg(table, FILE, 'imported')).timeline;
}

const numbers = (turns: readonly PlayedTurn[]): readonly number[] =>
  turns.map(({ number }) => number);

describe('a game of which some racks are not known', () => {
  it('is reviewed only where rack and move are known', () => {
    expect(numbers(playedTurns(game(), false))).toEqual([1, 3, 5, 6]);
  });

  it('has tiles that were drawn only where the racks before and after are known', () => {
    const drawn = playedTurns(game(), false).map((turn) => turn.drawn && tilesText(turn.drawn));
    expect(drawn).toEqual(['AEILNRT', 'AEIOUST', '', undefined]);
  });

  it('is reviewed with hindsight only where all racks are known', () => {
    expect(numbers(playedTurns(game(), true))).toEqual([3, 5]);
  });

  it('shows no tiles that were made up', () => {
    const view = viewFor(game(), 'everyone');
    expect(view.turns[3]).toMatchObject({ returned: { kind: 'hidden', count: 3 } });
    expect(view.seats.map(({ rack }) => rack.kind)).toEqual(['hidden', 'hidden']);
    expect(viewFor(game(), 'everyone', 3).seats.map(({ rack }) => rack.kind)).toEqual([
      'shown',
      'shown',
    ]);
  });
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatRecord, squareAt } from '../../src/engine';
import { runs } from '../arbitraries/runs';
import { valueOf } from '../support/results';
import {
  BLANK_DRAWS,
  handMadeStorage,
  laidOf,
  openPage,
  rackShown,
  reloaded,
  smallGame,
} from './page';
import { seatsOf } from '../support/seats';

const record = formatRecord(smallGame(BLANK_DRAWS, { seats: seatsOf('human', 'computer') }).record);

const gestures = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('square' as const), slot: fc.nat(6), square: fc.nat(63) }),
    fc.record({ kind: fc.constant('rack' as const), slot: fc.nat(6), position: fc.nat(6) }),
  ),
  { maxLength: 20, size: 'max' },
);

it('a reload brings back every tile where it lay, on the board and on the rack', async () => {
  let laid = 0;
  await fc.assert(
    fc.asyncProperty(gestures, async (steps) => {
      const page = openPage({ storage: handMadeStorage() });
      valueOf(page.actions.importRecord(record));
      for (const step of steps) {
        const board = page.state().table?.view.board;
        if (step.kind === 'rack') page.actions.dropOnRack(step.slot, step.position);
        else if (board) page.actions.dropOnSquare(step.slot, squareAt(board, step.square));
      }
      const again = await reloaded(page.storage);
      expect(laidOf(again.state())).toBe(laidOf(page.state()));
      expect(rackShown(again.state())).toBe(rackShown(page.state()));
      expect(again.state().draft.order).toEqual(page.state().draft.order);
      laid += page.state().draft.order.length;
    }),
    runs(150),
  );
  expect(laid).toBeGreaterThan(150);
});

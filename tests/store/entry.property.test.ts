import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  alphabetOf,
  DIRECTIONS,
  type Entry,
  formatEntry,
  newEntry,
  parseEntry,
  reduceEntry,
  squareAt,
  tournament,
} from '../../src/engine';
import { type TurnForm, TURN_KINDS, turnIn } from '../../src/store';
import { runs } from '../arbitraries/runs';
import { seatsOf } from '../support/seats';
import { shippedBoard } from '../support/shipped';

const board = shippedBoard('boards/classic.txt');
const { letters } = alphabetOf(tournament.tileSet);

const squares = fc
  .uniqueArray(fc.nat(board.premiums.length - 1), { maxLength: board.premiums.length })
  .map((all) => all.map((square) => squareAt(board, square)));

const tilesTyped = fc.string({ unit: fc.constantFrom('?', ' ', ...letters), maxLength: 64 });
const numberTyped = fc.integer({ min: -10, max: 100_000 }).map(String);
const notes = fc.array(fc.string(), { maxLength: 400 });

const forms: fc.Arbitrary<TurnForm> = fc.record({
  kind: fc.constantFrom(...TURN_KINDS),
  rack: tilesTyped,
  laid: squares.map((all) =>
    all.map((square, index) => ({
      square,
      tile: {
        kind: index % 3 === 0 ? 'blank' : 'letter',
        letter: letters[index % letters.length] ?? '',
      },
    })),
  ),
  direction: fc.constantFrom(...DIRECTIONS),
  typed: fc.constant(undefined),
  returned: fc.oneof(tilesTyped, numberTyped, fc.integer({ min: 0, max: 99 }).map(String)),
  awarded: numberTyped,
  notes,
});

it('reads every entry that can be typed', () => {
  const seats = seatsOf('human', 'human');
  const table = { rules: tournament, board, boardName: 'Classic', given: [], seats };
  const setup = { ...table, openRacks: false, lexiconId: 'none' };
  fc.assert(
    fc.property(fc.array(forms, { maxLength: 4 }), notes, (typed, closing) => {
      const begun = reduceEntry(newEntry(setup), {
        kind: 'change-ending',
        ending: { notes: closing, time: [-999, 0] },
      });
      const entry = typed.reduce((before: Entry, form) => {
        const turn = turnIn(setup.rules, form);
        return typeof turn === 'string' ? before : reduceEntry(before, { kind: 'add-turn', turn });
      }, begun);
      expect(parseEntry(formatEntry(entry))).toEqual(entry);
    }),
    runs(100, 2000),
  );
});

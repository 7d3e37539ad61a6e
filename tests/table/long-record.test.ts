import { expect, it } from 'vitest';
import { scraebbkle } from '../../src/engine';
import { valueOf } from '../support/results';
import { lexicon, type OpenTable, openTable, timelineOf } from '../support/open-table';
import { seatsOf } from '../support/seats';
import { wordsOf } from '../support/words';

/** Enough passes for three steps of 500 events. */
const TURNS = 1200;

/** A game as parsed from its record, without a word list. */
const LONG = {
  ...timelineOf(
    {
      seats: seatsOf('human', 'human'),
      rules: { ...scraebbkle, passesToEnd: 2 * TURNS },
      openRacks: true,
    },
    'NO,2b',
    ...Array.from({ length: TURNS }, () => ','),
  ),
  wordsChecked: false,
};

/** Completes the pending look-up; returns how many further steps it took. */
function stepsAfter({ clock }: OpenTable): number {
  let steps = 0;
  for (; clock.waiting().includes(0); steps++) clock.strike();
  return steps;
}

const mayMove = ({ table }: OpenTable) => table.snapshot().phase === 'your-turn';

it('looks up the words of a long record in steps, and play continues meanwhile', () => {
  const opened = openTable(LONG);
  expect(opened.clock.waiting()).toEqual([0]);
  expect(mayMove(opened)).toBe(true);
  valueOf(opened.table.submit({ kind: 'text', text: ',' }));
  expect(stepsAfter(opened)).toBe(2);
  expect(opened.table.timeline()).toMatchObject({ wordsChecked: true });
  expect(opened.table.timeline().record.events).toHaveLength(LONG.record.events.length + 1);
});

it('the look-up reports at its end that the words differ from those of the record', () => {
  const { lexicon: others } = wordsOf(['XYZ']);
  const opened = openTable(LONG, { words: others });
  expect(opened.table.snapshot().wordsChecked).toBe(true);
  expect(stepsAfter(opened)).toBe(2);
  expect(opened.table.snapshot().wordsChecked).toBe(false);
});

it('the look-up starts over if other words arrive meanwhile', () => {
  const opened = openTable(LONG, { words: wordsOf(['XYZ']).lexicon });
  opened.table.useLexicon(lexicon);
  expect(opened.clock.waiting()).toEqual([0]);
  expect(stepsAfter(opened)).toBe(2);
  expect(opened.table.snapshot().wordsChecked).toBe(true);
});

it('the look-up stops once the table is closed', () => {
  const opened = openTable(LONG);
  opened.table.close();
  expect(opened.clock.waiting()).toEqual([]);
});

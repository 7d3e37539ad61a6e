import { expect, it } from 'vitest';
import { scraebbkle } from '../../src/engine';
import { valueOf } from '../support/results';
import { lexicon, type OpenTable, openTable, timelineOf } from '../support/open-table';
import { seatsOf } from '../support/seats';
import { wordsOf } from '../support/words';

/** Passes enough for three steps of 500 events. */
const TURNS = 1200;

/** A game as it is read from a record, before there are words. */
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

/** Lets the steps of the words go on to the end; how many there were besides the first. */
function stepsAfter({ clock }: OpenTable): number {
  let steps = 0;
  for (; clock.waiting().includes(0); steps++) clock.strike();
  return steps;
}

const mayMove = ({ table }: OpenTable) => table.snapshot().phase === 'your-turn';

it('looks the words of a long record up in steps, and is played on meanwhile', () => {
  const opened = openTable(LONG);
  expect(opened.clock.waiting()).toEqual([0]);
  expect(mayMove(opened)).toBe(true);
  valueOf(opened.table.submit({ kind: 'text', text: ',' }));
  expect(stepsAfter(opened)).toBe(2);
  expect(opened.table.timeline()).toMatchObject({ wordsChecked: true });
  expect(opened.table.timeline().record.events).toHaveLength(LONG.record.events.length + 1);
});

it('says of words that are others than those of the record that they are, once all are looked up', () => {
  const { lexicon: others } = wordsOf(['XYZ']);
  const opened = openTable(LONG, { words: others });
  expect(opened.table.snapshot().wordsChecked).toBe(true);
  expect(stepsAfter(opened)).toBe(2);
  expect(opened.table.snapshot().wordsChecked).toBe(false);
});

it('begins again with words that come while others are looked up', () => {
  const opened = openTable(LONG, { words: wordsOf(['XYZ']).lexicon });
  opened.table.useLexicon(lexicon);
  expect(opened.clock.waiting()).toEqual([0]);
  expect(stepsAfter(opened)).toBe(2);
  expect(opened.table.snapshot().wordsChecked).toBe(true);
});

it('looks nothing up any more once the table is closed', () => {
  const opened = openTable(LONG);
  opened.table.close();
  expect(opened.clock.waiting()).toEqual([]);
});

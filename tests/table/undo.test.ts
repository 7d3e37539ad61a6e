import { describe, expect, it } from 'vitest';
import { scraebbkle } from '../../src/engine';
import { openLocalTable, type Table } from '../../src/table';
import { moveOf } from '../support/games';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { fakeServices, settled } from '../support/fake-services';
import { lexicon, openTable, racksShown, timelineOf } from '../support/open-table';

const MIXED = { seats: seatsOf('human', 'computer'), undo: true } as const;
const PEOPLE = { seats: seatsOf('human', 'human'), undo: true } as const;

const say = (table: Table, text: string) => valueOf(table.submit({ kind: 'text', text }));
const shownOf = (table: Table) => {
  const { phase, turns, undo, undos } = table.snapshot();
  return { phase, turns, undo, undos };
};

describe('undo at a table', () => {
  it('returns to the player’s own turn, before the computer’s answer', async () => {
    const { table, search, saved } = openTable(timelineOf(MIXED));
    expect(shownOf(table)).toEqual({ phase: 'your-turn', turns: 0, undo: 'later', undos: [] });
    say(table, 'NO,2b');
    search.last().answer(moveOf('D,c1'));
    await settled();
    const drawn = racksShown(table);
    const { recordId } = table.snapshot();
    table.undo();
    expect(shownOf(table)).toEqual({ phase: 'your-turn', turns: 0, undo: 'later', undos: [1, 0] });
    expect(racksShown(table)).toEqual(['NOTEAEI', 7]);
    expect(saved.at(-1)?.timeline.record).toMatchObject({
      id: table.snapshot().recordId,
      parent: { id: recordId, events: 1 },
    });
    say(table, 'NO,2b');
    expect(racksShown(table)).toEqual(drawn);
  });

  it('cancels the computer’s search', async () => {
    const { table, search } = openTable(timelineOf(MIXED));
    say(table, 'NO,2b');
    const asked = search.last();
    expect(table.snapshot().phase).toBe('thinking');
    table.undo();
    expect(asked.isCancelled()).toBe(true);
    asked.answer(moveOf('D,c1'));
    await settled();
    expect(shownOf(table)).toMatchObject({ phase: 'your-turn', turns: 0 });
  });

  it('undoes one move between people, behind the curtain of a closed game', () => {
    const { table } = openTable(timelineOf(PEOPLE, 'NO,2b'));
    table.undo();
    expect(shownOf(table)).toMatchObject({ phase: 'curtain', turns: 0, undos: [1, 0] });
    expect(racksShown(table)).toEqual([7, 7]);
    const open = openTable(timelineOf({ ...PEOPLE, openRacks: true }, 'NO,2b', ',')).table;
    open.undo();
    expect(shownOf(open)).toMatchObject({ phase: 'your-turn', turns: 1, undos: [0, 1] });
  });

  it('can undo the last move of a game, or one with a report', () => {
    const over = openTable(timelineOf(MIXED, ',', ',', ',', ',')).table;
    expect(shownOf(over)).toMatchObject({ phase: 'over', undo: 'possible' });
    over.undo();
    expect(shownOf(over)).toMatchObject({ phase: 'your-turn', turns: 2 });
    const rules = { ...scraebbkle, moveReport: 'until-continue' } as const;
    const { table, search } = openTable(timelineOf({ ...MIXED, rules }));
    say(table, 'NO,2b');
    expect(table.snapshot().phase).toBe('report');
    table.undo();
    expect(table.snapshot().phase).toBe('your-turn');
    expect(search.asked()).toHaveLength(0);
  });

  it('goes back to the turn shown: to the next one of a person, each of whose turns counts', () => {
    const { table } = openTable(timelineOf(MIXED, 'NO,2b', 'D,c1', ',', ',', ','));
    expect(table.snapshot().undoFrom).toBe(5);
    table.showTurn(1);
    // The computer's answer to the turn stays.
    expect(table.snapshot()).toMatchObject({ undo: 'possible', undoFrom: 3 });
    table.undo();
    expect(shownOf(table)).toMatchObject({ phase: 'your-turn', turns: 2, undos: [2, 0] });
  });

  it('is unavailable after the last turn of a person, if the game forbids it, and at a shared table', () => {
    const back = openTable(timelineOf(MIXED, 'NO,2b', 'D,c1')).table;
    back.showTurn(1);
    const off = openTable(timelineOf({ ...MIXED, undo: undefined }, 'NO,2b', 'D,c1')).table;
    const { services } = fakeServices(0);
    const shared = openLocalTable(
      { timeline: timelineOf(PEOPLE, 'NO,2b'), running: true, far: [1] },
      services,
    );
    shared.useLexicon(lexicon);
    const states = [back, off, shared].map((table) => {
      const { record } = table.timeline();
      table.undo();
      expect(table.timeline().record).toBe(record);
      return table.snapshot().undo;
    });
    expect(states).toEqual(['later', 'none', 'none']);
  });
});

describe('the turns of a game', () => {
  it('include those after the turn on display', () => {
    const { table } = openTable(timelineOf(MIXED, 'NO,2b', 'D,c1'));
    const { allTurns } = table.snapshot();
    expect(allTurns).toBe(table.snapshot().view.turns);
    table.showTurn(1);
    expect(table.snapshot().view.turns).toHaveLength(1);
    expect(table.snapshot().allTurns).toEqual(allTurns);
  });
});

import { describe, expect, it } from 'vitest';
import { type RandomState, configured, type GameSetup, latestState } from '../../src/engine';
import { openLocalTable, type TableServices } from '../../src/table';
import { moveOf } from '../support/games';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { fakeServices, settled } from '../support/fake-services';
import { lexicon, racksShown, timelineOf } from '../support/open-table';

const TWO: Partial<GameSetup> = { seats: seatsOf('human', 'human'), openRacks: false };

function hosted(
  far: readonly number[],
  changes: Partial<GameSetup> = TWO,
  more: Partial<TableServices> = {},
) {
  const made = fakeServices();
  const saved = { timeline: timelineOf(changes), running: true, far };
  const table = openLocalTable(saved, { ...made.services, ...more });
  table.useLexicon(lexicon);
  return { ...made, table };
}

const typed = (text: string) => ({ kind: 'text', text }) as const;

describe('a table with remote seats', () => {
  it('has no curtain, and always shows only its own player’s rack', () => {
    const { table } = hosted([1]);
    expect(table.snapshot().phase).toBe('your-turn');
    expect(racksShown(table)).toEqual(['NOTEAEI', 7]);
    valueOf(table.submit(typed('NO,2b')));
    expect(table.snapshot().phase).toBe('their-turn');
    expect(racksShown(table)).toEqual(['TEAEIXY', 7]);
  });

  it('shows no rack without a local player until the game is over', () => {
    const { table } = hosted([0, 1]);
    expect(racksShown(table)).toEqual([7, 7]);
    for (const seat of [0, 1, 0, 1]) valueOf(table.submitFor(seat, typed(',')));
    expect(table.snapshot().phase).toBe('over');
    expect(racksShown(table)).toEqual(['NOTEAEI', 'DDDDZQA']);
  });

  it('accepts a remote seat’s moves only on its turn, and records refused ones', () => {
    const { table } = hosted([1]);
    const early = table.submitFor(1, typed('D,c1'));
    expect(early).toEqual({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
    valueOf(table.submit(typed('NO,2b')));
    expect(table.submit(typed('D,c1'))).toEqual({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
    expect(table.submitFor(1, typed('ZZ,c1')).ok).toBe(false);
    expect(table.timeline().record.events.at(-1)).toMatchObject({ kind: 'refused', seat: 1 });
    valueOf(table.submitFor(1, typed('D,c1')));
    expect(table.snapshot()).toMatchObject({ phase: 'your-turn', turns: 2 });
  });

  it('continues while a local player looks back', () => {
    const { table, search } = hosted([1], { seats: seatsOf('human', 'human', 'computer') });
    valueOf(table.submit(typed('NO,2b')));
    table.showTurn(0);
    valueOf(table.submitFor(1, typed('D,c1')));
    expect(search.asked()).toHaveLength(1);
    expect(table.snapshot()).toMatchObject({ phase: 'looking-back', turnsShown: 0, turns: 2 });
    table.branchHere();
    expect(table.snapshot().turns).toBe(2);
  });

  it('continues while a report is on screen', () => {
    const rules = { ...timelineOf({}).record.setup.rules, moveReport: configured.moveReport };
    const { table } = hosted([1], { ...TWO, rules });
    valueOf(table.submit(typed('NO,2b')));
    valueOf(table.submitFor(1, typed('D,c1')));
    expect(table.snapshot().phase).toBe('report');
    table.dismissReport();
    expect(table.snapshot().phase).toBe('your-turn');
  });
});

describe('a joint draw', () => {
  function settling() {
    const waiting: (() => void)[] = [];
    const table = hosted([1], TWO, {
      settleDraw: ({ chance }, event) =>
        event.kind === 'play'
          ? new Promise<RandomState>((resolve) => {
              waiting.push(() =>
                resolve({ ...chance, source: { kind: 'seeded', seed: 'settled' } }),
              );
            })
          : undefined,
    });
    return { ...table, settle: () => waiting.shift()?.() };
  }

  it('delays its move, and everything after it', async () => {
    const { table, settle } = settling();
    valueOf(table.submit(typed('NO,2b')));
    expect(table.snapshot()).toMatchObject({ phase: 'drawing', turns: 0 });
    expect(table.submit(typed('NO,2b')).ok).toBe(false);
    expect(table.submitFor(1, typed('D,c1')).ok).toBe(false);
    settle();
    await settled();
    expect(table.snapshot()).toMatchObject({ phase: 'their-turn', turns: 1 });
    const { record } = table.timeline();
    expect(record.events).toHaveLength(2);
    const unsettled = timelineOf(TWO, 'NO,2b').record.events[1];
    expect(record.events[1]).not.toEqual(unsettled);
  });

  it('is not needed by a move that draws nothing', () => {
    const { table } = settling();
    valueOf(table.submit(typed(',')));
    expect(table.snapshot()).toMatchObject({ phase: 'their-turn', turns: 1 });
  });

  it('has no effect at a closed table', async () => {
    const { table, settle } = settling();
    valueOf(table.submit(typed('NO,2b')));
    table.close();
    settle();
    await settled();
    expect(latestState(table.timeline()).turns).toBe(0);
  });

  it('delays a computer’s move too', async () => {
    const waiting: (() => void)[] = [];
    const { table, search } = hosted(
      [1],
      { seats: seatsOf('computer', 'human') },
      {
        settleDraw: ({ chance }) =>
          new Promise<RandomState>((resolve) => {
            waiting.push(() => resolve(chance));
          }),
      },
    );
    search.last().answer(moveOf('NO,2b'));
    await settled();
    expect(table.snapshot()).toMatchObject({ phase: 'drawing', turns: 0 });
    waiting.shift()?.();
    await settled();
    expect(table.snapshot()).toMatchObject({ phase: 'their-turn', turns: 1 });
  });
});

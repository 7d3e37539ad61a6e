import { describe, expect, it } from 'vitest';
import {
  type RandomState,
  configured,
  type GameSetup,
  latestState,
  type Player,
  scraebbkle,
} from '../../src/engine';
import { openLocalTable, type TableServices } from '../../src/table';
import { moveOf } from '../support/games';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { fakeServices, settled } from '../support/fake-services';
import { lexicon, openTable, racksShown, timelineOf } from '../support/open-table';

const RULES = { ...scraebbkle, seats: { least: 2, most: 4, fixed: [] } };

const closed = (...players: readonly Player[]): Partial<GameSetup> => ({
  rules: RULES,
  seats: seatsOf(...players),
  openRacks: false,
});

function hosted(
  far: readonly number[],
  setup: Partial<GameSetup>,
  more: Partial<TableServices> = {},
) {
  const made = fakeServices();
  const saved = { timeline: timelineOf(setup), running: true, far };
  const table = openLocalTable(saved, { ...made.services, ...more });
  table.useLexicon(lexicon);
  return { ...made, table };
}

const NOT_YOUR_TURN = { ok: false, error: { code: 'NOT_YOUR_TURN' } };

describe('a resignation at one screen', () => {
  it('ends a game of two at once, is saved, and reveals everything', () => {
    const { table, saved } = openTable(timelineOf(closed('human', 'computer')));
    valueOf(table.resign());
    expect(table.snapshot()).toMatchObject({
      phase: 'over',
      turns: 1,
      view: { viewer: 'everyone', result: { reason: 'resigned', winners: [1] } },
    });
    expect(saved.at(-1)?.timeline).toBe(table.timeline());
    expect(table.resign()).toEqual(NOT_YOUR_TURN);
  });

  it('is allowed only on the player’s turn', () => {
    const { table, search } = openTable(timelineOf(closed('human', 'computer', 'computer')));
    valueOf(table.submit({ kind: 'text', text: ',' }));
    expect(table.resign()).toEqual(NOT_YOUR_TURN);
    expect(search.asked()).toHaveLength(1);
  });

  it('waits until the curtain is lifted, and lowers it before the next turn', () => {
    const { table } = openTable(timelineOf(closed('human', 'human', 'human')));
    expect(table.resign()).toEqual(NOT_YOUR_TURN);
    table.liftCurtain();
    valueOf(table.resign());
    expect(table.snapshot()).toMatchObject({
      phase: 'curtain',
      view: { viewer: 'nobody', toMove: 1 },
    });
  });

  it('removes the curtain if one person is left', () => {
    const { table } = openTable(timelineOf(closed('human', 'human', 'computer')));
    table.liftCurtain();
    valueOf(table.resign());
    expect(table.snapshot()).toMatchObject({ phase: 'your-turn', view: { viewer: 1, toMove: 1 } });
    valueOf(table.submit({ kind: 'text', text: ',' }));
    expect(table.snapshot()).toMatchObject({ phase: 'thinking', view: { viewer: 1 } });
  });

  it('lets the computers play on while the player watches', async () => {
    const game = timelineOf(closed('human', 'computer', 'computer'));
    const { table, search } = openTable(game, { pace: 0 });
    valueOf(table.resign());
    expect(racksShown(table)).toEqual(['NOTEAEI', 7, 7]);
    for (const seat of [1, 2, 1, 2]) {
      expect(table.snapshot()).toMatchObject({
        phase: 'thinking',
        view: { toMove: seat, viewer: 0 },
      });
      search.last().answer(moveOf(','));
      await settled();
    }
    expect(table.snapshot()).toMatchObject({
      phase: 'over',
      view: { result: { reason: 'passes' } },
    });
  });

  it('leaves the computers at their pace, and paused until a person plays again', async () => {
    const undo = { ...closed('human', 'computer', 'computer'), undo: true };
    const { table, search, clock } = openTable(timelineOf(undo));
    valueOf(table.submit({ kind: 'text', text: ',' }));
    for (const _ of [1, 2]) {
      expect(clock.waiting()).toEqual([]);
      search.last().answer(moveOf(','));
      await settled();
    }
    valueOf(table.resign());
    expect(clock.waiting()).toEqual([900]);
    table.run(false);
    expect(table.snapshot().phase).toBe('paused');
    table.undo();
    valueOf(table.submit({ kind: 'text', text: 'NO,2b' }));
    expect(table.snapshot()).toMatchObject({ phase: 'thinking', turns: 4 });
  });

  it('has no report, even in games with move reports', () => {
    const rules = { ...RULES, moveReport: configured.moveReport };
    const setup = { ...closed('human', 'computer', 'human'), rules, openRacks: true };
    const { table } = openTable(timelineOf(setup));
    valueOf(table.resign());
    expect(table.snapshot().phase).toBe('thinking');
  });

  it('can be followed by a branch from an earlier turn', () => {
    const { table } = openTable(timelineOf({ ...closed('human', 'human'), openRacks: true }));
    valueOf(table.resign());
    table.showTurn(0);
    expect(table.resign()).toEqual(NOT_YOUR_TURN);
    table.branchHere();
    expect(table.snapshot()).toMatchObject({ phase: 'your-turn', turns: 0, view: { toMove: 0 } });
  });
});

describe('a resignation by a remote seat', () => {
  it('is accepted only on its turn', () => {
    const { table } = hosted([1], closed('human', 'human', 'human'));
    expect(table.resignFor(1)).toEqual(NOT_YOUR_TURN);
    table.liftCurtain();
    valueOf(table.submit({ kind: 'text', text: ',' }));
    expect(table.resign()).toEqual(NOT_YOUR_TURN);
    valueOf(table.resignFor(1));
    expect(latestState(table.timeline())).toMatchObject({ resigned: [1], toMove: 2 });
    expect(table.resignFor(1)).toEqual(NOT_YOUR_TURN);
  });

  it('is refused for a computer', () => {
    const { table } = hosted([], closed('computer', 'human'));
    expect(table.resignFor(0)).toEqual({ ok: false, error: { code: 'NO_RESIGNATION' } });
  });

  it('leaves a resigned local player’s rack visible to that player', () => {
    const { table } = hosted([1, 2], closed('human', 'human', 'human'));
    valueOf(table.resign());
    expect(table.snapshot()).toMatchObject({ phase: 'their-turn', view: { viewer: 0 } });
    expect(racksShown(table)).toEqual(['NOTEAEI', 7, 7]);
    valueOf(table.resignFor(1));
    expect(table.snapshot()).toMatchObject({ phase: 'over', view: { result: { winners: [2] } } });
  });

  it('is refused while a move waits for its draw', async () => {
    const waiting: (() => void)[] = [];
    const { table } = hosted([1], closed('human', 'human'), {
      settleDraw: ({ chance }) =>
        new Promise<RandomState>((resolve) => {
          waiting.push(() => resolve({ ...chance, source: { kind: 'seeded', seed: 'settled' } }));
        }),
    });
    valueOf(table.submit({ kind: 'text', text: 'NO,2b' }));
    expect(table.resign()).toEqual(NOT_YOUR_TURN);
    expect(table.resignFor(0)).toEqual(NOT_YOUR_TURN);
    waiting.shift()?.();
    await settled();
    valueOf(table.resignFor(1));
    expect(table.snapshot()).toMatchObject({ phase: 'over', turns: 2 });
  });
});

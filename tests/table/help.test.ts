import { describe, expect, it } from 'vitest';
import type { GameSetup } from '../../src/engine';
import { openLocalTable, type Table } from '../../src/table';
import { moveOf } from '../support/games';
import { errorOf, valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { fakeServices, settled } from '../support/fake-services';
import { lexicon, openTable, timelineOf } from '../support/open-table';

const MIXED = seatsOf('human', 'computer');

const open = (changes: Partial<GameSetup>) => openTable(timelineOf({ help: true, ...changes }));
const stateOf = (table: Table) => table.snapshot().help;
const eventsOf = ({ timeline }: Pick<ReturnType<typeof open>['table'], 'timeline'>) =>
  timeline().record.events.map(({ kind }) => kind);

describe('help at a table', () => {
  it('is for the person to move, is recorded once a turn, and is saved', () => {
    const { table, saved } = open({ seats: MIXED });
    expect(stateOf(table)).toBe('on-record');
    valueOf(table.takeHelp('words'));
    valueOf(table.takeHelp('words'));
    expect(eventsOf(table)).toEqual(['deal', 'help']);
    expect(saved.at(-1)?.timeline.record).toEqual(table.timeline().record);
  });

  it('is unavailable during a computer’s turn', async () => {
    const { table, search } = open({ seats: MIXED });
    valueOf(table.submit({ kind: 'text', text: 'NO,2b' }));
    expect(stateOf(table)).toBe('later');
    expect(errorOf(table.takeHelp('words'))).toEqual({ code: 'NOT_YOUR_TURN' });
    search.last().answer(moveOf(','));
    await settled();
    expect(stateOf(table)).toBe('on-record');
    expect(table.snapshot().view.turns.map(({ help }) => help)).toEqual([undefined, undefined]);
  });

  it('is unavailable behind a curtain', () => {
    const { table } = open({ seats: seatsOf('human', 'human') });
    expect(stateOf(table)).toBe('later');
    table.liftCurtain();
    expect(stateOf(table)).toBe('on-record');
  });

  it('is recorded for the current turn while an earlier one is shown', () => {
    const { table } = openTable(
      timelineOf({ help: true, seats: seatsOf('human', 'human'), openRacks: true }, 'NO,2b'),
    );
    table.showTurn(0);
    valueOf(table.takeHelp('words'));
    expect(eventsOf(table)).toEqual(['deal', 'play', 'help']);
    expect(table.snapshot().phase).toBe('looking-back');
  });

  it('stays with its move when the game is continued from there', () => {
    const { table } = open({ seats: seatsOf('human', 'human'), openRacks: true });
    valueOf(table.takeHelp('words'));
    valueOf(table.submit({ kind: 'text', text: 'NO,2b' }));
    table.showTurn(0);
    table.branchHere();
    expect(eventsOf(table)).toEqual(['deal', 'help']);
    expect(errorOf(table.submit({ kind: 'text', text: 'QQ,2b' })).code).toBe('TILES_NOT_ON_RACK');
    valueOf(table.submit({ kind: 'text', text: ',' }));
    expect(table.snapshot().view.turns).toMatchObject([{ kind: 'pass', help: ['words'] }]);
  });

  it('is unavailable if the set-up does not allow it', () => {
    const { table } = open({ seats: MIXED, help: undefined });
    expect(stateOf(table)).toBe('none');
    expect(errorOf(table.takeHelp('words'))).toEqual({ code: 'NO_HELP' });
  });

  it('is free and unrecorded if only computers play, and after the game', () => {
    const { table: computers } = open({ seats: seatsOf('computer', 'computer'), help: undefined });
    const over = openTable(timelineOf({ seats: MIXED }, ',', ',', ',', ',')).table;
    for (const table of [computers, over]) {
      expect(stateOf(table)).toBe('free');
      valueOf(table.takeHelp('words'));
      expect(eventsOf(table)).not.toContain('help');
    }
  });

  it('is unavailable during a remote player’s turn', () => {
    const { services } = fakeServices(0);
    const timeline = timelineOf({ help: true, seats: seatsOf('human', 'human') });
    const table = openLocalTable({ timeline, running: true, far: [0] }, services);
    table.useLexicon(lexicon);
    expect(stateOf(table)).toBe('later');
  });
});

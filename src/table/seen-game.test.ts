import { describe, expect, it } from 'vitest';
import { type GameSetup, gameFromView, tilesText, updateFor } from '../engine';
import { openedState, snapshotOf } from './local-state';
import { replyToHelp, replyToMove, replyToResignation } from './local-table';
import { type LocalEvent, step } from './local-step';
import { moveOf } from '../../tests/support/games';
import { lexicon, timelineOf } from '../../tests/support/open-table';
import { valueOf } from '../../tests/support/results';
import { seatsOf } from '../../tests/support/seats';

/** The table of a game that the player of the first seat has seen on another page. */
function seenTable(changes: Partial<GameSetup>) {
  const { record, ...rest } = timelineOf(changes);
  const timeline = valueOf(
    gameFromView(record.id, record.setup, updateFor({ record, ...rest }, 0)),
  );
  return step(openedState({ timeline, running: true }, false), { kind: 'words-read', lexicon });
}

describe.each(['human', 'computer'] as const)('a view-only game against a %s', (player) => {
  const { state, effects } = seenTable({ seats: seatsOf('human', player) });

  it('shows the view of the seat that saw it and waits for no move here', () => {
    const { view, ...snapshot } = snapshotOf(state);
    expect(snapshot).toMatchObject({ phase: 'their-turn', isSeenOnly: true, online: undefined });
    expect(view.viewer).toBe(0);
    expect(view.seats.map(({ rack }) => rack.kind)).toEqual(['shown', 'hidden']);
    const rack = view.seats[0]?.rack;
    expect(rack?.kind === 'shown' && tilesText(rack.tiles)).toHaveLength(view.rules.rackSize);
  });

  it('rejects moves and resignations, and records no look-up', () => {
    const input = { kind: 'move', move: moveOf(',') } as const;
    expect(replyToMove(state, input).answer).toEqual({
      ok: false,
      error: { code: 'NOT_YOUR_TURN' },
    });
    expect(replyToResignation(state).answer.ok).toBe(false);
    expect(replyToHelp(state, 'words')).toEqual({
      answer: { ok: true, value: undefined },
      event: undefined,
    });
  });

  it('requests no computer move, and neither branches nor undoes', () => {
    const nothing: readonly LocalEvent[] = [
      { kind: 'stepped' },
      { kind: 'branched', id: 'other' },
      { kind: 'undone', id: 'other' },
    ];
    expect(effects.map(({ kind }) => kind)).toEqual(['check-words']);
    for (const event of nothing) expect(step(state, event)).toEqual({ state, effects: [] });
  });
});

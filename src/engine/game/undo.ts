import { MAX_COUNT } from '../limits';
import { type GameEvent, isTurn } from './event';
import type { PublicSetup } from './game-setup';
import { mustPass } from './legality';
import { decideHelp } from './decide';
import { branch, extendWhile, latestState, type Timeline } from './record';

export const isUndoAllowed = ({ undo }: PublicSetup): boolean => undo === true;

/**
 * Index (0-based) of the last human turn among the events; undefined if there is none. Computer turns and
 * automatic passes after it are undone with it.
 */
export function lastHumanTurn({ record, states }: Timeline): number | undefined {
  const index = record.events.findLastIndex((event, at) => {
    const before = states[at];
    const isPersonal = isTurn(event) && record.setup.seats[event.seat]?.player === 'human';
    return isPersonal && before !== undefined && !mustPass(before);
  });
  return index < 0 ? undefined : index;
}

/** Repeats the help that the player to move got in `later` events. */
const repeatHelp = (game: Timeline, later: readonly GameEvent[]): Timeline =>
  extendWhile(game, (state) => {
    for (const event of later) {
      const helped =
        event.kind === 'help' && event.seat === state.toMove
          ? decideHelp(state, event.help)
          : undefined;
      if (helped?.ok && helped.value) return helped.value;
    }
    return undefined;
  });

/**
 * Undoes the last human turn: returns a new record that branches off before it and counts the undo. Draws
 * depend on the number of tiles drawn, so the same move draws the same tiles again. Help that the player got
 * since that turn stays on record. Undefined if there is no such turn.
 */
export function withLastTurnUndone(timeline: Timeline, id: string): Timeline | undefined {
  const index = lastHumanTurn(timeline);
  if (index === undefined) return undefined;
  const left = repeatHelp(branch(timeline, index, id), timeline.record.events.slice(index));
  const { setup, undos = [] } = left.record;
  const { toMove } = latestState(left);
  const counted = setup.seats.map((_, seat) =>
    Math.min(MAX_COUNT.events, (undos[seat] ?? 0) + Number(seat === toMove)),
  );
  return { ...left, record: { ...left.record, undos: counted } };
}

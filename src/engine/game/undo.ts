import { MAX_COUNT } from '../limits';
import { type GameEvent, isTurn } from './event';
import type { PublicSetup } from './game-setup';
import { mustPass } from './legality';
import { decideHelp } from './decide';
import { branch, extendWhile, latestState, type Timeline } from './record';

/** Whether people may take turns back in a game. */
export const isUndoAllowed = ({ undo }: PublicSetup): boolean => undo === true;

/**
 * The event (0-based) of the last turn that a person took; undefined where there is none. Turns of
 * computers, and passes that the rules make, are taken back with the turn before them.
 */
export function lastHumanTurn({ record, states }: Timeline): number | undefined {
  const index = record.events.findLastIndex((event, at) => {
    const before = states[at];
    const isPersonal = isTurn(event) && record.setup.seats[event.seat]?.player === 'human';
    return isPersonal && before !== undefined && !mustPass(before);
  });
  return index < 0 ? undefined : index;
}

/** A game in which the player to move has been helped with something, as in another after it. */
const helpedAlike = (game: Timeline, later: readonly GameEvent[]): Timeline =>
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
 * Takes the last turn of a person back: a new game that branches off before it, and counts that.
 * Draws depend on how many tiles have been drawn, so the same move draws the same tiles again; what
 * the person has been told since the turn stays on record. Undefined where there is no such turn.
 */
export function withLastTurnUndone(timeline: Timeline, id: string): Timeline | undefined {
  const index = lastHumanTurn(timeline);
  if (index === undefined) return undefined;
  const left = helpedAlike(branch(timeline, index, id), timeline.record.events.slice(index));
  const { setup, undos = [] } = left.record;
  const { toMove } = latestState(left);
  const counted = setup.seats.map((_, seat) =>
    Math.min(MAX_COUNT.events, (undos[seat] ?? 0) + Number(seat === toMove)),
  );
  return { ...left, record: { ...left.record, undos: counted } };
}

import {
  decide,
  type GameEvent,
  type GameSetup,
  type GameState,
  startGame,
  type Timeline,
} from '../../src/engine';
import { extendWhile } from '../../src/engine/game';
import { at, valueOf } from './results';

const ATTEMPTS = 9;

/** The next event of the game below: every tenth is an exchange, the others are refused attempts. */
function nextEvent(state: GameState, index: number): GameEvent {
  const seat = state.toMove;
  if (index % (ATTEMPTS + 1) < ATTEMPTS) {
    return { kind: 'refused', seat, text: 'x', code: 'ILLEGAL_FORMAT' };
  }
  const tiles = at(state.racks, seat).slice(0, 1);
  return valueOf(decide(state, { kind: 'exchange', tiles }, undefined, state.chance));
}

/** A legal game with this number of events, in which no tile is laid. */
export function longGame(setup: GameSetup, events: number): Timeline {
  const dealt = startGame('long', setup);
  let index = dealt.record.events.length;
  return extendWhile(dealt, (state) => (index < events ? nextEvent(state, index++) : undefined));
}

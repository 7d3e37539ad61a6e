import { latestState } from '../../engine';
import { andThen, noEffects } from '../../table';
import type { HostPlan } from '../wire/kept-host';
import type { GuestMessageOf, HostMessage } from '../wire/messages';
import {
  invitationsBySeat,
  isMissing,
  withPresence,
  type HostEffect,
  type HostState,
  type HostStep,
  sendToSeat,
  broadcast,
} from './state';

/** The seat that acts for the host's page: its first human player, else its first computer. */
export function hostSeat({ setup, far }: HostPlan): number | undefined {
  const own = [...setup.seats.keys()].filter((seat) => !far.includes(seat));
  return own.find((seat) => setup.seats[seat]?.player === 'human') ?? own[0];
}

/** The id of the game on the table if it is over. */
export function idOfOver({ kept: { game } }: HostState): string | undefined {
  const isOver = game !== undefined && latestState(game.timeline).result !== undefined;
  return isOver ? game.timeline.record.id : undefined;
}

/**
 * Moves every player up one seat after a finished game, so that the next one begins. Changes nothing if the
 * rules fix the seats.
 */
export function rotateSeats(state: HostState): HostState {
  const { plan, taken, moved } = state.kept;
  const { rules, seats: players } = plan.setup;
  if (idOfOver(state) === undefined || rules.seats.fixed.length > 0) return state;
  const count = players.length;
  const up = (seat: number): number => (seat + count - 1) % count;
  const setup = { ...plan.setup, seats: [...players.slice(1), ...players.slice(0, 1)] };
  const kept = {
    ...state.kept,
    plan: { ...plan, setup, far: plan.far.map(up).toSorted((one, other) => one - other) },
    taken: taken.map((each) => ({ ...each, seat: up(each.seat) })),
    moved: (moved + 1) % count,
  };
  const present = state.present.map((each) => ({ ...each, seat: up(each.seat) }));
  const offers = new Map([...state.offers].map(([seat, code]) => [up(seat), code]));
  const invitations = invitationsBySeat(kept);
  return { ...withPresence({ ...state, kept }, present), offers, invitations, reactions: [] };
}

const rematchMessage = (game: string, { rematch = [] }: HostState): HostMessage => ({
  kind: 'rematch',
  game,
  seats: rematch,
});

export function sendRematch(state: HostState, seat: number): readonly HostEffect[] {
  const game = idOfOver(state);
  return game === undefined ? [] : sendToSeat(state, seat, rematchMessage(game, state));
}

/** Adds or removes a seat. If the first one withdraws, the request is cancelled for all. */
function withRequest(seats: readonly number[], seat: number, isWanted: boolean): readonly number[] {
  if (isWanted) return seats.includes(seat) ? seats : [...seats, seat];
  return seats[0] === seat ? [] : seats.filter((each) => each !== seat);
}

/** Whether everyone is present and has accepted. */
const isAgreed = ({ kept: { plan }, seats }: HostState, wanting: readonly number[]): boolean => {
  const own = hostSeat(plan);
  const allSeats = own === undefined ? plan.far : [own, ...plan.far];
  return allSeats.every((seat) => wanting.includes(seat) && !isMissing(seats[seat]));
};

export const dealIfAgreed = (state: HostState): HostStep =>
  state.rematch && !state.kept.dealing && isAgreed(state, state.rematch)
    ? { state, effects: [{ kind: 'begin' }] }
    : noEffects(state);

export function handleRematchRequest(
  state: HostState,
  seat: number,
  { game, isWanted }: Pick<GuestMessageOf<'rematch'>, 'game' | 'isWanted'>,
): HostStep {
  if (idOfOver(state) !== game || state.kept.dealing) return noEffects(state);
  const before = state.rematch ?? [];
  const rematch = withRequest(before, seat, isWanted);
  if (rematch.length === before.length) return noEffects(state);
  const next = { ...state, rematch };
  const rotated: HostStep = { state: next, effects: broadcast(next, rematchMessage(game, next)) };
  return andThen(rotated, dealIfAgreed);
}

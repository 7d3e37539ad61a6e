import { latestState } from '../../engine';
import { noEffects } from '../../table';
import type { HostPlan } from '../wire/kept-host';
import type { HostMessage } from '../wire/messages';
import { isMissing, seatStatuses } from './seats';
import { type HostEffect, type HostState, type HostStep, sendToSeat, broadcast } from './state';

/** The seat by which the host's page speaks: that of its first person, or else of its first computer. */
export function hostSeat({ setup, far }: HostPlan): number | undefined {
  const own = [...setup.seats.keys()].filter((seat) => !far.includes(seat));
  return own.find((seat) => setup.seats[seat]?.player === 'human') ?? own[0];
}

/** The id of the game on the table, if that is over. */
function idOfOver({ kept: { game } }: HostState): string | undefined {
  const isOver = game !== undefined && latestState(game.timeline).result !== undefined;
  return isOver ? game.timeline.record.id : undefined;
}

/**
 * The table before its next game: after one that is over the players move up one seat, so that the next
 * one begins, unless the rules say who sits where.
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
  const seats = seatStatuses(kept.plan, { taken: kept.taken, present });
  const offers = new Map([...state.offers].map(([seat, code]) => [up(seat), code]));
  return { ...state, kept, present, seats, offers, reactions: [] };
}

/** Tells every guest where it sits. */
export const sendSeats = (state: HostState): readonly HostEffect[] =>
  state.kept.plan.far.flatMap((seat) =>
    sendToSeat(state, seat, { kind: 'welcome', seat, places: [...state.seats] }),
  );

const rematchMessage = (game: string, { rematch = [] }: HostState): HostMessage => ({
  kind: 'rematch',
  game,
  seats: [...rematch],
});

/** Tells a guest who has come, or come back, who wants a rematch. */
export function sendRematch(state: HostState, seat: number): readonly HostEffect[] {
  const game = idOfOver(state);
  return game === undefined ? [] : sendToSeat(state, seat, rematchMessage(game, state));
}

/** Who wants a rematch once a seat does, or does not any more: whoever has asked withdraws it for all. */
function withWish(seats: readonly number[], seat: number, isWanted: boolean): readonly number[] {
  if (isWanted) return seats.includes(seat) ? seats : [...seats, seat];
  return seats[0] === seat ? [] : seats.filter((each) => each !== seat);
}

/** Whether everybody is there and wants a rematch. */
const isAgreed = ({ kept: { plan }, seats }: HostState, wanting: readonly number[]): boolean => {
  const own = hostSeat(plan);
  const everybody = own === undefined ? plan.far : [own, ...plan.far];
  return everybody.every((seat) => wanting.includes(seat) && !isMissing(seats[seat]));
};

/** Deals a rematch as soon as everybody is there and wants it. */
export const dealIfAgreed = (state: HostState): HostStep =>
  state.rematch && !state.isDealing && isAgreed(state, state.rematch)
    ? { state, effects: [{ kind: 'begin' }] }
    : noEffects(state);

/** Somebody wants a rematch of the game that is over, or does not any more. */
export function handleRematchRequest(
  state: HostState,
  seat: number,
  game: string,
  isWanted: boolean,
): HostStep {
  if (idOfOver(state) !== game || state.isDealing) return noEffects(state);
  const before = state.rematch ?? [];
  const rematch = withWish(before, seat, isWanted);
  if (rematch.length === before.length) return noEffects(state);
  const next = { ...state, rematch };
  const told = broadcast(next, rematchMessage(game, next));
  return { state: next, effects: [...told, ...dealIfAgreed(next).effects] };
}

import { isSamePeer, type Peer } from '../peer-connections';
import type { HostPlan, KeptHost, TakenSeat } from '../wire/kept-host';
import type { SeatStatus } from '../wire/messages';

/** A guest's page that is connected, and has proved whose seat it may have. */
export interface PresentGuest {
  readonly seat: number;
  readonly peer: Peer;
  /** Whether nothing has been heard of it for some seconds. */
  readonly isAway: boolean;
}

/** The seats of a table: those that guests have taken, and whose pages are there. */
export interface Seats {
  readonly taken: readonly TakenSeat[];
  readonly present: readonly PresentGuest[];
}

type Moved = Pick<KeptHost, 'plan' | 'moved'>;

/** The seat that an invitation leads to now: players move up, and their links stay the same. */
export const currentSeatOf = ({ plan: { setup }, moved }: Moved, invited: number): number =>
  (invited - moved + setup.seats.length) % setup.seats.length;

/** The seat that the invitation was made for of whoever plays a seat now. */
export const originalSeatOf = ({ plan: { setup }, moved }: Moved, seat: number): number =>
  (seat + moved) % setup.seats.length;

/** The page that plays a seat now. */
export const peerAt = ({ present }: Pick<Seats, 'present'>, seat: number): Peer | undefined =>
  present.find((each) => each.seat === seat)?.peer;

export const isAwayAt = ({ present }: Pick<Seats, 'present'>, seat: number): boolean =>
  present.find((each) => each.seat === seat)?.isAway ?? true;

/**
 * The seats after a guest with a key has come to its own seat, or an open one; undefined where somebody
 * else has the seat.
 */
export function claimSeat(
  { taken, present }: Seats,
  guest: TakenSeat,
  peer: Peer,
): Seats | undefined {
  const before = taken.find(({ seat }) => seat === guest.seat);
  if (before && before.key !== guest.key) return undefined;
  return {
    taken: before ? taken.map((each) => (each === before ? guest : each)) : [...taken, guest],
    present: [
      ...present.filter(({ seat }) => seat !== guest.seat),
      { seat: guest.seat, peer, isAway: false },
    ],
  };
}

/** The guests present, one of whom is not heard of, or is again; undefined where that was known. */
export function withAway(
  present: readonly PresentGuest[],
  peer: Peer,
  isAway: boolean,
): readonly PresentGuest[] | undefined {
  const guest = present.find((each) => isSamePeer(each.peer, peer));
  if (!guest || guest.isAway === isAway) return undefined;
  return present.map((each) => (each === guest ? { ...guest, isAway } : each));
}

/** The guests present without one that is gone, whose seat stays taken; undefined where it had none. */
export function without(
  present: readonly PresentGuest[],
  peer: Peer,
): readonly PresentGuest[] | undefined {
  const left = present.filter((each) => !isSamePeer(each.peer, peer));
  return left.length < present.length ? left : undefined;
}

/** Who sits where, as everybody at the table sees it. */
export const seatStatuses = (
  { setup, far }: HostPlan,
  { taken, present }: Seats,
): readonly SeatStatus[] =>
  setup.seats.map(({ name }, seat) => {
    if (!far.includes(seat)) return { name, at: 'host', isAway: false };
    const guest = taken.find((each) => each.seat === seat);
    return guest
      ? { name: guest.name, at: 'guest', isAway: isAwayAt({ present }, seat) }
      : { name, at: 'open', isAway: false };
  });

/** Whether the guest of a seat is waited for. */
export const isMissing = (seat: SeatStatus | undefined): boolean =>
  seat === undefined || seat.at === 'open' || seat.isAway;

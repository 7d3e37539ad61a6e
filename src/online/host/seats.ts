import { isSamePeer, type Peer } from '../peer-connections';
import type { HostPlan, SavedHost, TakenSeat } from '../wire/kept-host';
import type { SeatStatus } from '../wire/messages';

/** A connected page that has proved the right to its seat. */
export interface PresentGuest {
  readonly seat: number;
  readonly peer: Peer;
  /** Whether it has been silent for some seconds. */
  readonly isAway: boolean;
}

/** The seats that guests have claimed, and the guests that are connected. */
export interface Seats {
  readonly taken: readonly TakenSeat[];
  readonly present: readonly PresentGuest[];
}

type Moved = Pick<SavedHost, 'plan' | 'moved'>;

/** The seat that an invitation leads to now: players move up, but their links stay the same. */
export const currentSeatOf = ({ plan: { setup }, moved }: Moved, invited: number): number =>
  (invited - moved + setup.seats.length) % setup.seats.length;

/** The seat that the invitation of this seat's player was made for. */
export const originalSeatOf = ({ plan: { setup }, moved }: Moved, seat: number): number =>
  (seat + moved) % setup.seats.length;

export const peerAt = ({ present }: Pick<Seats, 'present'>, seat: number): Peer | undefined =>
  present.find((each) => each.seat === seat)?.peer;

export const isAwayAt = ({ present }: Pick<Seats, 'present'>, seat: number): boolean =>
  present.find((each) => each.seat === seat)?.isAway ?? true;

/** Gives a guest its own seat or an open one; undefined if a different key has claimed it. */
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

/** Marks a guest as away or back; undefined if nothing changes. */
export function withAway(
  present: readonly PresentGuest[],
  peer: Peer,
  isAway: boolean,
): readonly PresentGuest[] | undefined {
  const guest = present.find((each) => isSamePeer(each.peer, peer));
  if (!guest || guest.isAway === isAway) return undefined;
  return present.map((each) => (each === guest ? { ...guest, isAway } : each));
}

/** Removes a guest whose page is gone, but not its claim; undefined if it was not present. */
export function withoutPeer(
  present: readonly PresentGuest[],
  peer: Peer,
): readonly PresentGuest[] | undefined {
  const left = present.filter((each) => !isSamePeer(each.peer, peer));
  return left.length < present.length ? left : undefined;
}

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

/** Whether a seat is open, or its guest away. */
export const isMissing = (seat: SeatStatus | undefined): boolean =>
  seat === undefined || seat.at === 'open' || seat.isAway;

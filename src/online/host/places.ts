import type { Seat } from '../../engine';
import type { FarSeats } from '../../table';
import type { Place } from '../wire/messages';

/** Somebody at the other end of the way to one seat, by a name that no other seat's visitor has. */
export type Peer = string;

/** A seat that a guest has taken, and keeps whatever becomes of its page. */
export interface TakenSeat {
  readonly seat: number;
  /** The public key of the guest, who alone can prove to have the other half of it. */
  readonly key: string;
  readonly name: string;
}

/** Who sits where at a table that pages elsewhere have a part in. */
export interface Places {
  /** The seat of a peer; undefined where it has none. */
  readonly seatOf: (peer: Peer) => number | undefined;
  /** The peer that plays a seat now; undefined while nobody does. */
  readonly peerAt: (seat: number) => Peer | undefined;
  /**
   * Gives a guest its seat, who has proved to have a key, where the seat is open or its own; false where
   * another has it.
   */
  readonly sit: (seat: number, peer: Peer, key: string, name: string) => boolean;
  /** Notes that a peer is not heard, or is again; false where that was known. */
  readonly setAway: (peer: Peer, isAway: boolean) => boolean;
  /** A peer is gone; its seat stays taken. False where it had none. */
  readonly leave: (peer: Peer) => boolean;
  readonly isAway: (seat: number) => boolean;
  readonly isFull: () => boolean;
  readonly taken: () => readonly TakenSeat[];
  readonly list: () => readonly Place[];
}

/** Opens the places of a table, some of them taken before. */
export function openPlaces(
  seats: readonly Seat[],
  far: FarSeats,
  takenBefore: readonly TakenSeat[],
): Places {
  const guests = new Map(takenBefore.map((each) => [each.seat, each]));
  const peers = new Map<number, Peer>();
  const away = new Set<Peer>();

  const seatOf = (peer: Peer): number | undefined => {
    for (const [seat, each] of peers) if (each === peer) return seat;
    return undefined;
  };
  const isAway = (seat: number): boolean => {
    const peer = peers.get(seat);
    return peer === undefined || away.has(peer);
  };
  return {
    seatOf,
    peerAt: (seat) => peers.get(seat),
    sit: (seat, peer, key, name) => {
      const before = guests.get(seat);
      if (!far.includes(seat) || (before && before.key !== key)) return false;
      guests.set(seat, { seat, key, name });
      peers.set(seat, peer);
      away.delete(peer);
      return true;
    },
    setAway: (peer, value) => {
      if (seatOf(peer) === undefined || away.has(peer) === value) return false;
      if (value) away.add(peer);
      else away.delete(peer);
      return true;
    },
    leave: (peer) => {
      const seat = seatOf(peer);
      away.delete(peer);
      return seat !== undefined && peers.delete(seat);
    },
    isAway,
    isFull: () => far.every((seat) => guests.has(seat)),
    taken: () => [...guests.values()],
    list: () =>
      seats.map(({ name }, seat) => {
        if (!far.includes(seat)) return { name, at: 'host', isAway: false };
        const guest = guests.get(seat);
        return guest
          ? { name: guest.name, at: 'guest', isAway: isAway(seat) }
          : { name, at: 'open', isAway: false };
      }),
  };
}

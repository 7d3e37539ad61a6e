import type { RandomSource, DrawStatement, GameSetup, Result, Timeline } from '../../engine';
import {
  formatInvitation,
  type SignalingServers,
  type Invitation,
  type TransportFailure,
} from '../../net';
import type { Step, SubmitError } from '../../table';
import { type Peer, type PeerEvent, isSamePeer } from '../peer-connections';
import type { AwaitedProof, Hello } from '../wire/handshake';
import type { DrawSecrets, SavedHost, HostPlan, TakenSeat } from '../wire/kept-host';
import type { HostMessage, SeatStatus } from '../wire/messages';
import type { Reaction, SeatReaction } from '../wire/reactions';

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

/** The URL fragment for each guest, by current seat. */
export const invitationsBySeat = (kept: SavedHost): ReadonlyMap<number, string> =>
  new Map(
    [...kept.invitations].map(([invited, each]) => [
      currentSeatOf(kept, invited),
      formatInvitation(each),
    ]),
  );

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

const seatStatuses = ({ setup, far }: HostPlan, { taken, present }: Seats): readonly SeatStatus[] =>
  setup.seats.map(({ name }, seat) => {
    if (!far.includes(seat)) return { name, at: 'host', isAway: false };
    const guest = taken.find((each) => each.seat === seat);
    return guest
      ? { name: guest.name, at: 'guest', isAway: isAwayAt({ present }, seat) }
      : { name, at: 'open', isAway: false };
  });

/** Changes which guests are connected, and what follows for the seats. */
export const withPresence = (state: HostState, present: readonly PresentGuest[]): HostState => ({
  ...state,
  present,
  seats: seatStatuses(state.kept.plan, { taken: state.kept.taken, present }),
});

/** Whether a seat is open, or its guest away. */
export const isMissing = (seat: SeatStatus | undefined): boolean =>
  seat === undefined || seat.at === 'open' || seat.isAway;

/** A move for the table: a guest's, or one that waited for its draw when the page was left. */
export interface QueuedMove {
  readonly seat: number;
  readonly turns: number;
  readonly text: string;
}

/** An announced draw that waits for the guests' contributions. */
export interface PendingDraw {
  readonly game: string;
  /** The set-up of the game that it deals; undefined if the game has been dealt. */
  readonly deal: GameSetup | undefined;
  readonly secrets: DrawSecrets;
  readonly statement: DrawStatement;
  /** The salt that hides the returned tiles of an exchange in the statement; revealed after the game. */
  readonly salt: string | null;
  readonly links: ReadonlyMap<number, string>;
}

/** The host's state of a table, except the table of the game itself. */
export interface HostState {
  readonly kept: SavedHost;
  readonly present: readonly PresentGuest[];
  /** Derived from `kept` and `present`. */
  readonly seats: readonly SeatStatus[];
  /** The URL fragment for each guest, by current seat; derived from `kept`. */
  readonly invitations: ReadonlyMap<number, string>;
  readonly awaited: readonly { readonly peer: Peer; readonly proof: AwaitedProof }[];
  /** The draw in progress, of the game or of its deal. */
  readonly draw: PendingDraw | undefined;
  /** The seats that have rejected this deal so far and keep the previous game. */
  readonly declined: readonly number[];
  /** Number of turns sent to each seat. */
  readonly turnsSent: ReadonlyMap<number, number>;
  readonly queuedMove: QueuedMove | undefined;
  /** The last reaction of each seat in the current game. */
  readonly reactions: readonly SeatReaction[];
  /** Whether the record and the evidence of its draws have been sent. */
  readonly areDrawsRevealed: boolean;
  /** The seats that want a rematch, starting with the one that asked; undefined if none has asked. */
  readonly rematch: readonly number[] | undefined;
  /** Whether remote guests can join through relays. */
  readonly rooms: 'closed' | 'opening' | 'open';
  /** Open codes, by the seat of the guest. */
  readonly offers: ReadonlyMap<number, string>;
  /** Why guests cannot connect, and at which seat, since each seat has separate transports. */
  readonly failure:
    | { readonly seat: number | undefined; readonly what: TransportFailure }
    | undefined;
  readonly isClosed: boolean;
}

/** An action of the host's player. */
export type HostAction =
  /** Sends a reaction; at most one a turn. */
  | { readonly kind: 'reacted'; readonly reaction: Reaction }
  /** Requests or accepts a rematch, or cancels that. */
  | { readonly kind: 'rematch-wanted'; readonly isWanted: boolean }
  /** Renames the host's player; ignored after the first deal. */
  | { readonly kind: 'named'; readonly name: string }
  /** Looks for the missing guests through relays. Can be repeated, also with other servers. */
  | { readonly kind: 'rooms-wanted'; readonly helpers: SignalingServers };

export type HostEvent =
  | PeerEvent
  | HostAction
  | { readonly kind: 'opened' }
  /** The host has signed its challenge to a peer and expects the proof. */
  | { readonly kind: 'challenged'; readonly peer: Peer; readonly proof: AwaitedProof }
  /** Deals a game: with joint draws, given a secret of 32 random bytes, or from a random source. */
  | {
      readonly kind: 'begin';
      readonly id: string;
      readonly by: { readonly secret: string } | { readonly chance: RandomSource };
    }
  | { readonly kind: 'table-saved'; readonly timeline: Timeline }
  /** A move is complete except for its draw. */
  | {
      readonly kind: 'draw-due';
      readonly statement: DrawStatement;
      /** In the notation of the game. */
      readonly move: string;
      readonly salt: string;
    }
  | { readonly kind: 'not-played'; readonly move: QueuedMove; readonly error: SubmitError }
  | { readonly kind: 'lexicon-loaded' }
  | { readonly kind: 'rooms-opened'; readonly outcome: Result<undefined, TransportFailure> }
  | {
      readonly kind: 'offered';
      readonly seat: number;
      readonly outcome: Result<string, TransportFailure>;
    }
  | { readonly kind: 'answer-taken'; readonly outcome: Result<undefined, TransportFailure> }
  | { readonly kind: 'close' };

export type HostEffect =
  /** Saves the table. Later effects wait for it, so guests receive nothing that is not saved. */
  | { readonly kind: 'keep'; readonly kept: SavedHost }
  | { readonly kind: 'send'; readonly peer: Peer; readonly message: HostMessage }
  /** Sends a challenge signed over the channel binding, and expects the guest's proof. */
  | { readonly kind: 'challenge'; readonly peer: Peer; readonly hello: Hello }
  | { readonly kind: 'begin' }
  /** Opens the table of a new or restored game. */
  | { readonly kind: 'open-table'; readonly timeline: Timeline }
  | { readonly kind: 'close-table' }
  | { readonly kind: 'play'; readonly move: QueuedMove }
  | { readonly kind: 'resign'; readonly seat: number }
  /** Gives the waiting table the key of its draw. */
  | { readonly kind: 'settle-draw'; readonly key: string }
  | { readonly kind: 'open-tab'; readonly seat: number; readonly invitation: Invitation }
  | {
      readonly kind: 'open-rooms';
      readonly helpers: SignalingServers;
      readonly invitations: ReadonlyMap<number, Invitation>;
    };

export type HostStep = Step<HostState, HostEffect>;

export const newHostState = (kept: SavedHost): HostState => ({
  kept,
  present: [],
  seats: seatStatuses(kept.plan, { taken: kept.taken, present: [] }),
  invitations: invitationsBySeat(kept),
  awaited: [],
  draw: undefined,
  declined: [],
  turnsSent: new Map(),
  queuedMove: undefined,
  areDrawsRevealed: false,
  rematch: undefined,
  reactions: [],
  rooms: 'closed',
  offers: new Map(),
  failure: undefined,
  isClosed: false,
});

/** Changes the saved state; the effect precedes all that follow. */
export function withSave(state: HostState, change: Partial<SavedHost>): HostStep {
  const kept = { ...state.kept, ...change };
  return { state: { ...state, kept }, effects: [{ kind: 'keep', kept }] };
}

/** Sends nothing if the guest is not present. */
export function sendToSeat(
  state: HostState,
  seat: number,
  message: HostMessage,
): readonly HostEffect[] {
  const peer = peerAt(state, seat);
  return peer ? [{ kind: 'send', peer, message }] : [];
}

export const broadcast = (state: HostState, message: HostMessage): readonly HostEffect[] =>
  state.kept.plan.far.flatMap((seat) => sendToSeat(state, seat, message));

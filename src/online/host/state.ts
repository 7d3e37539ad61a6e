import type { RandomSource, DrawStatement, GameSetup, Result, Timeline } from '../../engine';
import type { SignalingServers, Invitation, TransportFailure } from '../../net';
import type { MoveInput, Step, SubmitError } from '../../table';
import type { Peer, PeerEvent } from '../peer-connections';
import type { AwaitedProof, Hello } from '../wire/handshake';
import type { DrawSecrets, KeptHost } from '../wire/kept-host';
import type { HostMessage, SeatStatus } from '../wire/messages';
import type { Reaction, SeatReaction } from '../wire/reactions';
import { peerAt, type PresentGuest, seatStatuses } from './seats';

/** A guest's move that came before the words did. */
export interface QueuedMove {
  readonly seat: number;
  readonly turns: number;
  readonly text: string;
}

/** A draw that has been stated, and waits for the guests to open their shares in it. */
export interface StatedDraw {
  /** Id of the game. */
  readonly game: string;
  readonly secrets: DrawSecrets;
  readonly statement: DrawStatement;
  /** Opened with the draw, where the statement hides something by it. */
  readonly salt: string | null;
  readonly links: ReadonlyMap<number, string>;
}

/** A host's side of a table that guests have a part in, apart from the table of the game itself. */
export interface HostState {
  readonly kept: KeptHost;
  readonly present: readonly PresentGuest[];
  /** Who sits where; it follows from what is kept and who is present. */
  readonly seats: readonly SeatStatus[];
  /** The proofs that challenged peers still owe. */
  readonly awaited: readonly { readonly peer: Peer; readonly proof: AwaitedProof }[];
  /** The draw that is being settled, of the game or of its deal. */
  readonly draw: StatedDraw | undefined;
  /** The set-up of the game that is being dealt, once all guests are bound to their shares. */
  readonly deal: GameSetup | undefined;
  /** The seats that keep the game before, and take no part in the deal so far. */
  readonly declined: readonly number[];
  /** Whether a game is being dealt. The one before stays on the table, and nobody plays on in it. */
  readonly isDealing: boolean;
  /** How many turns of the game each seat has been told of. */
  readonly told: ReadonlyMap<number, number>;
  readonly early: QueuedMove | undefined;
  /** What has been said of the game on the table, the last of each seat. */
  readonly reactions: readonly SeatReaction[];
  /** Whether the record and the evidence of its draws have been told to guests. */
  readonly isOpened: boolean;
  /**
   * The seats that want a rematch of the game that is over, first the one that has asked for it;
   * undefined as long as nobody has.
   */
  readonly rematch: readonly number[] | undefined;
  /** Whether guests who are far away can come. */
  readonly rooms: 'closed' | 'opening' | 'open';
  /** The code for the guest of a seat, while it waits to be answered. */
  readonly offers: ReadonlyMap<number, string>;
  /** What keeps guests away, and from which seat: it may be over at another one and not there. */
  readonly failure:
    | { readonly seat: number | undefined; readonly what: TransportFailure }
    | undefined;
  /** The table is closed for good. */
  readonly isClosed: boolean;
}

export type HostEvent =
  | PeerEvent
  | { readonly kind: 'opened' }
  /** A nonce has been signed for a peer, whose proof is awaited now. */
  | { readonly kind: 'challenged'; readonly peer: Peer; readonly proof: AwaitedProof }
  /** A game is to be dealt; by joint draws where a secret of 32 random bytes comes with it. */
  | {
      readonly kind: 'begin';
      readonly id: string;
      readonly by: { readonly secret: string } | { readonly chance: RandomSource };
    }
  /** The person at the host's page says something to the others. */
  | { readonly kind: 'reacted'; readonly reaction: Reaction }
  /** The person at the host's page wants a rematch, or does not any more. */
  | { readonly kind: 'rematch-wanted'; readonly isWanted: boolean }
  | { readonly kind: 'table-saved'; readonly timeline: Timeline }
  /** A move has been decided but for what it draws. */
  | {
      readonly kind: 'draw-due';
      readonly statement: DrawStatement;
      /** In the notation of the game. */
      readonly move: string;
      readonly salt: string;
    }
  /** The table has not taken a guest's move. */
  | { readonly kind: 'not-played'; readonly move: QueuedMove; readonly error: SubmitError }
  | { readonly kind: 'lexicon-came' }
  /** The person at the host's page says another name, before a game is dealt. */
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'rooms-wanted'; readonly helpers: SignalingServers }
  | { readonly kind: 'rooms-opened'; readonly outcome: Result<undefined, TransportFailure> }
  | {
      readonly kind: 'offered';
      readonly seat: number;
      readonly outcome: Result<string, TransportFailure>;
    }
  | { readonly kind: 'answer-taken'; readonly outcome: Result<undefined, TransportFailure> }
  | { readonly kind: 'close' };

export type HostEffect =
  /** Holds what follows: guests are told of nothing before it is kept. */
  | { readonly kind: 'keep'; readonly kept: KeptHost }
  | { readonly kind: 'send'; readonly peer: Peer; readonly message: HostMessage }
  /** Signs what names the connection, and asks the guest to do so. */
  | { readonly kind: 'challenge'; readonly peer: Peer; readonly hello: Hello }
  /** Everybody wants another game: it is dealt. */
  | { readonly kind: 'begin' }
  /** A game has been dealt, or was kept: the page sits down at its table. */
  | { readonly kind: 'open-table'; readonly timeline: Timeline }
  /** The game does not go on. */
  | { readonly kind: 'close-table' }
  /** Makes a move for a guest, or again one that waited for its draw. */
  | { readonly kind: 'play'; readonly move: QueuedMove }
  | { readonly kind: 'play-again'; readonly seat: number; readonly input: MoveInput }
  | { readonly kind: 'resign'; readonly seat: number }
  /** The draw that the table waits for is settled by this key. */
  | { readonly kind: 'settle-draw'; readonly key: string }
  | { readonly kind: 'open-tab'; readonly seat: number; readonly invitation: Invitation }
  | {
      readonly kind: 'open-rooms';
      readonly helpers: SignalingServers;
      readonly invitations: ReadonlyMap<number, Invitation>;
    };

export type HostStep = Step<HostState, HostEffect>;

export const newHostState = (kept: KeptHost): HostState => ({
  kept,
  present: [],
  seats: seatStatuses(kept.plan, { taken: kept.taken, present: [] }),
  awaited: [],
  draw: undefined,
  deal: undefined,
  declined: [],
  isDealing: false,
  told: new Map(),
  early: undefined,
  isOpened: false,
  rematch: undefined,
  reactions: [],
  rooms: 'closed',
  offers: new Map(),
  failure: undefined,
  isClosed: false,
});

/** A change of what is kept, which is kept before anything that follows. */
export function withSave(state: HostState, change: Partial<KeptHost>): HostStep {
  const kept = { ...state.kept, ...change };
  return { state: { ...state, kept }, effects: [{ kind: 'keep', kept }] };
}

/** A message to the guest of a seat, if one is there. */
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

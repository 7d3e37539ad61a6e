import type { RandomSource, PublicSetup, Result } from '../../engine';
import type { SignalingServers, Invitation, TransportFailure } from '../../net';
import { type Step, noEffects } from '../../table';
import type { Peer, PeerEvent } from '../peer-connections';
import type { OwnPart, SavedGuest } from '../wire/kept-guest';
import type { GuestMessage, SeatStatus } from '../wire/messages';
import type { Reaction, SeatReaction } from '../wire/reactions';
import {
  type DrawsOutcome,
  type GuestContributions,
  contributionsOf,
  withLastUncertain,
} from './fair-play';
import { type HostCandidate, type HostSearch, NEW_SEARCH, type SearchEffect } from './search';
import type { GuestTable, GuestTableEvent } from './table';

export type GuestStatus =
  | { readonly kind: 'knocking' }
  | { readonly kind: 'seated'; readonly seat: number; readonly isHostAway: boolean }
  | { readonly kind: 'turned-away'; readonly reason: 'taken' | 'version' }
  | { readonly kind: 'closed' };

/** A game as announced by the host; `chance` is undefined unless the draws are joint. */
export interface ReportedGame {
  readonly id: string;
  readonly setup: PublicSetup;
  readonly chance: Extract<RandomSource, { kind: 'joint' }> | undefined;
}

/** A deal that would replace an unfinished game. */
export interface NewDeal {
  readonly game: string;
  /** Undefined if the host draws alone. */
  readonly commitment: string | undefined;
  /** Whether the player has chosen to keep the previous game so far. */
  readonly isDeclined: boolean;
}

/** The guest's state of a table whose record the host keeps. */
export interface GuestState {
  readonly kept: SavedGuest;
  readonly search: HostSearch;
  /** Undefined until a peer is found that may be the host. */
  readonly status: GuestStatus | undefined;
  readonly seats: readonly SeatStatus[];
  readonly shares: GuestContributions | undefined;
  /**
   * Whether the connection was disturbed, or the page opened, since the last turn was received. Then the
   * contribution that is revealed next, or was revealed last, may arrive too late.
   */
  readonly isDisturbed: boolean;
  readonly game: ReportedGame | undefined;
  readonly table: GuestTable | undefined;
  /** The reply code to give to the host. */
  readonly answer: string | undefined;
  readonly failure: TransportFailure | undefined;
  /** Whether a peer has failed to prove that it is the host, since the host was last connected. */
  readonly hasMetFalseHost: boolean;
  /** The seats that want a rematch, starting with the one that asked; undefined before the first request. */
  readonly rematch: readonly number[] | undefined;
  /** The last reaction of each seat in the current game. */
  readonly reactions: readonly SeatReaction[];
  readonly newDeal: NewDeal | undefined;
  /** The result of verifying the draws, once the game is over. */
  readonly draws: DrawsOutcome | undefined;
}

/** An action of the player. */
export type GuestAction =
  /** Accepts another deal in place of an unfinished game, or keeps the game. */
  | { readonly kind: 'deal-answered'; readonly isAccepted: boolean }
  /** Sends a reaction after this number of turns; at most one a turn. */
  | { readonly kind: 'reacted'; readonly turns: number; readonly reaction: Reaction }
  /** Requests or accepts a rematch, or cancels that. */
  | { readonly kind: 'rematch-wanted'; readonly isWanted: boolean }
  /** Looks for the host through relays. Can be repeated, also with other servers. */
  | { readonly kind: 'room-wanted'; readonly helpers: SignalingServers };

export type GuestEvent =
  | GuestAction
  | { readonly kind: 'opened' }
  | Exclude<PeerEvent, { readonly kind: 'peer-joined' | 'peer-restarted' }>
  /** The nonce is new for each connection. */
  | {
      readonly kind: 'peer-joined' | 'peer-restarted';
      readonly peer: Peer;
      readonly nonce: string;
    }
  | { readonly kind: 'unanswered'; readonly question: number }
  /** The result of the effect `prove`. */
  | { readonly kind: 'host-proved'; readonly peer: Peer; readonly key: string }
  | { readonly kind: 'host-false'; readonly peer: Peer }
  /** A candidate has proved to be a host whose table this guest has left; `left` is its part there. */
  | { readonly kind: 'recognised'; readonly candidate: HostCandidate; readonly left: SavedGuest }
  /** The result of the effect `draw-seed`: 32 random bytes. */
  | {
      readonly kind: 'seed-drawn';
      readonly game: string;
      readonly commitment: string;
      readonly seed: string;
    }
  | { readonly kind: 'table'; readonly event: GuestTableEvent }
  | { readonly kind: 'room-opened'; readonly outcome: Result<undefined, TransportFailure> }
  | { readonly kind: 'offer-answered'; readonly outcome: Result<string, TransportFailure> };

export type GuestEffect =
  | SearchEffect
  /** Saves the guest's state. Later effects wait for it, so nothing is revealed or sent that is not saved. */
  | { readonly kind: 'keep'; readonly kept: SavedGuest }
  | { readonly kind: 'send'; readonly peer: Peer; readonly message: GuestMessage }
  | { readonly kind: 'draw-seed'; readonly game: string; readonly commitment: string }
  /** Opens the table of a new or restored game. */
  | { readonly kind: 'open-table'; readonly id: string }
  | { readonly kind: 'close-table' }
  | { readonly kind: 'open-tab'; readonly invitation: Invitation }
  | {
      readonly kind: 'open-room';
      readonly invitation: Invitation;
      readonly helpers: SignalingServers;
    };

export type GuestStep = Step<GuestState, GuestEffect>;

export const newGuestState = (kept: SavedGuest): GuestState => ({
  kept,
  search: NEW_SEARCH,
  status: undefined,
  seats: [],
  // The previous page may have been closed before it sent its last contribution.
  shares: kept.shares && withLastUncertain(contributionsOf(kept.shares)),
  isDisturbed: true,
  game: undefined,
  table: undefined,
  answer: undefined,
  failure: undefined,
  hasMetFalseHost: false,
  newDeal: undefined,
  draws: undefined,
  rematch: undefined,
  reactions: [],
});

/** Changes the saved state; the effect precedes all that follow. */
export function withSave(state: GuestState, change: Partial<SavedGuest>): GuestStep {
  const kept = { ...state.kept, ...change };
  return { state: { ...state, kept }, effects: [{ kind: 'keep', kept }] };
}

/** Sends nothing if the host is not there. */
export const toHost = ({ search }: GuestState, message: GuestMessage): readonly GuestEffect[] =>
  search.host ? [{ kind: 'send', peer: search.host, message }] : [];

export function withStatus(state: GuestState, status: GuestStatus): GuestState {
  const isSeated = status.kind === 'seated' && !status.isHostAway;
  const isLookedFor = status.kind === 'knocking' || status.kind === 'seated';
  return {
    ...state,
    status,
    ...(isSeated && { answer: undefined, failure: undefined }),
    ...((isSeated || !isLookedFor) && { hasMetFalseHost: false }),
  };
}

/** The seat that the host has assigned; kept while the host is away. */
export const seatOf = ({ status }: GuestState): number | undefined =>
  status?.kind === 'seated' ? status.seat : undefined;

/** Replaces the contributions and saves them before any is sent. */
export const withContributions = (state: GuestState, shares: GuestContributions): GuestStep =>
  shares === state.shares
    ? noEffects(state)
    : withSave({ ...state, shares }, { shares: shares.kept });

/** This guest's part in the game that it agreed to; undefined for another game, or if it was not saved. */
export const ownPartIn = ({ kept: { game } }: GuestState, id: string): OwnPart | undefined =>
  game?.id === id ? game.own : undefined;

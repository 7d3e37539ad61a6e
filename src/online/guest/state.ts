import type { RandomSource, PublicSetup, Result } from '../../engine';
import type { SignalingServers, Invitation, TransportFailure } from '../../net';
import { type Step, noEffects } from '../../table';
import type { Peer, PeerEvent } from '../peer-connections';
import type { KeptGuest } from '../wire/kept-guest';
import type { GuestMessage, SeatStatus } from '../wire/messages';
import type { Reaction, SeatReaction } from '../wire/reactions';
import {
  type DrawsOutcome,
  type GuestContributions,
  contributionsOf,
  withLastUncertain,
} from './draws';
import { withMade } from './own-turns';
import { type HostSearch, NEW_SEARCH, type SearchEffect } from './search';
import type { GuestTable, GuestTableEvent } from './table';

/** How a guest stands with its host. */
export type GuestStatus =
  | { readonly kind: 'knocking' }
  | { readonly kind: 'seated'; readonly seat: number; readonly isHostAway: boolean }
  | { readonly kind: 'turned-away'; readonly reason: 'taken' | 'version' }
  | { readonly kind: 'closed' };

/** A game as it has been told of: how it is set up, and what its draws are bound to. */
export interface ReportedGame {
  readonly id: string;
  readonly setup: PublicSetup;
  readonly chance: Extract<RandomSource, { kind: 'joint' }> | undefined;
}

/** A deal that the host begins in place of a game that is not over. */
export interface NewDeal {
  readonly game: string;
  /** Undefined if the host alone draws. */
  readonly commitment: string | undefined;
  /** Whether the player keeps the game before, so far. */
  readonly isDeclined: boolean;
}

/** A guest's side of a table whose record another page keeps. */
export interface GuestState {
  readonly kept: KeptGuest;
  readonly search: HostSearch;
  /** Undefined as long as nobody has been found who could be the host. */
  readonly status: GuestStatus | undefined;
  readonly seats: readonly SeatStatus[];
  readonly shares: GuestContributions | undefined;
  /**
   * Whether the connection has been disturbed since the host told of a turn, or the page has been opened: a share
   * that is opened, or was last, may come too late.
   */
  readonly isDisturbed: boolean;
  readonly game: ReportedGame | undefined;
  readonly table: GuestTable | undefined;
  /** The code that the host has to be given. */
  readonly answer: string | undefined;
  readonly failure: TransportFailure | undefined;
  /** Whether somebody has answered who is not the host, since the host was heard last. */
  readonly hasMetFalseHost: boolean;
  /** The seats that want a rematch, first the one that has asked; undefined before the host has said. */
  readonly rematch: readonly number[] | undefined;
  /** What has been said of the game on the table, the last of each seat. */
  readonly reactions: readonly SeatReaction[];
  /** The deal in place of a game that is not over, of which the player is asked. */
  readonly newDeal: NewDeal | undefined;
  /** What came of the draws, once the game is over. */
  readonly draws: DrawsOutcome | undefined;
}

export type GuestEvent =
  | { readonly kind: 'opened' }
  | Exclude<PeerEvent, { readonly kind: 'peer-joined' | 'peer-restarted' }>
  /** A nonce of the new connection comes with it. */
  | {
      readonly kind: 'peer-joined' | 'peer-restarted';
      readonly peer: Peer;
      readonly nonce: string;
    }
  | { readonly kind: 'unanswered'; readonly question: number }
  /** What came of the effect `prove`. */
  | { readonly kind: 'host-proved'; readonly peer: Peer; readonly key: string }
  | { readonly kind: 'host-false'; readonly peer: Peer }
  /** The random bytes that were asked for by `draw-seed`. */
  | {
      readonly kind: 'seed-drawn';
      readonly game: string;
      readonly commitment: string;
      readonly seed: string;
    }
  /** The player accepts the new deal, or keeps the game. */
  | { readonly kind: 'deal-answered'; readonly isAccepted: boolean }
  | { readonly kind: 'table'; readonly event: GuestTableEvent }
  /** The person at this page says something to the others, after a number of turns. */
  | { readonly kind: 'reacted'; readonly turns: number; readonly reaction: Reaction }
  /** The person at this page wants a rematch, or does not any more. */
  | { readonly kind: 'rematch-wanted'; readonly isWanted: boolean }
  | { readonly kind: 'room-wanted'; readonly helpers: SignalingServers }
  | { readonly kind: 'room-opened'; readonly outcome: Result<undefined, TransportFailure> }
  | { readonly kind: 'offer-answered'; readonly outcome: Result<string, TransportFailure> };

export type GuestEffect =
  | SearchEffect
  /** Holds what follows: no share is opened, and no move sent, before it is kept. */
  | { readonly kind: 'keep'; readonly kept: KeptGuest }
  | { readonly kind: 'send'; readonly peer: Peer; readonly message: GuestMessage }
  | { readonly kind: 'draw-seed'; readonly game: string; readonly commitment: string }
  /** A game has begun, or is come back to: the page sits down at the table of that id. */
  | { readonly kind: 'open-table'; readonly id: string }
  | { readonly kind: 'close-table' }
  /** Looks for the host in other tabs of this browser. */
  | { readonly kind: 'open-tab'; readonly invitation: Invitation }
  | {
      readonly kind: 'open-room';
      readonly invitation: Invitation;
      readonly helpers: SignalingServers;
    };

export type GuestStep = Step<GuestState, GuestEffect>;

export const newGuestState = (kept: KeptGuest): GuestState => ({
  kept,
  search: NEW_SEARCH,
  status: undefined,
  seats: [],
  // The page before may have been left before its share was sent.
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

/** A change of what is kept, which is kept before anything that follows. */
export function withSave(state: GuestState, change: Partial<KeptGuest>): GuestStep {
  const kept = { ...state.kept, ...change };
  return { state: { ...state, kept }, effects: [{ kind: 'keep', kept }] };
}

/** A message to the host, if that is there. */
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

/** The seat that the host has given to this page; it is kept while the host is away. */
export const seatOf = ({ status }: GuestState): number | undefined =>
  status?.kind === 'seated' ? status.seat : undefined;

/** What was done at the table and has not been answered, once more. */
export const sendAgain = (state: GuestState): readonly GuestEffect[] => {
  const { table } = state;
  return table?.sent ? toHost(state, { ...table.sent, game: table.id }) : [];
};

/** The guest with its table changed; what was done there and is not answered is kept with it. */
export function withTable(state: GuestState, table: GuestTable): GuestStep {
  const next = { ...state, table };
  const { sent, id } = table;
  if (sent === state.table?.sent) return noEffects(next);
  const { game } = state.kept;
  const isOwn = sent !== undefined && game?.id === id && game.own !== undefined;
  return withSave(next, {
    sent: sent && { game: id, what: sent },
    ...(isOwn && { game: { ...game, own: withMade(game.own, sent) } }),
  });
}

/** The guest with other shares, which are kept before any of them is used. */
export const withContributions = (state: GuestState, shares: GuestContributions): GuestStep =>
  shares === state.shares
    ? noEffects(state)
    : withSave({ ...state, shares }, { shares: shares.kept });

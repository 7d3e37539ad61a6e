import type { Result } from '../../engine';
import type { HostView, HostPlan, GuestView, SeatStatus } from '../../online';
import type { ScreenState } from '../state';
import type { Meeting } from './meeting';

/** Why a text is no way to a table. */
export interface NoWayIn {
  readonly code: 'NO_WAY_IN';
}

/** Why a name is none: nothing can be seen of it. */
export interface NoName {
  readonly code: 'NO_NAME';
}

/** What can be done about a table that this page shares, or is about to; the rest does nothing. */
export interface OnlineActions {
  /** A visitor comes to a table under a name, by a link or by the code of its host. */
  readonly join: (name: string, way: string) => Result<undefined, NoName | NoWayIn>;
  /** A guest answers another code of the host, as after the way has been lost. */
  readonly answer: (code: string) => void;
  /** The host deals a game, or another one with the same seats. */
  readonly begin: () => void;
  /** The host lets guests come who are far away, by relays. */
  readonly openRooms: () => void;
  /** The host makes a code for the guest of a seat. */
  readonly offer: (seat: number) => void;
  /** The host takes the code that a guest has made in answer. */
  readonly takeAnswer: (code: string) => void;
  readonly changeMeeting: (change: Partial<Meeting>) => void;
  /** Leaves the table; a host closes it for everybody. */
  readonly leave: () => void;
}

interface Common {
  readonly meeting: Meeting;
  readonly act: OnlineActions;
}

/** A table that this page shares with others, as one of three sides. */
export type Online =
  /** Somebody who has not said yet under which name they come, nor perhaps where. */
  | (Common & {
      readonly role: 'visitor';
      /** What the address of the page says of a table; empty where it says nothing. */
      readonly fragment: string;
    })
  | (Common & {
      readonly role: 'host';
      readonly plan: HostPlan;
      readonly state: HostView;
    })
  | (Common & {
      readonly role: 'guest';
      /** Whether a link leads to the table; else codes do. */
      readonly hasLink: boolean;
      readonly state: GuestView;
    });

/** Where a seat of the game on the table is played, where other pages have a part in it. */
export const placeAt = ({ online, table }: ScreenState, seat: number): SeatStatus | undefined =>
  online && online.role !== 'visitor' && table?.online ? online.state.seats[seat] : undefined;

/** The seat that this page has at a table of another one; undefined elsewhere. */
export const ownSeat = ({ online }: Pick<ScreenState, 'online'>): number | undefined =>
  online?.role === 'guest' && online.state.status?.kind === 'seated'
    ? online.state.status.seat
    : undefined;

/** Whether a seat is played at this page, if it is a person's. */
export function isPlayedHere(state: ScreenState, seat: number): boolean {
  const place = placeAt(state, seat);
  if (!place) return true;
  return state.online?.role === 'host' ? place.at === 'host' : seat === ownSeat(state);
}

/** Whether the player of a seat is at another page, and not heard of. */
export function isAwayAt(state: ScreenState, seat: number): boolean {
  const { online } = state;
  const place = placeAt(state, seat);
  const isLost = online?.role === 'guest' && isHostAway(online.state) && place?.at === 'host';
  return isLost || (place?.isAway ?? false);
}

/** Whether a guest that has a seat does not hear its host. */
export const isHostAway = ({ status }: GuestView): boolean =>
  status?.kind === 'seated' && status.isHostAway;

/** Whether this page is at a table that others have a part in, and would leave it for another. */
export const isAtSharedTable = ({ online }: Pick<ScreenState, 'online'>): boolean =>
  online !== undefined && online.role !== 'visitor';

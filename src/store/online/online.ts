import type { GuestView, HostPlan, Reaction, SeatStatus } from '../../online';
import type { Online, ScreenState } from '../state';

export type Shared = Exclude<Online, { readonly role: 'visitor' }>;

/** The shared table of a page; undefined also while a visitor is asked for a name. */
export const sharedOf = (online: Online | undefined): Shared | undefined =>
  online?.role === 'visitor' ? undefined : online;

/** Where a seat of a shared game is played; undefined in any other game. */
export const seatStatusAt = (
  { online, table }: ScreenState,
  seat: number,
): SeatStatus | undefined => (table?.online ? sharedOf(online)?.state.seats[seat] : undefined);

/** This page's seat at the table of another page; undefined anywhere else. */
export const ownSeat = ({ online }: Pick<ScreenState, 'online'>): number | undefined =>
  online?.role === 'guest' && online.state.status?.kind === 'seated'
    ? online.state.status.seat
    : undefined;

/** Whether a seat, if it is a person's, is played at this page. */
export function isPlayedHere(state: ScreenState, seat: number): boolean {
  const place = seatStatusAt(state, seat);
  if (!place) return true;
  return state.online?.role === 'host' ? place.at === 'host' : seat === ownSeat(state);
}

/** Whether the player of a seat is at another page that has lost contact. */
export function isAwayAt(state: ScreenState, seat: number): boolean {
  const { online } = state;
  const place = seatStatusAt(state, seat);
  const isLost = online?.role === 'guest' && isHostAway(online.state) && place?.at === 'host';
  return isLost || (place?.isAway ?? false);
}

/** Whether a guest that has a seat has lost contact with its host. */
export const isHostAway = ({ status }: GuestView): boolean =>
  status?.kind === 'seated' && status.isHostAway;

/** Whether no guest has joined this page's table, or this guest has never met its host. */
const isUnanswered = (online: Online): boolean =>
  online.role === 'host'
    ? !online.state.isPlaying &&
      !online.state.isDealing &&
      online.state.seats.every(({ at }) => at !== 'guest')
    : online.role === 'guest' && !online.state.hasMetHost;

type AtTable = Pick<ScreenState, 'online' | 'table'>;

/** The set-up of a game to which this page invites and which has not been dealt; undefined if there is none. */
export const invitedGame = ({ online, table }: AtTable): HostPlan['setup'] | undefined =>
  online?.role === 'host' && !table?.online ? online.state.plan.setup : undefined;

/**
 * Whether an invitation is unanswered, so that this page may have an unrelated game. That game continues until a player
 * joins.
 */
export const isInvitationPending = (state: AtTable): boolean =>
  state.online !== undefined &&
  isUnanswered(state.online) &&
  (invitedGame(state) !== undefined || (state.table !== undefined && !state.table.online));

/** Name of the player at the host's page; undefined if only computers play there. */
export const hostName = (seats: readonly SeatStatus[]): string | undefined =>
  seats.find(({ at }) => at === 'host')?.name;

/** Whether this page is at a shared table, and would leave it for another. */
export const isAtSharedTable = (state: AtTable): boolean =>
  sharedOf(state.online) !== undefined && !isInvitationPending(state);

/** The reaction of a seat's player to the last turn, unless reactions are muted. */
export function reactionAt(
  { online, table, settings }: Pick<ScreenState, 'online' | 'table' | 'settings'>,
  seat: number,
): Reaction | undefined {
  if (!table?.online || !settings.reactions) return undefined;
  const last = sharedOf(online)?.state.reactions.find((each) => each.seat === seat);
  return last?.turns === table.turns ? last.reaction : undefined;
}

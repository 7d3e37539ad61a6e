import type { GuestView, Reaction, SeatStatus } from '../../online';
import type { Online, ScreenState } from '../state';

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

/** Whether an invitation has led to nobody: no friend has come to this page's table, or its host was never met. */
const isUnanswered = (online: Online): boolean =>
  online.role === 'host'
    ? !online.state.isPlaying &&
      !online.state.isDealing &&
      online.state.seats.every(({ at }) => at !== 'guest')
    : online.role === 'guest' && !online.state.hasMetHost;

/**
 * Whether an invitation has led to nobody while a game of this page alone is on the table: that game has nothing
 * to do with it, and goes on until somebody is there.
 */
export const isInvitationPutBy = ({
  online,
  table,
}: Pick<ScreenState, 'online' | 'table'>): boolean =>
  online !== undefined && isUnanswered(online) && table !== undefined && !table.online;

/** What the player at the host's page is called; undefined if computers alone play there. */
export const hostName = (seats: readonly SeatStatus[]): string | undefined =>
  seats.find(({ at }) => at === 'host')?.name;

/** Whether this page is at a table that others have a part in, and would leave it for another. */
export const isAtSharedTable = (state: Pick<ScreenState, 'online' | 'table'>): boolean =>
  state.online !== undefined && state.online.role !== 'visitor' && !isInvitationPutBy(state);

/** What the player of a seat has said of the turn that has just been taken, unless that is muted. */
export function reactionAt(
  { online, table, settings }: Pick<ScreenState, 'online' | 'table' | 'settings'>,
  seat: number,
): Reaction | undefined {
  const isMuted = !table?.online || !settings.reactions;
  if (!online || online.role === 'visitor' || isMuted) return undefined;
  const last = online.state.reactions.find((each) => each.seat === seat);
  return last?.turns === table.turns ? last.reaction : undefined;
}

import type { Online, ScreenState } from '../state';
import { isHostAway } from './online';

/** A rematch that somebody at a shared table has asked for, as this page sees it. */
export interface SharedRematch {
  /** The seat that asks. */
  readonly asker: number;
  /** The seats that have accepted it. */
  readonly accepted: readonly number[];
  /** The seats that are waited for. */
  readonly missing: readonly number[];
  /** Whether everybody who is missing is away. */
  readonly isOnlyAwayMissing: boolean;
}

/** The seat whose wish is that of this page; undefined where it has none. */
export function wishSeat(online: Online): number | undefined {
  if (online.role === 'guest') {
    return online.state.status?.kind === 'seated' ? online.state.status.seat : undefined;
  }
  return online.role === 'host' ? firstOfHost(online.state.plan.setup.seats, online) : undefined;
}

/** The seat by which a host speaks: its first person, or else its first computer. */
function firstOfHost(
  players: readonly { readonly player: string }[],
  { state }: Exclude<Online, { readonly role: 'visitor' }>,
): number | undefined {
  const own = [...state.seats.keys()].filter((seat) => state.seats[seat]?.at === 'host');
  return own.find((seat) => players[seat]?.player === 'human') ?? own[0];
}

/** The rematch that is asked for at a shared table, of a game with these players. */
export function sharedRematch(
  online: Online | undefined,
  players: readonly { readonly player: string }[],
): SharedRematch | undefined {
  if (!online || online.role === 'visitor') return undefined;
  const { rematch = [], seats } = online.state;
  const [asker, ...accepted] = rematch;
  if (asker === undefined) return undefined;
  const host = firstOfHost(players, online);
  const missing = [...seats.keys()].filter(
    (seat) => (seats[seat]?.at === 'guest' || seat === host) && !rematch.includes(seat),
  );
  const isAway = (seat: number): boolean => seats[seat]?.isAway === true;
  return { asker, accepted, missing, isOnlyAwayMissing: missing.every(isAway) };
}

/** Whether this page can ask for a rematch, or accept one, now. */
export const canWishRematch = (online: Online | undefined): boolean =>
  online?.role === 'host' ||
  (online?.role === 'guest' && online.state.status?.kind === 'seated' && !isHostAway(online.state));

/** Whether something can be said from this page of the turn that has just been taken. */
export function mayReact({ online, table }: Pick<ScreenState, 'online' | 'table'>): boolean {
  if (!online || online.role === 'visitor' || !table?.online) return false;
  const own = wishSeat(online);
  const last = online.state.reactions.find(({ seat }) => seat === own);
  return own !== undefined && (last === undefined || last.turns < table.turns);
}

import type { Online, ScreenState } from '../state';
import { isHostAway, ownSeat, type Shared, sharedOf } from './online';

export interface SharedRematch {
  readonly asker: number;
  readonly accepted: readonly number[];
  /** The seats that have not accepted it yet. */
  readonly missing: readonly number[];
  readonly isOnlyAwayMissing: boolean;
}

/** The seat in whose name this page requests a rematch or reacts; undefined if it has none. */
export function representedSeat(online: Online): number | undefined {
  return online.role === 'host'
    ? hostSeat(online.state.plan.setup.seats, online)
    : ownSeat({ online });
}

/** The seat that represents the host: its first person, or else its first computer. */
function hostSeat(
  players: readonly { readonly player: string }[],
  { state }: Shared,
): number | undefined {
  const own = [...state.seats.keys()].filter((seat) => state.seats[seat]?.at === 'host');
  return own.find((seat) => players[seat]?.player === 'human') ?? own[0];
}

export function sharedRematch(
  online: Online | undefined,
  players: readonly { readonly player: string }[],
): SharedRematch | undefined {
  const shared = sharedOf(online);
  const { rematch = [], seats = [] } = shared?.state ?? {};
  const [asker, ...accepted] = rematch;
  if (!shared || asker === undefined) return undefined;
  const host = hostSeat(players, shared);
  const missing = [...seats.keys()].filter(
    (seat) => (seats[seat]?.at === 'guest' || seat === host) && !rematch.includes(seat),
  );
  const isAway = (seat: number): boolean => seats[seat]?.isAway === true;
  return { asker, accepted, missing, isOnlyAwayMissing: missing.every(isAway) };
}

/** Whether this page can request a rematch, or accept one, now. */
export const canRequestRematch = (online: Online | undefined): boolean =>
  online?.role === 'host' ||
  (online?.role === 'guest' && online.state.status?.kind === 'seated' && !isHostAway(online.state));

export function mayReact({ online, table }: Pick<ScreenState, 'online' | 'table'>): boolean {
  const shared = sharedOf(online);
  if (!shared || !table?.online) return false;
  const own = representedSeat(shared);
  const last = shared.state.reactions.find(({ seat }) => seat === own);
  return own !== undefined && (last === undefined || last.turns < table.turns);
}

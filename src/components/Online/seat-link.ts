import { type HostPlan, withIntroduction } from '../../online';

/** The address of this page with a fragment, which leads somebody else to a table. */
export const addressOf = (fragment: string): string => new URL(fragment, document.baseURI).href;

function firstOf({ setup: { seats }, far }: HostPlan, seat: number): 'host' | 'guest' | undefined {
  if (seat === 0) return 'guest';
  const isHost = seats[0]?.player === 'human' && !far.includes(0);
  return isHost ? 'host' : undefined;
}

/** The address that invites to a seat, and tells who invites to what. */
export function seatLink(
  plan: HostPlan,
  seat: number,
  invitation: string,
  hostName: string,
): string {
  const { rules, board, boardName, openRacks } = plan.setup;
  const { columns, rows } = board;
  const introduced = withIntroduction(invitation, {
    host: hostName.trim() || undefined,
    game: rules.name,
    board: { name: boardName, columns, rows },
    racks: openRacks ? 'open' : 'closed',
    first: firstOf(plan, seat),
  });
  return addressOf(introduced);
}

import type { Player } from '../../engine';
import type { SeatStatus } from '../../online';

/** Where somebody sits, as this page sees it. */
function whereabouts(
  { at, isAway }: SeatStatus,
  isOwn: boolean,
  player: Player | undefined,
): string {
  if (player === 'computer') return 'computer';
  if (isOwn) return 'you';
  if (isAway) return 'away';
  switch (at) {
    case 'host':
      return player ? 'at this screen' : 'with the host';
    case 'guest':
      return 'here';
    case 'open':
      return 'not here yet';
  }
}

/** Who sits at a table, and who is still waited for. */
export function SeatList(props: {
  readonly seats: readonly SeatStatus[];
  /** Who plays each seat; the host alone says. */
  readonly players?: readonly Player[];
  readonly own?: number | undefined;
}) {
  const { seats, players = [], own } = props;
  return (
    <ol className="seat-list" aria-label="Players">
      {seats.map((status, seat) => (
        <li key={seat} className={status.isAway ? 'seat-list--away' : ''}>
          <strong>{status.name}</strong>{' '}
          <span>{whereabouts(status, seat === own, players[seat])}</span>
        </li>
      ))}
    </ol>
  );
}

import type { Player } from '../../engine';
import type { SeatStatus } from '../../online';

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

export function SeatList(props: {
  readonly seats: readonly SeatStatus[];
  /** Known to the host only. */
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

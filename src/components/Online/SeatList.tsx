import type { Player } from '../../engine';
import type { SeatStatus } from '../../online';
import { SEATS } from '../../messages';

function statusText(
  { at, isAway }: SeatStatus,
  isOwn: boolean,
  player: Player | undefined,
): string {
  if (player === 'computer') return SEATS.computer;
  if (isOwn) return SEATS.you;
  if (isAway) return SEATS.away;
  switch (at) {
    case 'host':
      return player ? SEATS.onThisDevice : SEATS.onHostsDevice;
    case 'guest':
      return SEATS.here;
    case 'open':
      return SEATS.open;
  }
}

export function SeatList(props: {
  readonly seats: readonly SeatStatus[];
  /** Known to the host only. */
  readonly players?: readonly Player[];
  readonly own?: number | undefined;
}) {
  const { seats, players = [], own } = props;
  const open = seats.filter(({ at }) => at === 'open');
  const friend = open.length === 1 ? open[0] : undefined;
  return (
    <ol className="seat-list" aria-label={SEATS.label}>
      {seats.map((status, seat) => (
        <li key={seat} className={status.isAway ? 'seat-list--away' : ''}>
          <strong>{status === friend ? SEATS.friend : status.name}</strong>{' '}
          <span>{statusText(status, seat === own, players[seat])}</span>
        </li>
      ))}
    </ol>
  );
}

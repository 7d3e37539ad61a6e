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
export function Places(props: {
  readonly places: readonly SeatStatus[];
  /** Who plays each seat; the host alone says. */
  readonly players?: readonly Player[];
  readonly own?: number | undefined;
}) {
  const { places, players = [], own } = props;
  return (
    <ol className="places" aria-label="Players">
      {places.map((place, seat) => (
        <li key={seat} className={place.isAway ? 'places--away' : ''}>
          <strong>{place.name}</strong>{' '}
          <span>{whereabouts(place, seat === own, players[seat])}</span>
        </li>
      ))}
    </ol>
  );
}

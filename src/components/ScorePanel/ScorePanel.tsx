import { type RackView, type SeatView, tileValue, type View } from '../../engine';
import {
  DEALING,
  GUEST_STATUS,
  lastTurnText,
  linkSentence,
  playerName,
  pointsText,
  scoreLabel,
  SEARCH_FAILED,
  smallRackLabel,
  tilesLeft,
  TO_MOVE,
  waitingSentence,
} from '../../messages';
import { isAwayAt, isHostAway, ownSeat, type Online, PACES, placeAt } from '../../store';
import type { Phase } from '../../table';
import type { SeatStatus } from '../../online';
import { useActions, useGame } from '../game-context';
import { TileFace } from '../Tile/Tile';
import { Button } from '../ui';
import './score-panel.css';

const countOf = (rack: RackView): number =>
  rack.kind === 'shown' ? rack.tiles.length : rack.count;

/** The rack of a seat that is not played from here, where it may be seen. */
function SmallRack({ view, seat }: { readonly view: View; readonly seat: number }) {
  const rack = view.seats[seat]?.rack;
  const isOwn = view.viewer === seat;
  const tiles = rack?.kind === 'shown' && (!isOwn || view.result) ? rack.tiles : [];
  return (
    <span className="small-rack" role="img" aria-label={smallRackLabel(view, seat)}>
      {tiles.map((tile, index) => (
        // Tiles of one face are told apart by their place alone.
        <span className="tile" key={index}>
          <TileFace
            letter={tile.kind === 'letter' ? tile.letter : undefined}
            isBlank={tile.kind === 'blank'}
            value={tileValue(view.rules.tileSet, tile)}
          />
        </span>
      ))}
    </span>
  );
}

/** Who plays a seat, where that is nobody at this screen. */
function kindOf(data: SeatView, place: SeatStatus | undefined, isOwn: boolean): string {
  if (data.player === 'computer') return 'computer';
  if (!place) return '';
  if (isOwn) return 'you';
  return place.at === 'guest' ? 'guest' : 'host';
}

function SeatLine(props: {
  readonly view: View;
  readonly seat: number;
  readonly data: SeatView;
  readonly phase: Phase;
}) {
  const { view, seat, data, phase } = props;
  const place = useGame((state) => placeAt(state, seat));
  const isAway = useGame((state) => isAwayAt(state, seat));
  const own = useGame(ownSeat);
  const isHost = useGame(({ table }) => table?.online === 'host');
  const kind = kindOf(data, isHost && place?.at === 'host' ? undefined : place, seat === own);
  const isToMove = view.toMove === seat && !view.result;
  const lastTurn = view.turns.findLast((turn) => turn.seat === seat);
  const status = [
    ...(isAway ? ['Away'] : []),
    isToMove ? TO_MOVE[phase] : lastTurn ? lastTurnText(view, lastTurn) : '',
    tilesLeft(countOf(data.rack)),
  ];
  return (
    <li className={isToMove ? 'seat seat--to-move' : 'seat'} aria-current={isToMove}>
      <span className="seat__name">
        {playerName(view, seat)}
        {kind && <span className="seat__kind"> {kind}</span>}
      </span>
      <output
        className="seat__score"
        // Scores are announced with the moves that make them.
        aria-live="off"
        aria-label={scoreLabel(view, seat)}
      >
        {pointsText(data.score)}
      </output>
      <span className={isAway ? 'seat__status seat__status--away' : 'seat__status'}>
        {status.filter(Boolean).join(' · ')}
      </span>
      <SmallRack view={view} seat={seat} />
    </li>
  );
}

/** What can be done while computers play each other, or when one cannot go on. */
function ComputerControls({ phase }: { readonly phase: Phase }) {
  const running = useGame(({ table }) => table?.running ?? true);
  const pace = useGame(({ settings }) => settings.pace);
  const { run, stepOnce, setPace } = useActions();
  return (
    <div className="computer-controls" role="group" aria-label="Computer players">
      <Button disabled={phase === 'over'} onClick={() => run(!running)}>
        {running ? 'Pause' : 'Run'}
      </Button>
      <Button disabled={running || phase !== 'paused'} onClick={stepOnce}>
        Step
      </Button>
      <label>
        Speed{' '}
        <select
          value={pace}
          onChange={({ target }) => {
            const chosen = PACES.find((each) => each === target.value);
            if (chosen) setPace(chosen);
          }}
        >
          {PACES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** What there is to say of a table that other pages have a part in. */
function sharedSentence(online: Exclude<Online, { role: 'visitor' }>): string {
  if (online.role === 'host') {
    const { seats, failure, isDealing } = online.state;
    if (isDealing) return DEALING;
    const isWaiting = seats.some(({ at }) => at === 'open');
    return failure && isWaiting ? linkSentence(failure) : waitingSentence(seats);
  }
  const { status } = online.state;
  switch (status?.kind) {
    case 'closed':
      return GUEST_STATUS.closed;
    case 'turned-away':
      return GUEST_STATUS['no-seat'];
    case 'seated':
      return isHostAway(online.state) ? GUEST_STATUS.away : GUEST_STATUS.there;
    default:
      return GUEST_STATUS.looking;
  }
}

/** How it stands with those who sit at other screens. */
function SharedTable() {
  const online = useGame((state) => state.online);
  if (!online || online.role === 'visitor') return null;
  return <p className="score-panel__shared">{sharedSentence(online)}</p>;
}

/** More seats than this get a line each, without their racks. */
const MANY_SEATS = 4;

/** Who plays, the scores, and whose turn it is. */
export function ScorePanel() {
  const view = useGame(({ table }) => table?.view);
  const phase = useGame(({ table }) => table?.phase);
  const { stepOnce } = useActions();
  if (!view || !phase) return null;
  const onlyComputers = view.seats.every(({ player }) => player === 'computer');
  return (
    <section
      className={`panel score-panel ${view.seats.length > MANY_SEATS ? 'score-panel--crowded' : ''}`}
      aria-label="Scores"
    >
      <ol>
        {view.seats.map((data, seat) => (
          <SeatLine key={seat} view={view} seat={seat} data={data} phase={phase} />
        ))}
      </ol>
      {onlyComputers && <ComputerControls phase={phase} />}
      <SharedTable />
      {phase === 'stuck' && (
        <p className="score-panel__stuck" role="alert">
          {SEARCH_FAILED} <Button onClick={stepOnce}>Try again</Button>
        </p>
      )}
    </section>
  );
}

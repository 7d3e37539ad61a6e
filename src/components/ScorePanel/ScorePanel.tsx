import type { CSSProperties, ReactNode } from 'react';
import {
  DEALING,
  GUEST_STATUS,
  levelName,
  linkSentence,
  levelBesideName,
  moveOnCard,
  nameOnCard,
  pointsText,
  REACTING,
  REACTION_TEXTS,
  scoreLabel,
  SCORES,
  SEARCH_FAILED,
  smallRackLabel,
  tilesOnCard,
  TO_MOVE,
  waitingSentence,
} from '../../messages';
import { REACTIONS, type SeatStatus } from '../../online';
import {
  isAwayAt,
  isHostAway,
  isInvitationPending,
  mayReact,
  type Online,
  ownSeat,
  reactionAt,
  seatStatusAt,
} from '../../store';
import type { SeatView, Turn } from '../../engine';
import type { ScreenView, Phase } from '../../table';
import { useActions, useGame, useLandmark } from '../game-context';
import { Button, closeMenu, Menu } from '../ui';
import { useBoardSize } from '../Board/use-board-size';
import { useDrawnPhase, useLater } from '../use-deferred';
import { TileFace } from '../Tile/Tile';
import { ChallengeLine } from '../Challenge/ChallengeLine';
import { WordText } from '../WordText/WordText';
import './score-panel.css';

/** Maximum tiles of a small rack that shrink to fit; larger racks scroll. */
const IN_SIGHT = 9;

/** The visible rack of a seat that is not played from here. */
function SmallRack(props: { readonly view: ScreenView; readonly seat: number }) {
  const { seat } = props;
  // Deferred like other effects of a turn: its tiles update one task after the board.
  const view = useLater(props.view);
  const rack = view.seats[seat]?.rack;
  const isOwn = view.viewer === seat;
  const tiles = rack?.kind === 'shown' && (!isOwn || view.result) ? rack.tiles : [];
  const isRead = view.seats.length > 2;
  const isScrolled = !isRead && tiles.length > IN_SIGHT;
  const classes = [
    'small-rack',
    isScrolled && 'small-rack--scrolled',
    // With many seats there is no space for tiles: only screen readers get them.
    isRead && 'visually-hidden',
  ];
  return (
    <span
      className={classes.filter(Boolean).join(' ')}
      role="img"
      aria-label={smallRackLabel(view, seat)}
      {...(isScrolled && { tabIndex: 0, 'data-scrolls': true })}
    >
      {tiles.map((tile, index) => (
        // Equal tiles differ only in their position.
        <span className="tile" key={index}>
          <TileFace tileSet={view.rules.tileSet} tile={tile} />
        </span>
      ))}
    </span>
  );
}

/** Whether another page plays the seat, as guest or host; empty for a seat of this page. */
const pageOf = (place: SeatStatus | undefined, isOwn: boolean): string =>
  place && !isOwn ? (place.at === 'guest' ? SCORES.guest : SCORES.host) : '';

/** A short note beside a name; the space keeps them apart for screen readers. */
function Chip(props: { readonly className?: string; readonly children: ReactNode }) {
  const { className = '', children } = props;
  return (
    <>
      {' '}
      <span className={`seat__chip ${className}`}>{children}</span>
    </>
  );
}

/** Animated dots, shown once a computer has been thinking for a while; text says the same. */
function ThinkingDots() {
  return (
    <span className="seat__dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** The last move of a seat. If it is too long, it is shown without its square. */
function LastMove({ view, turn }: { readonly view: ScreenView; readonly turn: Turn }) {
  const { word, full, short } = moveOnCard(view, turn);
  return (
    <span className="last-move">
      {word !== undefined && <WordText word={word} />}{' '}
      <span
        className="last-move__rest"
        data-short={short}
        style={{ '--short': `${short.length}ch` } as CSSProperties}
      >
        <span>{full}</span>
      </span>
    </span>
  );
}

function SeatLine(props: {
  readonly view: ScreenView;
  readonly seat: number;
  readonly data: SeatView;
  readonly phase: Phase;
}) {
  const { view, seat, data, phase } = props;
  const place = useGame((state) => seatStatusAt(state, seat));
  const isAway = useGame((state) => isAwayAt(state, seat));
  const own = useGame(ownSeat);
  const isHost = useGame(({ table }) => table?.online === 'host');
  const kind =
    data.player === 'computer'
      ? ''
      : pageOf(isHost && place?.at === 'host' ? undefined : place, seat === own);
  const level = levelBesideName(view, seat);
  const isLookingBack = phase === 'looking-back';
  const isToMove = view.toMove === seat && !view.result && !isLookingBack;
  // While an earlier turn is shown, its player.
  const isMarked = isToMove || (isLookingBack && view.turns.at(-1)?.seat === seat);
  const lastTurn = view.turns.findLast((turn) => turn.seat === seat);
  const reaction = useGame((state) => reactionAt(state, seat));
  const tiles = tilesOnCard(view, data.rack);
  return (
    <li
      ref={useLandmark(`seat ${seat}`)}
      className={isMarked ? 'seat seat--to-move' : 'seat'}
      aria-current={isMarked}
    >
      <span className="seat__name">
        <span className="seat__person">{nameOnCard(view, seat)}</span>
        {isAway ? (
          <Chip className="seat__away">{SCORES.away}</Chip>
        ) : (
          kind && <Chip className="seat__kind">{kind}</Chip>
        )}
        {level && <Chip className="seat__kind">{levelName(level)}</Chip>}
        {tiles && <Chip>{tiles}</Chip>}
        {isToMove && (
          // A new element per phase, so that a longer text does not count as a layout shift.
          <Chip key={phase} className={phase === 'your-turn' ? 'seat__own-turn' : ''}>
            {phase === 'thinking' && <ThinkingDots />}
            <span>{TO_MOVE[phase]}</span>
          </Chip>
        )}
      </span>
      <output
        // A new element per score: the text grows to the left, which would count as a layout shift.
        key={data.score}
        ref={useLandmark(`score ${seat}`)}
        className="seat__score"
        // Scores are announced with the moves that change them.
        aria-live="off"
        aria-label={scoreLabel(view, seat)}
      >
        {pointsText(data.score)}
      </output>
      <span className="seat__status">
        {reaction && <strong className="seat__reaction">{REACTION_TEXTS[reaction]}</strong>}
        {lastTurn && <LastMove key={view.turns.indexOf(lastTurn)} view={view} turn={lastTurn} />}
      </span>
      <SmallRack view={view} seat={seat} />
    </li>
  );
}

/** Sends one of the reactions to the other players of a shared table, once per turn, or mutes theirs. */
function Reactions() {
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const isShown = useGame(({ settings }) => settings.reactions);
  const isIdle = !useGame(mayReact);
  const { react, setReactions } = useActions();
  return (
    <Menu label={REACTING.react} className="reactions">
      {REACTIONS.map((reaction) => (
        <Button
          key={reaction}
          tone="quiet"
          aria-disabled={isIdle}
          onClick={({ currentTarget }) => {
            if (isIdle) return;
            closeMenu(currentTarget);
            react(turns, reaction);
          }}
        >
          {REACTION_TEXTS[reaction]}
        </Button>
      ))}
      <Button tone="quiet" aria-pressed={!isShown} onClick={() => setReactions(!isShown)}>
        {REACTING.mute}
      </Button>
    </Menu>
  );
}

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

function SharedTable() {
  const online = useGame((state) => state.online);
  const isPostponed = useGame(isInvitationPending);
  if (!online || online.role === 'visitor' || isPostponed) return null;
  return (
    <div className="score-panel__shared">
      <p>{sharedSentence(online)}</p>
      <Reactions />
    </div>
  );
}

export function ScorePanel() {
  const view = useGame(({ table }) => table?.view);
  const phase = useDrawnPhase();
  const { stepOnce } = useActions();
  const arrangement = useBoardSize()?.arrangement;
  const panel = useLandmark('score-panel');
  if (!view || !phase) return null;
  const isCrowded = view.seats.length > 2;
  // Beside the board, the result shows them in large figures.
  const isInResult = phase === 'over' && (arrangement === 'tall' || arrangement === 'short');
  const classes = [
    'panel score-panel',
    isCrowded && 'score-panel--crowded',
    view.openRacks && !isCrowded && 'score-panel--open',
    isInResult && 'score-panel--told',
  ];
  return (
    <section ref={panel} className={classes.filter(Boolean).join(' ')} aria-label={SCORES.name}>
      <ol className={isInResult ? 'visually-hidden' : undefined}>
        {view.seats.map((data, seat) => (
          <SeatLine key={seat} view={view} seat={seat} data={data} phase={phase} />
        ))}
      </ol>
      <SharedTable />
      <ChallengeLine />
      {SEARCH_FAILED[phase] && (
        <p className="score-panel__stuck" role="alert">
          {SEARCH_FAILED[phase]} <Button onClick={stepOnce}>{SCORES.retry}</Button>
        </p>
      )}
    </section>
  );
}

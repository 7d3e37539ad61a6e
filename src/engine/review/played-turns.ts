import {
  type GameEvent,
  isTurn,
  knownSeat,
  type PlayerView,
  playerViewOf,
  type Timeline,
  type TurnEvent,
} from '../game';
import type { ScoredMove } from '../search';
import type { Tile } from '../tiles';

/** A turn, and what its player saw before it. */
export interface PlayedTurn {
  /** 1-based. */
  readonly number: number;
  readonly seat: number;
  readonly seen: PlayerView;
  readonly move: ScoredMove;
  /** Tiles of the rack that were drawn since the player's previous turn. */
  readonly drawn: readonly Tile[];
}

/** A lost turn counts as a pass; a resignation has no move. */
function moveOf(event: TurnEvent): ScoredMove | undefined {
  switch (event.kind) {
    case 'play':
      return { move: { kind: 'play', play: event.play }, score: event.score };
    case 'exchange':
      return { move: { kind: 'exchange', tiles: event.returned }, score: 0 };
    case 'pass':
    case 'lost-turn':
      return { move: { kind: 'pass' }, score: 0 };
    case 'resign':
      return undefined;
  }
}

const drawnIn = (event: GameEvent): readonly Tile[] => ('drawn' in event ? event.drawn : []);

/**
 * The turns of a game that can be reviewed. With `openTiles`, each has the view with all racks visible. If
 * the game is known from one seat, only the turns of that seat are included.
 */
export function playedTurns(timeline: Timeline, areAllSeen: boolean): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  let drawn: readonly (readonly Tile[])[] = timeline.record.setup.seats.map(() => []);
  let number = 0;
  for (const [index, event] of timeline.record.events.entries()) {
    if (event.kind === 'deal') drawn = event.racks;
    if (!isTurn(event)) continue;
    number++;
    const { seat } = event;
    const before = timeline.states[index];
    const move = moveOf(event);
    const isKnown = (knownSeat(timeline.record.setup) ?? seat) === seat;
    if (isKnown && before && move && (before.racks[seat]?.length ?? 0) > 0) {
      const seen = playerViewOf(before, areAllSeen);
      turns.push({ number, seat, seen, move, drawn: drawn[seat] ?? [] });
    }
    drawn = drawn.with(seat, drawnIn(event));
  }
  return turns;
}

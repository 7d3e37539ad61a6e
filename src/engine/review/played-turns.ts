import {
  type GameEvent,
  isTurn,
  seenFrom,
  type PlayerView,
  playerViewOf,
  type Timeline,
  type TurnEvent,
} from '../game';
import type { ScoredMove } from '../search';
import type { Tile } from '../tiles';

/** A turn that was taken, as the player had it before them. */
export interface PlayedTurn {
  /** Which turn of the game, from 1. */
  readonly number: number;
  readonly seat: number;
  readonly seen: PlayerView;
  readonly move: ScoredMove;
  /** The tiles of the rack that came from the bag since the player's turn before. */
  readonly drawn: readonly Tile[];
}

/** The move of a turn; a turn that was lost is as good as one that was passed. */
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

const drawnIn = (event: GameEvent): readonly Tile[] =>
  event.kind === 'play' || event.kind === 'exchange' ? event.drawn : [];

/**
 * The turns of a game that can be gone over: what was made of them, and what the player saw; with all tiles
 * seen, what somebody would have seen who looks on every rack. Of a game that is known from one seat, the turns
 * of that seat alone.
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
    const isKnown = (seenFrom(timeline.record.setup) ?? seat) === seat;
    if (isKnown && before && move && (before.racks[seat]?.length ?? 0) > 0) {
      const seen = playerViewOf(before, areAllSeen);
      turns.push({ number, seat, seen, move, drawn: drawn[seat] ?? [] });
    }
    drawn = drawn.with(seat, drawnIn(event));
  }
  return turns;
}

import {
  type BoardState,
  formatMove,
  type GameEvent,
  type GameState,
  maySeeRack,
  type Move,
  mustPass,
  knownSeat,
  type RefusedEvent,
  type Tile,
  tileText,
  tileValue,
  type TurnEvent,
  type Viewer,
} from '../../engine';
import { playerInSentence } from '../phrases';
import { illegalFormat, refusalHeadline } from '../refusals';
import { finalScoreSentence, GAME_OVER, winnerSentence } from '../turns';

/** Tiles of a rack in a line, such as `[N1], [_8]`. */
export const tilesLine = (state: GameState, tiles: readonly Tile[]): string =>
  tiles
    .map((tile) => `[${tileText(tile)}${tileValue(state.setup.rules.tileSet, tile)}]`)
    .join(', ');

/** The board of a state with what lies on it. */
export const fieldOf = (state: GameState): BoardState => ({
  board: state.setup.board,
  grid: state.grid,
});

/** Whether a viewer is told what is on a rack: in an open game, everybody is. */
export const isRackTold = (state: GameState, viewer: Viewer, seat: number): boolean =>
  (state.setup.openRacks && knownSeat(state.setup) === undefined) ||
  maySeeRack(state, viewer, seat);

/** What a viewer may know of a move; a resignation is not a move. */
function moveOf(before: GameState, event: TurnEvent, viewer: Viewer): Move | undefined {
  switch (event.kind) {
    case 'exchange':
      return isRackTold(before, viewer, event.seat)
        ? { kind: 'exchange', tiles: event.returned }
        : undefined;
    case 'play':
    case 'lost-turn':
      return { kind: 'play', play: event.play };
    case 'pass':
      return { kind: 'pass' };
    case 'resign':
      return undefined;
  }
}

/**
 * What a person typed, or might have; nothing for computers, for a pass that came by itself, for a
 * resignation, and for an exchange of tiles that the viewer may not see.
 */
export function typedText(
  before: GameState,
  event: TurnEvent | RefusedEvent,
  viewer: Viewer,
): string | undefined {
  if (event.kind === 'refused') return event.text;
  if (before.setup.seats[event.seat]?.player !== 'human' || mustPass(before)) return undefined;
  const move = moveOf(before, event, viewer);
  return move && formatMove(before.setup.rules, move);
}

/** What a refused attempt is answered with. */
export const refusedLine = ({ setup }: GameState, event: RefusedEvent): string =>
  event.code === 'ILLEGAL_FORMAT'
    ? illegalFormat(setup.rules)
    : refusalHeadline(setup.rules, event.text);

/** That a player has resigned. */
export const resignedLine = ({ setup }: GameState, seat: number): string =>
  `${playerInSentence(setup, seat)} resigned.`;

/** The final scores and the winner. */
export const resultLines = (state: GameState): readonly string[] =>
  state.result
    ? [
        GAME_OVER,
        ...state.result.finalScores.map((score, seat) =>
          finalScoreSentence(state.setup, seat, score),
        ),
        winnerSentence(state.setup, state.result),
      ]
    : [];

/** How a transcript is worded: each function tells its part in lines. */
export interface TranscriptWording {
  /** What opens the game. */
  readonly beginning: (dealt: GameState) => readonly string[];
  /** What stands before a turn; `boardShown` when the board was printed right before. */
  readonly turn: (state: GameState, viewer: Viewer, boardShown: boolean) => readonly string[];
  /** What came of a turn, or of an attempt at one. */
  readonly event: (
    before: GameState,
    after: GameState,
    event: Exclude<GameEvent, { kind: 'deal' | 'help' | 'cut' }>,
  ) => readonly string[];
  /** The end of a game that is over. */
  readonly end: (state: GameState) => readonly string[];
}

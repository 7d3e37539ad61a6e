import {
  formatMove,
  type Field,
  type GameEvent,
  type GameState,
  type Move,
  type Tile,
  tileText,
  tileValue,
} from '../../engine';
import { finalScoreSentence, winnerSentence } from '../turns';

/** Tiles of a rack in a line, such as `[N1], [_8]`. */
export const tilesLine = (state: GameState, tiles: readonly Tile[]): string =>
  tiles
    .map((tile) => `[${tileText(tile)}${tileValue(state.setup.rules.tileSet, tile)}]`)
    .join(', ');

/** The board of a state with what lies on it. */
export const fieldOf = (state: GameState): Field => ({
  board: state.setup.board,
  grid: state.grid,
});

const moveOf = (event: GameEvent): Move | undefined => {
  switch (event.kind) {
    case 'play':
    case 'lost-turn':
      return { kind: 'play', play: event.play };
    case 'pass':
      return { kind: 'pass' };
    default:
      return undefined;
  }
};

/** What a person typed for a turn; nothing for computers, and for the tiles of an exchange. */
export function typedLines(before: GameState, event: GameEvent): readonly string[] {
  if (event.kind === 'deal' || before.setup.seats[event.seat]?.player !== 'human') return [];
  const move = moveOf(event);
  return move ? [formatMove(before.setup.rules, move)] : [];
}

/** Both final scores and the winner. */
export const resultLines = (state: GameState): readonly string[] =>
  state.result
    ? [
        'Game Over!',
        ...state.result.finalScores.map((score, seat) =>
          finalScoreSentence(state.setup, seat, score),
        ),
        winnerSentence(state.setup, state.result),
      ]
    : [];

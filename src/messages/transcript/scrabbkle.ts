import {
  alphabetOf,
  bracketBoardText,
  formatSquare,
  type GameState,
  maySeeRack,
  placedTilesText,
} from '../../engine';
import { counted, playerName } from '../phrases';
import { lostTurnSentence } from '../turns';
import {
  fieldOf,
  refusedLine,
  resignedLine,
  resultLines,
  tilesLine,
  type TranscriptWording,
} from './parts';

const boardLines = (state: GameState): readonly string[] => [
  bracketBoardText(state.setup.rules, fieldOf(state)),
];

/** The scores, one below the other. */
function scoreLines({ setup, scores }: GameState): readonly string[] {
  const labels = scores.map((_, seat) => `${playerName(setup, seat)} score: `);
  const width = Math.max(...labels.map(({ length }) => length));
  return scores.map((score, seat) => `${(labels[seat] ?? '').padEnd(width)}${score}`);
}

const WAYS = { across: 'right', down: 'down' } as const;

/** The words of ScraBBKle. */
export const scrabbkleWording: TranscriptWording = {
  beginning: boardLines,

  turn: (state, viewer) => {
    const { setup, racks, toMove } = state;
    const isShown = setup.seats[toMove]?.player === 'human' && maySeeRack(state, viewer, toMove);
    return isShown
      ? ['', "It's your turn! Your tiles:", tilesLine(state, racks[toMove] ?? [])]
      : [''];
  },

  event: (before, after, event) => {
    switch (event.kind) {
      case 'refused':
        return [refusedLine(before, event)];
      case 'pass':
        return ['The move is:    Pass'];
      case 'exchange':
        return [`The move is:    Exchange of ${counted(event.returned.length, 'tile')}`];
      case 'lost-turn':
        return [lostTurnSentence(event.words)];
      case 'resign':
        return [resignedLine(before, event.seat)];
      case 'play': {
        const { tiles, square, direction } = event.play;
        const { rules } = before.setup;
        const word = placedTilesText(alphabetOf(rules.tileSet), tiles);
        return [
          `The move is:    Word: ${word} at position ${formatSquare(rules, square)}, direction: ${WAYS[direction]}`,
          '',
          ...scoreLines(after),
          '',
          '',
          ...boardLines(after),
        ];
      }
    }
  },

  end: (state) => ['', ...resultLines(state)],
};

import {
  alphabetOf,
  boardText,
  formatPlacement,
  formatSquare,
  type GameState,
  placedTilesText,
  startSquare,
} from '../../engine';
import { counted, playerName } from '../phrases';
import { lostTurnSentence } from '../turns';
import {
  fieldOf,
  isRackTold,
  refusedLine,
  resignedLine,
  resultLines,
  tilesLine,
  type TranscriptWording,
} from './parts';

const boardOf = (state: GameState): string => boardText(state.setup.rules, fieldOf(state));

const scoreLines = ({ setup, scores }: GameState): readonly string[] =>
  scores.map((score, seat) => `${playerName(setup, seat)} score: ${score}`);

/** The words of ScraeBBKle. */
export const scraebbkleWording: TranscriptWording = {
  beginning: (dealt) => [boardOf(dealt)],

  turn: (state, viewer, boardShown) => {
    const { setup, racks, toMove } = state;
    const { seats, openRacks, rules } = setup;
    const square = boardShown ? startSquare(setup) : undefined;
    const start = square ? [`Start position: ${formatSquare(rules, square)}`] : [];
    const others = seats.flatMap((_, seat) =>
      openRacks && seat !== toMove
        ? [
            `OPEN GAME: ${playerName(setup, seat)}'s tiles:`,
            `OPEN GAME: ${tilesLine(state, racks[seat] ?? [])}`,
          ]
        : [],
    );
    const turn = `It's your turn, ${playerName(setup, toMove)}!`;
    const rack = racks[toMove] ?? [];
    const isShown =
      rack.length > 0 && seats[toMove]?.player === 'human' && isRackTold(state, viewer, toMove);
    return [
      '',
      ...start,
      ...others,
      ...(isShown ? [`${turn} Your tiles:`, tilesLine(state, rack)] : [turn]),
    ];
  },

  event: (before, after, event) => {
    switch (event.kind) {
      case 'refused':
        return [refusedLine(before, event)];
      case 'pass':
        return ['The move is: Pass Move!'];
      case 'exchange':
        return [`The move is: Exchange of ${counted(event.returned.length, 'tile')}`];
      case 'lost-turn':
        return [lostTurnSentence(event.words)];
      case 'resign':
        return [resignedLine(before, event.seat)];
      case 'play': {
        const letters = placedTilesText(alphabetOf(before.setup.rules.tileSet), event.play.tiles);
        return [
          `The move is: Letters: ${letters} at position ${formatPlacement(before.setup.rules, event.play)}`,
          ...scoreLines(after),
          '',
          boardOf(after),
        ];
      }
    }
  },

  end: (state) => ['', ...resultLines(state)],
};

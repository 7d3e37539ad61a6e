import {
  alphabetOf,
  boardText,
  formatPlace,
  type GameState,
  maySeeRack,
  placedTilesText,
  type RefusedEvent,
  squareName,
} from '../../engine';
import { illegalFormat } from '../move-format';
import { counted, playerName } from '../players';
import { notPermitted } from '../refusals';
import { lostTurnSentence } from '../turns';
import { fieldOf, resultLines, tilesLine, typedLines } from './parts';
import type { TranscriptWording } from './wording';

const boardOf = (state: GameState): string => boardText(state.setup.rules.tileSet, fieldOf(state));

const scoreLines = ({ setup, scores }: GameState): readonly string[] =>
  scores.map((score, seat) => `${playerName(setup, seat)} score: ${score}`);

/** The answer to a refused attempt, word and place as they were typed. */
function refusalLine(before: GameState, { text, code }: RefusedEvent): string {
  if (code === 'ILLEGAL_FORMAT') return illegalFormat(before.setup.rules);
  const [word = '', place = ''] = text.split(',');
  return notPermitted(word, place);
}

/** The words of ScraeBBKle. */
export const scraebbkleWording: TranscriptWording = {
  beginning: (dealt) => [boardOf(dealt)],

  prompt: (state, viewer, boardShown) => {
    const { setup, racks, toMove } = state;
    const { seats, openRacks, board, rules } = setup;
    const hasStart = rules.opening.kind === 'start-square';
    const start = boardShown && hasStart ? [`Start position: ${squareName(board.start)}`] : [];
    const others = seats.flatMap((_, seat) =>
      openRacks && seat !== toMove
        ? [
            `OPEN GAME: ${playerName(setup, seat)}'s tiles:`,
            `OPEN GAME: ${tilesLine(state, racks[seat] ?? [])}`,
          ]
        : [],
    );
    const turn = `It's your turn, ${playerName(setup, toMove)}!`;
    const isShown =
      seats[toMove]?.player === 'human' && (openRacks || maySeeRack(state, viewer, toMove));
    return [
      '',
      ...start,
      ...others,
      ...(isShown ? [`${turn} Your tiles:`, tilesLine(state, racks[toMove] ?? [])] : [turn]),
    ];
  },

  event: (before, after, event) => {
    const typed = typedLines(before, event);
    switch (event.kind) {
      case 'refused':
        return [event.text, refusalLine(before, event)];
      case 'pass':
        return [...typed, 'The move is: Pass Move!'];
      case 'exchange':
        return [`The move is: Exchange of ${counted(event.returned.length, 'tile')}`];
      case 'lost-turn':
        return [...typed, lostTurnSentence(event.words)];
      case 'play': {
        const letters = placedTilesText(alphabetOf(before.setup.rules.tileSet), event.play.tiles);
        return [
          ...typed,
          `The move is: Letters: ${letters} at position ${formatPlace(before.setup.rules, event.play)}`,
          ...scoreLines(after),
          '',
          boardOf(after),
        ];
      }
    }
  },

  end: (state) => ['', ...resultLines(state)],
};

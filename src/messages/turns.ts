import { formatPlace, type GameResult, type Turn } from '../engine';
import { counted, listed, playerName } from './players';
import { pointsText } from './score';

/** A turn as it is announced. */
export function turnSentence(turn: Turn): string {
  const name = playerName(turn.seat);
  switch (turn.kind) {
    case 'pass':
      return `${name} passed.`;
    case 'exchange': {
      const { returned } = turn;
      const count = returned.kind === 'shown' ? returned.tiles.length : returned.count;
      return `${name} exchanged ${counted(count, 'tile')}.`;
    }
    case 'lost-turn':
      return `${name} lost the turn: ${listed(turn.words)} ${turn.words.length === 1 ? 'is' : 'are'} not in the word list.`;
    case 'play': {
      const [word = ''] = turn.words;
      const points = `${pointsText(turn.score)} ${Math.abs(turn.score) === 1 ? 'point' : 'points'}`;
      return `${name} played ${word} at ${formatPlace(turn.play)} for ${points}.`;
    }
  }
}

/** Who won, in the words of the game. */
export function winnerSentence({ winners }: GameResult): string {
  const [winner] = winners;
  return winners.length === 1 && winner !== undefined
    ? `${playerName(winner)} wins!`
    : "It's a draw!";
}

/** The final score of a seat, in the words of the game. */
export const finalScoreSentence = (seat: number, points: number): string =>
  `${playerName(seat)} scored ${points} points.`;

/** What a seat lost for its unplayed tiles. */
export const deductionSentence = (points: number): string =>
  points === 0 ? 'no tiles left' : `${pointsText(points)} deducted for tiles left`;

/** How a game came to its end. */
export const endSentence = ({ reason }: GameResult): string =>
  reason === 'passes'
    ? 'Every player passed twice in a row.'
    : 'The bag is empty, and so is a rack.';

/** How many tiles a rack holds. */
export const tilesLeft = (count: number): string => counted(count, 'tile');

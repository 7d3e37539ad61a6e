import type { GameResult, Turn } from '../engine';
import { type Cast, counted, listed, playerName } from './players';
import { pointsText } from './score';
import { placeInWords } from './squares';

const notInList = (words: readonly string[]): string =>
  `${listed(words)} ${words.length === 1 ? 'is' : 'are'} not in the word list`;

/** A turn as it is announced. */
export function turnSentence(cast: Cast, turn: Turn): string {
  const name = playerName(cast, turn.seat);
  switch (turn.kind) {
    case 'pass':
      return `${name} passed.`;
    case 'exchange': {
      const { returned } = turn;
      const count = returned.kind === 'shown' ? returned.tiles.length : returned.count;
      return `${name} exchanged ${counted(count, 'tile')}.`;
    }
    case 'lost-turn':
      return `${name} lost the turn: ${notInList(turn.words)}.`;
    case 'play': {
      const points = `${pointsText(turn.score)} ${Math.abs(turn.score) === 1 ? 'point' : 'points'}`;
      return `${name} played ${listed(turn.words)} at ${placeInWords(cast.rules, turn.play)} for ${points}.`;
    }
  }
}

/** Which turn of a game is looked at; 0 for its beginning. */
export const turnOfTurns = (shown: number, turns: number): string => `Turn ${shown} of ${turns}.`;

/** A turn that words cost which are not in the list. */
export const lostTurnSentence = (words: readonly string[]): string =>
  `The turn is lost: ${notInList(words)}.`;

/** How a wording speaks of a player: `Player 1`, or `The human player`. */
function playerInSentence(cast: Cast, seat: number): string {
  const name = playerName(cast, seat);
  return cast.rules.wording === 'scrabbkle'
    ? `The ${name.slice(0, 1).toLowerCase()}${name.slice(1)}`
    : name;
}

/** Who won, in the words of the game. */
export function winnerSentence(cast: Cast, { winners }: GameResult): string {
  const names = winners.map((seat) => playerInSentence(cast, seat));
  if (names.length === 1) return `${names.join('')} wins!`;
  return cast.rules.tie === 'shared' ? `${listed(names)} share the win!` : "It's a draw!";
}

/** The final score of a seat, in the words of the game. */
export const finalScoreSentence = (cast: Cast, seat: number, points: number): string =>
  `${playerInSentence(cast, seat)} scored ${points} points.`;

/** What a seat lost or gained for unplayed tiles. */
export function deductionSentence(deducted: number, awarded: number): string {
  if (awarded !== 0) return `${pointsText(awarded)} added for the tiles of others`;
  return deducted === 0 ? 'no tiles left' : `${pointsText(deducted)} deducted for tiles left`;
}

const TIMES = ['', ' once', ' twice'];

/** How a game came to its end. */
export const endSentence = ({ rules }: Cast, { reason }: GameResult): string =>
  reason === 'passes'
    ? `Every player passed${TIMES[rules.passesToEnd] ?? ` ${rules.passesToEnd} times`} in a row.`
    : 'The bag is empty, and so is a rack.';

/** How many tiles a rack holds. */
export const tilesLeft = (count: number): string => counted(count, 'tile');

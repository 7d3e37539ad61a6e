import type { GameResult, Turn } from '../engine';
import { type Cast, counted, listed, playerInSentence, playerName } from './players';
import { pointsInWords, pointsText } from './score';
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
      const place = placeInWords(cast.rules, turn.play);
      return `${name} played ${listed(turn.words)} at ${place} for ${pointsInWords(turn.score)}.`;
    }
  }
}

/** Whose tiles wait behind the curtain. */
export const curtainSentence = (cast: Cast, seat: number): string =>
  `${playerName(cast, seat)}, it is your turn: press “Show my tiles” when nobody else looks.`;

/** Which turn of a game is looked at; 0 for its beginning. */
export const turnOfTurns = (shown: number, turns: number): string => `Turn ${shown} of ${turns}.`;

const WHAT_ELSE = { pass: 'pass', exchange: 'exchange', 'lost-turn': 'turn lost' } as const;

/** A turn in a list of turns: its main word, or what it was instead. */
export const turnInShort = (turn: Turn): string =>
  turn.kind === 'play' ? (turn.words[0] ?? '') : WHAT_ELSE[turn.kind];

/** A turn that words cost which are not in the list. */
export const lostTurnSentence = (words: readonly string[]): string =>
  `The turn is lost: ${notInList(words)}.`;

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

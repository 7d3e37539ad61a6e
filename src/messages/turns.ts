import type { GameResult, Turn } from '../engine';
import { type Cast, counted, listed, playerInSentence, playerName } from './players';
import { pointsInWords } from './score';
import { placementInWords } from './squares';

const notInList = (words: readonly string[]): string =>
  `${listed(words)} ${words.length === 1 ? 'is' : 'are'} not in the word list`;

/** A turn as it is announced. */
export function turnSentence(cast: Cast, turn: Turn): string {
  const name = playerName(cast, turn.seat);
  switch (turn.kind) {
    case 'pass':
      return `${name} passed.`;
    case 'resign':
      return `${name} resigned.`;
    case 'exchange': {
      const { returned } = turn;
      const count = returned.kind === 'shown' ? returned.tiles.length : returned.count;
      return `${name} exchanged ${counted(count, 'tile')}.`;
    }
    case 'lost-turn':
      return `${name} lost the turn: ${notInList(turn.words)}.`;
    case 'play': {
      const place = placementInWords(cast.rules, turn.play);
      return `${name} played ${listed(turn.words)} at ${place} for ${pointsInWords(turn.score)}.`;
    }
  }
}

/** Whose tiles wait behind the curtain. */
export const curtainSentence = (cast: Cast, seat: number): string =>
  `${playerName(cast, seat)}, it is your turn: press “Show my tiles” when nobody else looks.`;

/** Which turn of a game is looked at; 0 for its beginning. */
export const turnOfTurns = (shown: number, turns: number): string => `Turn ${shown} of ${turns}.`;

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

const TIMES = ['', ' once', ' twice'];

/** How a game came to its end. */
export function endSentence(cast: Cast, { reason, winners }: GameResult): string {
  const { passesToEnd } = cast.rules;
  switch (reason) {
    case 'passes':
      return `Every player passed${TIMES[passesToEnd] ?? ` ${passesToEnd} times`} in a row.`;
    case 'rack-empty':
      return 'The bag is empty, and so is a rack.';
    case 'resigned':
      return `${winners.map((seat) => playerInSentence(cast, seat)).join()} alone is left in the game.`;
  }
}

/** How many tiles a rack holds. */
export const tilesLeft = (count: number): string => counted(count, 'tile');

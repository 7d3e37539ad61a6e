import type { RuleBook, Turn, View } from '../engine';
import { counted, listed, playerName, pointsText } from './phrases';
import { drawnSentence, lostTurnSentence } from './turns';

/** What a player is told to do while no move is on screen. */
export const HOW_TO_MOVE = 'Lay tiles on the board, or type a move.';

/** What is said in its place of a game that is known from one seat alone. */
export const SEEN_ONLY =
  'This is the game as seen from your seat. Its host has the rest, so it can’t be played on here.';

export const OTHERS_PLAY_ON = 'You resigned; the others play on.';

/** What the “?” of the move box tells. */
export const HOW_TO_WRITE = 'How to write a move';

/** What is still missing of a move on screen, or wrong with how its tiles lie. */
export const MOVE_INCOMPLETE = {
  'unnamed-blank': 'Which letter does the blank stand for?',
  'not-in-line': 'The tiles must lie in one row or one column.',
  gap: 'There is a gap between the tiles.',
} as const;

/** What an exchange on screen does. */
export const exchangeHint = (tiles: number): string =>
  `Exchanging ${counted(tiles, 'tile')} uses your turn.`;

/** How sure it is that a play that lies well is legal. */
export function legalityText(
  { unknownWord }: RuleBook,
  wordsChecked: boolean,
  hostDecides: boolean,
): string {
  if (wordsChecked) return 'legal';
  if (hostDecides) return 'the host decides';
  return unknownWord === 'lose-turn' ? 'a wrong word costs the turn' : 'words not checked yet';
}

/** What came of a move, told to the player who made it: words, points and new tiles. */
export function reportSentences(turn: Turn): readonly string[] {
  switch (turn.kind) {
    case 'play': {
      const points = `${pointsText(turn.score)} ${Math.abs(turn.score) === 1 ? 'point' : 'points'}`;
      return [`${listed(turn.words)} for ${points}.`, drawnSentence(turn.drawn)];
    }
    case 'exchange': {
      const { returned } = turn;
      const count = returned.kind === 'shown' ? returned.tiles.length : returned.count;
      return [`${counted(count, 'tile')} exchanged.`, drawnSentence(turn.drawn)];
    }
    case 'lost-turn':
      return [lostTurnSentence(turn.words)];
    case 'pass':
      return ['Passed.'];
    case 'resign':
      return ['Resigned.'];
  }
}

/** Hands the screen over to the next of several people who share it. */
export const curtainTexts = (view: View): { readonly lead: string; readonly rest: string } => ({
  lead: `${playerName(view, view.toMove)}, it’s your turn.`,
  rest: view.seats.length > 2 ? 'Everyone else, look away.' : 'Other player, look away.',
});

/** What becomes of a game that is looked back at. */
export const lookingBackSentence = (isShared: boolean): string =>
  `You are looking back; the game ${isShared ? 'goes on' : 'stands still'}.`;

/** Why there is nothing to do at this screen. */
export const WATCHING = {
  another: 'Another player is to move.',
  elsewhere: 'You are watching: everyone who plays is at another screen.',
  computers: 'The computers are playing each other.',
} as const;

/** What an exchange does, and how many tiles there are to draw from. */
export const exchangeNote = (bagCount: number): string =>
  `Choose the tiles you want to swap. An exchange uses your turn. The bag holds ${counted(bagCount, 'tile')}.`;

export const exchangeAction = (tiles: number): string => `Exchange ${counted(tiles, 'tile')}`;

export const DRAWS_VERIFIED = 'Draws verified.';

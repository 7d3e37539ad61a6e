import {
  alphabetOf,
  formatSquare,
  type MoveError,
  placedTileText,
  type RuleBook,
  type ScoreBreakdown,
  type TileSet,
  type Turn,
  type View,
  type WordScore,
} from '../engine';
import type { SubmitError } from '../table';
import { counted, listed, playerName, pointsText, printed } from './phrases';
import { submitReason } from './refusals';
import { drawnSentence, lostTurnSentence } from './turns';

export const HOW_TO_WRITE = 'How to write a move';

/** Shown while no move is on the board. */
export const HOW_TO_MOVE = 'Lay tiles on the board, or type a move.';

/** Shown instead of `HOW_TO_MOVE` if the record holds only what one seat saw. */
export const SEEN_ONLY =
  'This is the game as seen from your seat. Its host has the rest, so it can’t be played on here.';

export const OTHERS_PLAY_ON = 'You resigned; the others play on.';

/** Why the tiles on the board do not make a play yet. */
export const MOVE_INCOMPLETE = {
  'unnamed-blank': 'Which letter does the blank stand for?',
  'not-in-line': 'The tiles must lie in one row or one column.',
  gap: 'There is a gap between the tiles.',
} as const;

/** Names what a play still needs if more tiles could make it legal; otherwise why it is refused. */
export function missingOfPlay(rules: RuleBook, error: MoveError): string {
  switch (error.code) {
    case 'START_NOT_COVERED':
      return `The first word covers the star on ${formatSquare(rules, error.start)}.`;
    case 'NO_OVERLAP':
      return 'The word takes in a tile that is already on the board.';
    case 'NOT_ADJACENT':
      return 'One of your tiles touches one that is already on the board.';
    case 'NO_WORD':
      return 'A word has two letters or more.';
    case 'WORD_TOO_SHORT':
      return `Words have ${error.shortest} letters or more here.`;
    default:
      return submitReason(rules, error);
  }
}

/** Why a move on the board is refused, in two or three words. */
export function refusalInShort(code: SubmitError['code'] | 'gap' | 'not-in-line'): string {
  switch (code) {
    case 'WORD_NOT_IN_LIST':
      return 'Not a word';
    case 'START_NOT_COVERED':
      return 'Not on the star';
    case 'CROSS_WORD_FORMED':
      return 'A second word';
    case 'NO_OVERLAP':
    case 'NOT_ADJACENT':
      return 'Not joined';
    case 'OPENING_TOO_SHORT':
    case 'NO_WORD':
    case 'WORD_TOO_SHORT':
      return 'Too short';
    case 'gap':
      return 'A gap';
    case 'not-in-line':
      return 'Not in line';
    default:
      return 'Not played';
  }
}

/** How certain it is that a well-placed play is legal. */
export function legalityText(
  { unknownWord }: RuleBook,
  wordsChecked: boolean,
  hostDecides: boolean,
): string {
  if (wordsChecked) return 'legal';
  if (hostDecides) return 'the host decides';
  return unknownWord === 'lose-turn' ? 'a wrong word costs the turn' : 'words not checked yet';
}

/** `×3`, `×−1` */
export const factorText = (factor: number): string => `×${printed(factor)}`;

function wordSum(tileSet: TileSet, word: WordScore): string {
  const alphabet = alphabetOf(tileSet);
  const letters = word.letters
    .map(({ tile, value, factor }) => {
      const face = `${placedTileText(alphabet, tile)}${printed(value)}`;
      return factor === 1 ? face : `${face}${factorText(factor)}`;
    })
    .join(' + ');
  return word.wordFactors.length === 0
    ? letters
    : `(${letters}) ${word.wordFactors.map(factorText).join(' ')}`;
}

/** A score as a sum: `(D2 + I1 + N1×2) ×3 + 60`, with all words in one sum. */
export function scoreSum(tileSet: TileSet, { words, bonus }: ScoreBreakdown): string {
  const sums = words.map((word) => wordSum(tileSet, word));
  return [...sums, ...(bonus === 0 ? [] : [printed(bonus)])].join(' + ');
}

/** One sum per word, main word first; the bonus last, if there is one. */
export const scoreSums = (
  tileSet: TileSet,
  { words, bonus }: ScoreBreakdown,
): readonly string[] => [
  ...words.map((word) => `${wordSum(tileSet, word)} = ${printed(word.total)}`),
  ...(bonus === 0 ? [] : [`bonus ${printed(bonus)}`]),
];

export const exchangeHint = (tiles: number): string =>
  `Exchanging ${counted(tiles, 'tile')} uses your turn.`;

export const exchangeNote = (bagCount: number): string =>
  `Choose the tiles you want to swap. An exchange uses your turn. The bag holds ${counted(bagCount, 'tile')}.`;

export const exchangeAction = (tiles: number): string => `Exchange ${counted(tiles, 'tile')}`;

/** Result of a move for the player who made it: words, points and new tiles. */
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

export const curtainTexts = (view: View): { readonly lead: string; readonly rest: string } => ({
  lead: `${playerName(view, view.toMove)}, it’s your turn.`,
  rest: view.seats.length > 2 ? 'Everyone else, look away.' : 'Other player, look away.',
});

export const lookingBackSentence = (isShared: boolean): string =>
  `You are looking back; the game ${isShared ? 'goes on' : 'stands still'}.`;

/** Why this player has nothing to do. */
export const WATCHING = {
  another: 'Another player is to move.',
  elsewhere: 'You are watching: everyone who plays is at another screen.',
  computers: 'The computers are playing each other.',
} as const;

import { formatPlacement, type RackView, type Turn, type View } from '../engine';
import type { Phase } from '../table';
import { helpInShort } from './coach';
import {
  CODE_MISSING,
  counted,
  playerName,
  pointsInWords,
  pointsText,
  signedPoints,
} from './phrases';
import { fullTurnSentence } from './turns';

/** Whose turn it is, beside the seat that is to move. */
export const TO_MOVE: Readonly<Record<Phase, string>> = {
  'your-turn': 'Your turn',
  curtain: 'Next to move',
  'their-turn': 'To move',
  drawing: 'Drawing tiles…',
  report: 'Next to move',
  thinking: 'Thinking…',
  'waiting-for-words': 'Waiting for the words',
  paused: 'To move · paused',
  stuck: 'Cannot search',
  'code-missing': 'Cannot search',
  'looking-back': 'To move',
  over: '',
};

/** Why a computer that is to move does not. */
export const SEARCH_FAILED: Readonly<Partial<Record<Phase, string>>> = {
  stuck: 'The computer could not search for a move.',
  'code-missing': CODE_MISSING,
};

/** How many tiles a rack holds. */
export const tilesLeft = (count: number): string => counted(count, 'tile');

/** What a screen reader calls the score of a seat. */
export const scoreLabel = (view: View, seat: number): string => `${playerName(view, seat)} score`;

/** The scores of all seats: `Player 1: 20 points. Player 2: 3 points.` */
export const scoresSentence = (view: View): string =>
  view.seats
    .map(({ score }, seat) => `${playerName(view, seat)}: ${pointsInWords(score)}.`)
    .join(' ');

/** What a screen reader calls the rack of another seat. */
export function smallRackLabel(view: View, seat: number): string {
  const rack: RackView | undefined = view.seats[seat]?.rack;
  if (rack?.kind !== 'shown') return 'Tiles hidden';
  const names = rack.tiles.map((tile) => (tile.kind === 'letter' ? tile.letter : 'blank'));
  return `Tiles of ${playerName(view, seat)}: ${names.join(', ') || 'none'}`;
}

const WHAT_ELSE = {
  pass: 'pass',
  exchange: 'exchange',
  'lost-turn': 'turn lost',
  resign: 'resigned',
} as const;

/** A turn in a list of turns: its main word, or what it was instead. */
export const turnInShort = (turn: Turn): string =>
  turn.kind === 'play' ? (turn.words[0] ?? '') : WHAT_ELSE[turn.kind];

/** What a seat did last, in short. */
export function lastTurnText({ rules }: Pick<View, 'rules'>, turn: Turn): string {
  switch (turn.kind) {
    case 'pass':
      return 'Last: passed';
    case 'exchange':
      return 'Last: exchanged';
    case 'resign':
      return 'Last: resigned';
    case 'lost-turn':
      return 'Last: lost the turn';
    case 'play':
      return `Last: ${turn.words[0]} at ${formatPlacement(rules, turn.play)}, ${signedPoints(turn.score)}`;
  }
}

/** The list of turns. */
export const MOVES_PLAYED = 'Moves played';

export const NO_MOVES_YET = 'No moves yet.';

/** The last turn of a game in full. */
export function lastTurnSentence(view: View): string {
  const turn = view.turns.at(-1);
  return turn ? fullTurnSentence(view, turn) : NO_MOVES_YET;
}

/** The points of a turn in a list. */
export function pointsOfTurn(turn: Turn): string {
  if (turn.kind !== 'play') return signedPoints(0);
  const parts = turn.awarded === undefined ? [turn.score] : [turn.score, turn.awarded];
  return parts.map(signedPoints).join(' ');
}

/** The score of a player after a turn. */
export const totalAfter = (view: View, { seat, total }: Turn): string =>
  `${playerName(view, seat)}: ${pointsText(total)}`;

/** A turn in a comparison of games: its word and the total after it. */
export const comparedTurn = (turn: Turn | undefined): string =>
  turn ? `${turnInShort(turn)} ${pointsText(turn.total)}` : '';

/** A turn (its number from 1) in full, as a screen reader has it; `text` is its notation. */
export function turnLabel(view: View, turn: Turn, number: number, text: string): string {
  const help = helpInShort(turn);
  return [
    `Turn ${number}`,
    `${playerName(view, turn.seat)}: ${turnInShort(turn)}`,
    ...(help === undefined ? [] : [help]),
    ...(turn.kind === 'play' || turn.kind === 'lost-turn' ? [text] : []),
    pointsOfTurn(turn),
    `${pointsText(turn.total)} in all`,
  ].join(', ');
}

/** The last move of a game in a few words: `Player 2 MOTILE +18`. */
export const lastMoveInShort = (view: View, turn: Turn): string =>
  `${playerName(view, turn.seat)} ${turnInShort(turn)} ${pointsOfTurn(turn)}`;

/** What a screen reader calls the line that leads to the list of moves. */
export const movesStripLabel = (view: View, last: Turn | undefined, turns: number): string =>
  last ? `Moves, ${turns}. Last: ${lastMoveInShort(view, last)}` : `Moves. ${NO_MOVES_YET}`;

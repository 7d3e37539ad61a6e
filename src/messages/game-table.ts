import { formatPlacement, type RackView, type Turn, type View } from '../engine';
import type { Phase, ScreenView } from '../table';
import { helpInShort } from './coach';
import { CODE_MISSING, counted, pointsInWords, pointsText, signedPoints } from './phrases';
import { nameOnCard, possessive } from './players';
import { fullTurnSentence } from './turns';

export const BOARD = {
  name: 'Board',
  zoom: 'Zoom',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  zoomToTiles: 'Zoom to tiles',
  wholeBoard: 'Whole board',
} as const;

export const RACK = {
  name: 'Your tiles',
  scrollLeft: 'Scroll left',
  scrollRight: 'Scroll right',
} as const;

export const UNSEEN_TILES = 'Unseen tiles';

export const TO_MOVE: Readonly<Record<Phase, string>> = {
  'your-turn': 'Your turn',
  curtain: 'Up next',
  'their-turn': 'To move',
  drawing: 'Drawing tiles…',
  report: 'Up next',
  thinking: 'Thinking…',
  'waiting-for-words': 'Waiting for the word list',
  paused: 'Paused',
  stuck: 'Stuck',
  'code-missing': 'Stuck',
  'looking-back': 'To move',
  over: '',
};

export const SEARCH_FAILED: Readonly<Partial<Record<Phase, string>>> = {
  stuck: 'The computer got stuck on its move.',
  'code-missing': CODE_MISSING,
};

export const SCORES = {
  name: 'Scores',
  away: 'Away',
  guest: 'guest',
  host: 'host',
  retry: 'Try again',
} as const;

export const tilesLeft = (count: number): string => counted(count, 'tile');

export const scoreLabel = (view: ScreenView, seat: number): string =>
  `${possessive(view, seat)} score`;

/** `Player 1: 20 points. Player 2: 3 points.` */
export const scoresSentence = (view: ScreenView): string =>
  view.seats
    .map(({ score }, seat) => `${nameOnCard(view, seat)}: ${pointsInWords(score)}.`)
    .join(' ');

/** Screen reader label of another seat's rack. */
export function smallRackLabel(view: ScreenView, seat: number): string {
  const rack: RackView | undefined = view.seats[seat]?.rack;
  if (rack?.kind !== 'shown') return 'Tiles hidden';
  const names = rack.tiles.map((tile) => (tile.kind === 'letter' ? tile.letter : 'blank'));
  return `${possessive(view, seat)} tiles: ${names.join(', ') || 'none'}`;
}

const WHAT_ELSE = {
  pass: 'pass',
  exchange: 'exchange',
  'lost-turn': 'lost turn',
  resign: 'resigned',
} as const;

/** Main word of a turn, or the kind of turn if it is no play. */
export const turnInShort = (turn: Turn): string =>
  turn.kind === 'play' ? (turn.words[0] ?? '') : WHAT_ELSE[turn.kind];

/** `Last: LIFE at b2, +96`, `Last: passed`. */
export function lastTurnText({ rules }: Pick<View, 'rules'>, turn: Turn): string {
  switch (turn.kind) {
    case 'pass':
      return 'Last: passed';
    case 'exchange':
      return 'Last: exchanged';
    case 'resign':
      return 'Last: resigned';
    case 'lost-turn':
      return 'Last: lost a turn';
    case 'play':
      return `Last: ${turn.words[0]} at ${formatPlacement(rules, turn.play)}, ${signedPoints(turn.score)}`;
  }
}

export const MOVES_PLAYED = 'Moves played';

export const NO_MOVES_YET = 'No moves yet.';

export function lastTurnSentence(view: ScreenView): string {
  const turn = view.turns.at(-1);
  return turn ? fullTurnSentence(view, turn) : NO_MOVES_YET;
}

/** Points of a turn, followed by the award for a failed challenge. */
export function pointsOfTurn(turn: Turn): string {
  if (turn.kind !== 'play') return signedPoints(0);
  const parts = turn.awarded === undefined ? [turn.score] : [turn.score, turn.awarded];
  return parts.map(signedPoints).join(' ');
}

export const totalAfter = (view: ScreenView, { seat, total }: Turn): string =>
  `${nameOnCard(view, seat)}: ${pointsText(total)}`;

/** A turn in a comparison of games: `LIFE 240`, with the total after it. */
export const comparedTurn = (turn: Turn | undefined): string =>
  turn ? `${turnInShort(turn)} ${pointsText(turn.total)}` : '';

/** Screen reader label of a turn; `number` is 1-based, `text` its notation. */
export function turnLabel(view: ScreenView, turn: Turn, number: number, text: string): string {
  const help = helpInShort(turn);
  return [
    `Turn ${number}`,
    `${nameOnCard(view, turn.seat)}: ${turnInShort(turn)}`,
    ...(help === undefined ? [] : [help]),
    ...(turn.kind === 'play' || turn.kind === 'lost-turn' ? [text] : []),
    pointsOfTurn(turn),
    `total ${pointsText(turn.total)}`,
  ].join(', ');
}

/** `Player 2 MOTILE +18` */
export const lastMoveInShort = (view: ScreenView, turn: Turn): string =>
  `${nameOnCard(view, turn.seat)} ${turnInShort(turn)} ${pointsOfTurn(turn)}`;

/** Screen reader label of the strip that opens the list of moves. */
export const movesStripLabel = (view: ScreenView, last: Turn | undefined, turns: number): string =>
  last ? `Moves, ${turns}. Last: ${lastMoveInShort(view, last)}` : `Moves. ${NO_MOVES_YET}`;

import { formatPlacement, type RackView, type Turn, type View } from '../engine';
import type { Phase, ScreenView } from '../table';
import { helpInShort } from './coach';
import { COMPUTER_CONTROLS } from './move-panel';
import {
  CODE_MISSING,
  counted,
  joined,
  pointsText,
  signedPoints,
  rackTileCount,
  spoken,
} from './phrases';
import { nameOnCard, nameOnScreen, type PlayersOnScreen, possessive } from './players';

export const BOARD = {
  name: 'Board',
  zoom: 'Zoom',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  zoomToTiles: 'Zoom to tiles',
  wholeBoard: 'Whole board',
  bestWord: 'Best word',
} as const;

export const RACK = {
  name: 'Your tiles',
  scrollLeft: 'Scroll left',
  scrollRight: 'Scroll right',
} as const;

export const UNSEEN_TILES = 'Unseen tiles';

/** Chip beside the name of the player to move. */
export const TO_MOVE: Readonly<Record<Phase, string>> = {
  'your-turn': 'your turn',
  curtain: 'up next',
  'their-turn': 'to move',
  drawing: 'drawing tiles…',
  report: 'up next',
  thinking: 'thinking…',
  'waiting-for-words': 'loading words…',
  paused: 'paused',
  stuck: 'stuck',
  'code-missing': 'stuck',
  'looking-back': '',
  over: '',
};

export const SEARCH_FAILED: Readonly<Partial<Record<Phase, string>>> = {
  stuck: 'The computer got stuck on its move.',
  'code-missing': CODE_MISSING,
};

export const SCORES = {
  name: 'Scores',
  away: 'away',
  guest: 'guest',
  host: 'host',
  retry: 'Try again',
} as const;

/** Size of a hidden rack that is no longer full; empty for other racks. */
export const tilesOnCard = ({ rules }: ScreenView, rack: RackView): string =>
  rack.kind === 'hidden' && rack.count < rules.rackSize ? counted(rack.count, 'tile') : '';

export const scoreLabel = (view: ScreenView, seat: number): string =>
  `${possessive(view, seat)} score`;

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

/** A move on a score card: its word, then `full`, or `short` if that is too long. */
interface MoveOnCard {
  readonly word?: string;
  readonly full: string;
  readonly short: string;
}

const ON_CARD = {
  pass: 'Passed',
  resign: 'Resigned',
  'lost-turn': 'Lost a turn',
} as const;

/** `LIFE` and `at b2, +96`, in short `+96`; or `Passed`. */
export function moveOnCard({ rules }: Pick<View, 'rules'>, turn: Turn): MoveOnCard {
  if (turn.kind === 'exchange') {
    const tiles = rackTileCount(turn.returned);
    return { full: `Exchanged ${counted(tiles, 'tile')}`, short: `Exchanged ${tiles}` };
  }
  if (turn.kind !== 'play') return { full: ON_CARD[turn.kind], short: ON_CARD[turn.kind] };
  const [word = ''] = turn.words;
  const short = signedPoints(turn.score);
  return { word, full: `at ${formatPlacement(rules, turn.play)}, ${short}`, short };
}

export const MOVES_PLAYED = 'Moves played';

export const NO_MOVES_YET = 'No moves yet.';

/** Points of a turn, followed by the award for a failed challenge. */
export function pointsOfTurn(turn: Turn): string {
  if (turn.kind !== 'play') return signedPoints(0);
  const parts = turn.awarded === undefined ? [turn.score] : [turn.score, turn.awarded];
  return parts.map(signedPoints).join(' ');
}

export const totalAfter = (view: ScreenView, { seat, total }: Turn): string =>
  `${nameOnCard(view, seat)}: ${pointsText(total)}`;

/** A turn in a comparison of games: `LIFE, total 240`. */
export const comparedTurn = (turn: Turn | undefined): string =>
  turn ? `${turnInShort(turn)}, total ${pointsText(turn.total)}` : '';

/** Screen reader label of a turn; `number` is 1-based, `text` its notation. */
export function turnLabel(
  view: PlayersOnScreen,
  turn: Turn,
  number: number,
  text: string,
  isNoted = false,
): string {
  const parts = [
    `Turn ${number}`,
    `${nameOnCard(view, turn.seat)}: ${turnInShort(turn)}`,
    helpInShort(turn),
    (turn.kind === 'play' || turn.kind === 'lost-turn') && text,
    pointsOfTurn(turn),
    `total ${pointsText(turn.total)}`,
    isNoted && 'has notes',
  ];
  return spoken(joined(parts, ', '));
}

/** `Player 2 MOTILE +18` */
export const lastMoveInShort = (view: ScreenView, turn: Turn): string =>
  `${nameOnCard(view, turn.seat)} ${turnInShort(turn)} ${pointsOfTurn(turn)}`;

/** Screen reader label of the strip that opens the list of moves. */
export const movesStripLabel = (view: ScreenView, last: Turn | undefined, turns: number): string =>
  last ? spoken(`Moves, ${turns}. Last: ${lastMoveInShort(view, last)}`) : `Moves. ${NO_MOVES_YET}`;

/** Names of the dock beside the board and its tabs. */
export const DOCK = {
  name: 'Game log',
  moves: 'Moves',
  analysis: 'Analysis',
  lookUp: 'Look up',
  full: 'Full height',
  half: 'Half height',
} as const;

/** The dialog with the transcript. */
export const TRANSCRIPT = {
  title: 'Moves and transcript',
  name: 'Transcript',
  words: 'Words played',
  copy: 'Copy',
  download: 'Download',
} as const;

/** Buttons that step through the turns. */
export const STEPS = {
  name: 'Step through the game',
  first: 'First',
  previous: 'Previous turn',
  next: 'Next turn',
  latest: 'Latest',
  undo: 'Undo',
} as const;

/** Follows the number of the turn that is shown. */
export const ofTurns = (turns: number): string => `of ${turns}`;

/** `You have 275, Casual has 263 now.` */
export function scoresNow(players: PlayersOnScreen, scores: readonly number[]): string {
  const parts = scores.map((score, seat) => {
    const verb = seat === players.you ? 'have' : 'has';
    return `${nameOnScreen(players, seat)} ${verb} ${pointsText(score)}`;
  });
  return `${parts.join(', ')} now.`;
}

/** Column heads of the list of moves. */
export const MOVE_HEADS = {
  round: 'Round',
  turn: 'Turn',
  player: 'Player',
  word: 'Word and points',
  score: 'Score',
} as const;

/** The panel and the ledge while an earlier turn is shown. */
export const LOOKING_BACK = {
  undoToHere: 'Undo to here',
  playFromHere: 'Play from here',
  yes: 'Yes, undo',
  keep: 'Keep them',
  result: 'See result',
  watch: 'Watch',
  pause: 'Pause',
  still: 'Reduced motion is on. Step, or choose Watch.',
} as const;

/** Name of the button that changes the speed, after which that is shown: `Speed: steady`. */
export const speedLabel = (pace: string): string => `${COMPUTER_CONTROLS.speed}: ${pace}`;

/** Says that the tiles placed for a turn (from 1) stay. */
export const draftKept = (turn: number): string => `Your draft for turn ${turn} is kept.`;

/** Status of the game while the player looks back; empty if it is over. */
export function meanwhileSentence(isOver: boolean, isShared: boolean): string {
  if (isOver) return '';
  return isShared ? 'The game goes on.' : 'Your game is paused.';
}

/** Asks whether to undo the turns from one (from 1) to the last. */
export const undoQuestion = (from: number, last: number): string =>
  from === last ? `Undo turn ${last}?` : `Undo turns ${from} to ${last}?`;

/** The consequences of an undo, for the record and for the later turns. */
export const undoConsequence = (isRetry: boolean): string =>
  `It’s noted in the result. The game as it is now stays in Menu › ${isRetry ? 'Branches' : 'Your games'}.`;

import {
  type EnteredMove,
  type EntryError,
  type EntryProblem,
  formatPlacement,
  type GcgUnsupported,
  type LaidTile,
  type RackDoubt,
  type RuleBook,
  type Tile,
  tilesText,
  type TurnOutcome,
} from '../engine';
import {
  counted,
  joined,
  notInList,
  pointsInWords,
  pointsText,
  type Sentences,
  sentenceFor,
  spoken,
  spokenNumber,
} from './phrases';
import { submitReason } from './refusals';

export const ENTRY = {
  title: 'Enter a game',
  tabs: 'What is entered',
  sheet: 'Score sheet',
  game: 'Game',
  end: 'End',
  best: 'Best moves',
  undo: 'Undo',
  redo: 'Redo',
  close: 'Close',
  save: 'Save game',
  update: 'Update game',
  saved: 'Saved to Your games.',
  savedAsNew: 'Saved as a new game. The earlier one has changed since you saved it.',
  saveGcg: 'Save as GCG…',
  startAgain: 'Start again',
  keep: 'Keep this game',
  startAgainYes: 'Yes, start again',
  kept: 'Saved in this browser as you type.',
  lost: 'Couldn’t open the game that you were entering.',
  turn: 'Turn',
  kind: 'What happened',
  kinds: {
    play: 'Word',
    withdrawn: 'Word, taken back',
    challenged: 'Word, challenged and valid',
    exchange: 'Exchange',
    pass: 'Pass or lost challenge',
  },
  rack: 'Rack',
  rackHint: 'As far as you know it. ? is a blank.',
  move: 'Move',
  /** In the notation of most games, and in that of GCG files, which every game takes. */
  moveExample: { own: 'RETINA,8d', gcg: '8D RETINA' },
  returned: 'Tiles or number',
  awarded: 'Points for the challenge',
  note: 'Note',
  letters: 'Letters on the board',
  direction: { across: 'Type down', down: 'Type across' },
  directionSign: { across: '→', down: '↓' },
  enter: 'Enter turn',
  change: 'Change turn',
  confirm: 'Confirm turn',
  insert: 'Insert turn',
  insertBefore: 'Insert before',
  remove: 'Remove turn',
  discard: 'Discard changes',
  newTurn: 'New turn',
  none: 'No turns yet.',
  players: 'Players',
  player: (seat: number): string => `Player ${seat + 1}`,
  addPlayer: 'Add player',
  removePlayer: 'Remove player',
  first: 'Who started?',
  rules: 'Game',
  board: 'Board',
  configured: (name: string): string => `Configured: ${name}`,
  gameFiles: 'Files of the game',
  chooseGame: 'Game from files…',
  boardFile: 'Board',
  chooseBoard: 'Board from file…',
  randomTile:
    'That game begins with a random tile. Choose a board file that has its first tile on it.',
  otherTiles: 'That game doesn’t have all the letters you entered. Start again first.',
  notAll: 'Crossword begins with a random tile, so it can’t be entered.',
  words: 'Word list',
  standardWords: 'Standard list',
  chooseWords: 'Choose a list…',
  listName: 'Name of the list',
  gameTitle: 'Title',
  description: 'Description',
  opening: 'Note before the first turn',
  stopped: 'The players stopped here',
  name: 'Player',
  tilesLeft: 'Tiles left',
  penalty: 'Time penalty',
  left: (name: string): string => `${name}: tiles left`,
  time: (name: string): string => `${name}: time penalty`,
  closing: 'Note at the end',
  final: 'Final score',
  finalSign: 'Σ',
  noPoints: '0',
  noteSign: '✎',
  doubtSign: '?',
  unlistedSign: '*',
  begun: 'unfinished',
  unknownRacks: 'Enter all tiles left to count them.',
  notOver: 'The game isn’t over yet.',
  findBest: 'Find best moves',
  takeMove: 'Use this move',
  searching: 'Looking for moves…',
  noBest: 'Enter tiles of the rack first. The word list must be loaded.',
  partial: 'Only with the tiles you entered.',
  noMoves: 'No word fits these tiles.',
} as const;

const OWN_PROBLEMS = {
  TILES_APART: 'There’s a gap between the tiles.',
  NO_WITHDRAWAL: 'In this game, no word is taken back after a challenge.',
  RACK_TOO_LARGE: ({ max }: { readonly max: number }) =>
    `That’s too many tiles. The player had ${counted(max, 'tile')}.`,
  TOO_MANY_OF_TILE: ({ tiles }: { readonly tiles: string }) =>
    `The game doesn’t have that many tiles. Check ${[...new Set(tiles.replaceAll('_', '?'))].join(', ')}.`,
} as const;

/** Why a turn can’t have happened as entered. */
export function entryProblem(rules: RuleBook, problem: EntryProblem): string {
  switch (problem.code) {
    case 'TILES_APART':
    case 'NO_WITHDRAWAL':
      return OWN_PROBLEMS[problem.code];
    case 'RACK_TOO_LARGE':
      return OWN_PROBLEMS.RACK_TOO_LARGE(problem);
    case 'TOO_MANY_OF_TILE':
      return OWN_PROBLEMS.TOO_MANY_OF_TILE(problem);
    default:
      return submitReason(rules, problem);
  }
}

/** Why the rack of a turn is left out of the game. */
const DOUBTS: Sentences<RackDoubt, [name: string]> = {
  AGAINST_LATER_TURN: ({ later }, name) =>
    `This rack isn’t used: with it, ${name} couldn’t have had the tiles of turn ${later + 1}. Check both.`,
  CANNOT_BE_DRAWN: (_, name) =>
    `${name} couldn’t have drawn this rack. Check it and the racks around it.`,
};

export const rackDoubt = (doubt: RackDoubt, name: string): string =>
  sentenceFor(DOUBTS, doubt, name);

/** Why tiles left at the end are not counted. */
export const leftDoubt = (name: string): string =>
  `${name} couldn’t have had those tiles left. Check them and the racks before.`;

const FAULTS = {
  NO_MOVE: () => 'Type the move, or choose a square and type letters.',
  BAD_MOVE: ({ notation }: RuleBook) =>
    notation === 'word-square'
      ? 'Type tiles and a square: HI,4f goes across, HI,f4 down.'
      : 'Type a square and a word: 4F HI goes across, F4 HI down.',
  BAD_RACK: () => 'That isn’t a rack. Use this game’s letters, and ? for a blank.',
  BAD_RETURNED: () => 'Type the tiles that were exchanged, or how many.',
  BAD_POINTS: () => 'Type the points as a whole number from 0 to 10,000.',
} as const;

export const formFault = (rules: RuleBook, fault: keyof typeof FAULTS): string =>
  FAULTS[fault](rules);

const UNSUPPORTED: Readonly<Record<GcgUnsupported, string>> = {
  SEATS: 'GCG files have two players.',
  WORDS: 'GCG files are for games with crossing words.',
  OPENING: 'GCG files are for games that start on a start square.',
  BOARD: 'GCG files are for boards of 15 × 15 and 21 × 21.',
};

type SaveError = EntryError | { readonly code: 'IN_ANOTHER_TAB' | 'NOT_SAVED' };

const ERRORS: Sentences<SaveError> = {
  NO_TURNS: 'Enter a turn first.',
  TURN_DOES_NOT_FIT: ({ turn }) => `Turn ${turn + 1} doesn’t fit. Correct it first.`,
  RACKS_CONTRADICT: ({ turn }) =>
    `The racks around turn ${turn + 1} contradict each other. Correct them first.`,
  IN_ANOTHER_TAB: 'This game is open in another tab. Close it there, then save again.',
  NOT_SAVED: 'Couldn’t save it. This browser may be out of space. Delete old games first.',
};

/** Why an entry can’t be saved as a game or a file. */
export const entryError = (error: SaveError | { readonly code: GcgUnsupported }): string =>
  error.code in UNSUPPORTED
    ? UNSUPPORTED[error.code as GcgUnsupported]
    : sentenceFor(ERRORS, error as SaveError);

/** Words that the list lacks; players may have accepted them. */
export const unlistedNote = (words: readonly string[]): string => `${notInList(words)}.`;

const rackTiles = (tiles: readonly Tile[]): string => tilesText(tiles).replaceAll('_', '?');

const placeOf = (rules: RuleBook, laid: readonly LaidTile[], move: EnteredMove): string =>
  move.kind === 'play' && laid[0]
    ? formatPlacement(rules, { square: laid[0].square, direction: move.direction })
    : '';

/** The word and the place of an entered move, as on a score sheet. */
export function enteredMove(
  rules: RuleBook,
  { turn: { move }, judged }: TurnOutcome,
): { readonly word: string; readonly place: string } {
  switch (move.kind) {
    case 'play': {
      const word = judged?.words[0]?.text ?? move.laid.map(({ tile }) => tile.letter).join('');
      return { word, place: placeOf(rules, move.laid, move) };
    }
    case 'exchange': {
      const { returned } = move;
      const what = typeof returned === 'number' ? counted(returned, 'tile') : rackTiles(returned);
      return { word: 'Exchange', place: what };
    }
    case 'pass':
      return { word: 'Pass', place: '' };
  }
}

/** The points of a turn on a score sheet. */
export function enteredPoints({ turn: { move }, score, problem }: TurnOutcome): string {
  if (problem) return '–';
  if (move.kind !== 'play') return '0';
  if (move.isWithdrawn) return '0';
  return move.awarded === 0 ? pointsText(score) : `${pointsText(score)} + ${move.awarded}`;
}

/** A turn of the score sheet for screen readers. */
export function enteredTurnLabel(
  rules: RuleBook,
  name: string,
  number: number,
  outcome: TurnOutcome,
  {
    isDoubted = false,
    isBegun = false,
    unlisted = [],
    changed = [],
  }: {
    readonly isDoubted?: boolean;
    /** Whether a change of it, or a turn before it, is not entered yet. */
    readonly isBegun?: boolean;
    readonly unlisted?: readonly string[];
    /** Words that it was not entered with. */
    readonly changed?: readonly string[];
  } = {},
): string {
  const { word, place } = enteredMove(rules, outcome);
  const { problem, turn, total } = outcome;
  const isWithdrawn = turn.move.kind === 'play' && turn.move.isWithdrawn;
  const points = enteredPoints(outcome);
  const unit = /^−?1$/.test(points) ? 'point' : 'points';
  const label = joined(
    [
      `Turn ${number}, ${name}: ${joined([word, place])}`,
      isWithdrawn && 'taken back',
      problem ? 'doesn’t fit' : `${points} ${unit}`,
      `score ${pointsText(total)}`,
      changed.length > 0 && readsNow(changed),
      unlisted.length > 0 && notInList(unlisted),
      isDoubted && 'check its rack',
      turn.notes.length > 0 && 'has notes',
      isBegun && 'change not entered yet',
    ],
    ', ',
  );
  return spoken(label);
}

export const enteringTurn = (number: number, name: string): string => `Turn ${number} · ${name}`;

/** Said once a turn has been entered. */
export const turnEntered = (name: string, { score, total, problem }: TurnOutcome): string =>
  problem
    ? `Entered. This turn doesn’t fit. ${name} ${spokenNumber(total)}.`
    : `Entered, ${spoken(pointsInWords(score))}. ${name} ${spokenNumber(total)}.`;

/** The new words of a turn after another one was changed: `now reads CATS`. */
export const readsNow = (words: readonly string[]): string => `now reads ${words.join(', ')}`;

/** Said if a change has changed the words of another turn. */
export const turnReadsNow = (number: number, words: readonly string[]): string =>
  `Turn ${number} ${readsNow(words)}.`;

/** Asks to look at a turn whose words have changed. */
export const checkWords = (entered: readonly string[], words: readonly string[]): string =>
  `You entered ${entered.join(', ')}, but it ${readsNow(words)}. Check it, then confirm.`;

/** The move in the form: its words and points, and the score after it. */
export function formWorth({ turn: { move }, judged, score, total }: TurnOutcome): string {
  const isWithdrawn = move.kind === 'play' && move.isWithdrawn;
  const words = judged?.words.map(({ text }) => text).join(', ');
  return joined([
    words && `${words}, ${pointsInWords(isWithdrawn ? 0 : score)}.`,
    `Score ${pointsText(total)}.`,
  ]);
}

export const problemsFound = (count: number): string =>
  count === 1 ? '1 turn doesn’t fit.' : `${counted(count, 'turn')} don’t fit.`;

export const doubtsFound = (count: number): string =>
  `${counted(count, 'rack')} can’t be right. Check ${count === 1 ? 'the turn' : 'the turns'} marked “?”.`;

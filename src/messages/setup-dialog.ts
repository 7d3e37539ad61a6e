import { type Board, type LetterBagError, type Level, RULE_BOOKS, type RuleBook } from '../engine';
import { type GameChoice, TOURNAMENT_MIN_BAG } from '../setup';
import { quickGameName } from './front';
import { LEARNING } from './learning';
import {
  counted,
  defaultName,
  joined,
  quoted,
  sentenceFor,
  type Sentences,
  upperFirst,
  written,
} from './phrases';
import { levelName } from './players';

export const QUESTIONS = {
  game: 'Which game?',
  board: 'Would you like to load a board or use the default board?',
  configuration: 'Which configuration?',
  file: 'Which of these files?',
  players: 'How many players?',
  racks: 'Would you like to play an open or a closed game?',
  leastInBag: 'How many tiles must be in the bag to exchange?',
  unknownWord: 'What if a word isn’t in the list?',
  help: 'Allow hints?',
  undo: 'Allow undo?',
  ownWords: 'Count your words?',
  letterValues: 'What’s each letter worth?',
  draws: 'How are tiles drawn?',
} as const;

export const SETUP = {
  title: 'New game',
  more: 'More options',
  /** Placeholder of the name of the only person who plays. */
  you: 'You',
  board: {
    /** The card that loads a board file. */
    load: 'Load a board…',
    loadNote: 'file',
    fileName: 'Please enter the file name of the board:',
    loadNamed: 'Load',
    file: 'Board file',
    chooseFile: 'Choose file…',
    fileNote: 'Your file may include tiles: a line per row, a letter per tile, _ for empty.',
    loading: 'Loading board…',
    rows: 'Rows',
    columns: 'Columns',
  },
  configuration: {
    own: 'My files',
    note: 'Choose or drop the configuration and the files it names.',
    files: 'Configuration files',
    chooseFiles: 'Choose files…',
    folder: 'Configuration folder',
    chooseFolder: 'Choose folder…',
    clear: 'Clear files',
  },
  draws: {
    seeded: 'As in the other games',
    course: 'As in the course’s program',
    courseInShort: 'tiles as in the course’s program',
    courseNote:
      'The same seed draws the same tiles as in that program. That includes its bug: the last line of the tile file counts twice. The saved game and its links keep these draws.',
  },
  rules: {
    note: 'Save a game’s rules, edit them, then choose the file.',
    file: 'Rules file',
    choose: 'Choose rules…',
    save: 'Save rules…',
  },
  tiles: { bag: 'Tiles in the bag, in order', rackSize: 'Rack size' },
  script: {
    title: 'Run a script',
    text: 'Number of players, then one name or command per line',
    file: 'Script file',
    load: 'Load script…',
    run: 'Run script',
  },
  players: { human: 'Human', computer: 'Computer', far: 'Online' },
  /** Where a human sits, for games with fixed seats. */
  whereabouts: { human: 'On this device', far: 'Online' },
  /** Racks are open or closed; each answer comes with what it means. */
  racks: {
    open: ['Open', 'On your turn you see the other rack too.'],
    closed: ['Closed', 'Each player sees only their own rack.'],
  },
  unknownWord: { 'lose-turn': 'You lose your turn', 'try-again': 'You try again' },
  leastInBag: {
    usual: 'As many as you exchange',
    tournament: `Tournament: ${TOURNAMENT_MIN_BAG} or more`,
  },
  help: { allowed: 'Yes, marked next to each move', not: 'No' },
  undo: { allowed: 'Yes, noted in the result', not: 'No' },
  words: {
    title: 'Word list',
    standard: 'Standard list',
    /** The same inside the line of *More options*. */
    standardInShort: 'standard list',
    backToStandard: 'Use standard list',
    lookUp: 'Look up…',
  },
  /** Some games require a number as seed, others accept any text. */
  seed: {
    number: 'Seed (optional whole number): same seed, same game',
    text: 'Seed (optional): same seed, same game',
  },
  files: 'Files',
  start: 'Start game',
  invite: 'Invite',
} as const;

const GAMES: Readonly<Record<GameChoice, string>> = {
  scraebbkle: 'One new word per turn, on boards of any shape, bonuses from −9 to 99.',
  scrabbkle: 'One new word per turn, on a square board, against the computer.',
  classic: 'Words may cross and touch. You can exchange tiles. A wrong word costs your turn.',
  crossword: 'One new word per turn, no bonus squares, one to eight players.',
  configured: 'Tiles, board and words from files, one to eight players, typed commands.',
  own: 'Your own rules, from a JSON file.',
};

const WRONG_WORD = {
  'lose-turn': 'a wrong word loses the turn',
  'try-again': 'a wrong word can be tried again',
} as const;

export const gameInShort = (id: GameChoice): string => GAMES[id];

export const gameName = (id: GameChoice): string =>
  RULE_BOOKS.find((rules) => rules.id === id)?.name ?? 'Custom rules';

const withTiles = (size: string, tiles: number): string =>
  tiles > 0 ? `${size}, ${counted(tiles, 'tile')}` : size;

const sizeOf = ({ columns, rows }: Board): string => `${columns} columns, ${rows} rows`;

/** Size of a board; `given` counts the tiles that lie on it before the first turn. */
export const boardSizeText = (board: Board, given: number): string =>
  withTiles(sizeOf(board), given);

export const boardPictureLabel = (board: Board, given: number): string =>
  withTiles(`Picture of the board, ${sizeOf(board)}`, given);

export const playerQuestion = (seat: number): string =>
  `Is ${defaultName(seat)} a human player or a computer player?`;

export const whereaboutsQuestion = (name: string): string => `Where is ${name}?`;

export const levelQuestion = (name: string): string => `${name}’s level`;

export const nameLabel = (name: string): string => `Name of ${name}`;

export const skillLabel = (name: string): string => `Skill of ${name}, 0 to 1`;

/** Answers to whether custom words count; `count` is how many there are. */
export const ownWordsAnswers = (count: number) => ({
  no: 'No, just the word list',
  yes: count === 1 ? 'Yes, the 1 word' : `Yes, all ${written(count)}`,
});

/** Explains how tiles are drawn at a shared table. */
export const drawsPromise = ({ randomness }: Pick<RuleBook, 'randomness'>): string =>
  randomness === 'seeded'
    ? 'Fair draws: host and guests draw together, so no one can choose or foresee a tile. All are verified at the end. The host’s page sees every rack.'
    : 'The host’s page draws alone here. Guests can’t verify it.';

export const filesChosen = (count: number): string => `${counted(count, 'file')} chosen.`;

/** Summary of a configured game; `words` is undefined until the list has been read. */
export const configuredSummary = (
  { rackSize, shortestWord }: RuleBook,
  tiles: number,
  words: number | undefined,
): string =>
  `${counted(tiles, 'tile')}, ${rackSize} on a rack, words of ${shortestWord} letters or more${
    words === undefined ? '' : `, ${counted(words, 'word')}`
  }.`;

/** The answers behind *More options* that a game asks for; undefined for those that it does not. */
interface Options {
  /** Names that were typed. */
  readonly names: readonly string[];
  /** The answers to the questions of this game alone. */
  readonly own: string | undefined;
  readonly unknownWord: 'lose-turn' | 'try-again' | undefined;
  readonly isTournament: boolean;
  readonly help: boolean | undefined;
  readonly undo: boolean | undefined;
  /** Name of the word list, and its size once it is known. */
  readonly list: string | undefined;
  readonly words: number | undefined;
  /** Whether computers have learned the game. */
  readonly isLearned: boolean;
  readonly seed: string | undefined;
}

function allowedInShort(help: boolean | undefined, undo: boolean | undefined): string {
  if (help === undefined && undo === undefined) return '';
  if (help === undefined) return undo ? 'undo allowed' : 'no undo';
  if (help === undo) return help ? 'hints and undo allowed' : 'no hints or undo';
  return help ? 'hints allowed, no undo' : 'no hints, undo allowed';
}

/** The tiles of a game inside a sentence; `count` is undefined while what was typed is invalid. */
export const tilesInShort = (count: number | undefined, rackSize: number): string =>
  count === undefined ? 'check the tiles' : `${counted(count, 'tile')}, ${rackSize} on a rack`;

/** `Hints and undo allowed, standard list, 267,751 words, random tiles` */
export function optionsInShort(options: Options): string {
  const { names, own, unknownWord, isTournament, help, undo, list, words, isLearned, seed } =
    options;
  const parts = [
    ...names,
    own,
    unknownWord && WRONG_WORD[unknownWord],
    isTournament && `exchanges while ${TOURNAMENT_MIN_BAG} tiles or more are left`,
    allowedInShort(help, undo),
    list,
    words !== undefined && counted(words, 'word'),
    isLearned && LEARNING.inShort,
    seed !== undefined && (seed === '' ? 'random tiles' : `seed ${seed}`),
  ];
  return upperFirst(joined(parts, ', '));
}

export const letterValueOf = (letter: string): string => `Value of ${letter}`;

const BAG_REASONS: Sentences<LetterBagError> = {
  BAG_EMPTY: 'Enter a letter for each tile.',
  BAG_TOO_LONG: ({ max }) => `A bag can hold ${max} tiles. Remove some.`,
  FOREIGN_CHARACTER: ({ character, column }) =>
    `No tile has ${quoted(character)} (character ${column}). Use letters only, one per tile.`,
};

export const letterBagReason = (error: LetterBagError): string => sentenceFor(BAG_REASONS, error);

/** `ScraeBBKle · default board.` */
export const gameOnBoard = (name: string, board: string | undefined): string =>
  `${board === undefined ? name : quickGameName({ name }, board)}.`;

/** Computers by level: `Club`, `2 computers at Club`. A level is undefined if the computer has none. */
function computersInShort(levels: readonly (Level | undefined)[]): string {
  const [level] = levels;
  const isAlike = level !== undefined && levels.every((each) => each === level);
  if (levels.length === 1) return level ? levelName(level) : 'the computer';
  return `${levels.length} computers${isAlike ? ` at ${levelName(level)}` : ''}`;
}

function playersInShort(here: number, far: number, levels: readonly (Level | undefined)[]): string {
  const computers = levels.length;
  const against = computers > 0 ? ` against ${computersInShort(levels)}` : '';
  if (here + far === 0) {
    return computers === 1
      ? 'The computer alone'
      : `${computersInShort(levels)} against each other`;
  }
  if (far === 0) {
    if (here > 1) return `${here} people on this device${against}`;
    return computers > 0 ? `You${against}` : 'You alone';
  }
  const others = far === 1 ? 'a friend online' : `${far} friends online`;
  if (here === 0) return upperFirst(`${others}${against}`);
  return `${here === 1 ? 'You' : `${here} people here`} and ${others}${against}`;
}

/** `You against Club, closed.` */
export function seatsInShort(
  seats: readonly {
    readonly player: 'human' | 'computer' | 'far';
    readonly level?: Level | undefined;
  }[],
  racks: 'open' | 'closed' | undefined,
): string {
  const count = (player: string): number => seats.filter((seat) => seat.player === player).length;
  const levels = seats.filter(({ player }) => player === 'computer').map(({ level }) => level);
  const players = playersInShort(count('human'), count('far'), levels);
  return racks === undefined ? `${players}.` : `${players}, ${racks}.`;
}

/** The file of a rule book, after its name. */
export const fromFile = (file: string): string => `· ${file}`;

import { assertNever, type Board, type LetterBagError, type Level, type RuleBook } from '../engine';
import { type GameChoice, TOURNAMENT_MIN_BAG } from '../setup';
import { levelName } from './levels';
import { counted, defaultName, quoted } from './phrases';

export const QUESTIONS = {
  game: 'Which game?',
  board: 'Would you like to load a board or use the default board?',
  configuration: 'Which configuration?',
  players: 'How many players?',
  racks: 'Would you like to play an open or a closed game?',
  leastInBag: 'How many tiles must be in the bag for an exchange?',
  unknownWord: 'What does a word that is not in the list cost?',
  help: 'May players be helped?',
  undo: 'May players take turns back?',
  ownWords: 'Do your own words count?',
  letterValues: 'What is each letter worth?',
} as const;

const GAMES: Readonly<Record<GameChoice, string>> = {
  scraebbkle: 'One new word a turn, on boards of any shape, with factors from −9 to 99.',
  scrabbkle: 'One new word a turn, on a square board, against the computer.',
  classic: 'Words may cross and touch, tiles can be exchanged, a wrong word costs the turn.',
  crossword: 'One new word a turn, face values only, computers as skilled as you like.',
  configured: 'Tiles, board and words from files, one to eight players, typed commands.',
  own: 'A rule book of your own, as a JSON file.',
};

export const gameInShort = (id: GameChoice): string => GAMES[id];

/** The card that loads a board file. */
export const LOAD_A_BOARD = { name: 'Load a board…', note: 'file' } as const;

export const BOARD_FILE_NAME = 'Please enter the file name of the board:';

export const OWN_BOARD_NOTE =
  'A file of your own may have tiles on the board: a line for each row, with a letter for a tile and _ for a free square.';

export const LOADING_BOARD = 'Loading the board…';

const withTiles = (size: string, tiles: number): string =>
  tiles > 0 ? `${size}, ${counted(tiles, 'tile')}` : size;

const sizeOf = ({ columns, rows }: Board): string => `${columns} columns, ${rows} rows`;

/** Size of a board; `given` counts the tiles that lie on it before the first turn. */
export const boardSize = (board: Board, given: number): string => withTiles(sizeOf(board), given);

export const boardPictureLabel = (board: Board, given: number): string =>
  withTiles(`Picture of the board, ${sizeOf(board)}`, given);

export const playerQuestion = (seat: number): string =>
  `Is ${defaultName(seat)} a human player or a computer player?`;

export const whereaboutsQuestion = (name: string): string => `Where does ${name} sit?`;

export const levelQuestion = (name: string): string => `Level of ${name}`;

/** The choice between open and closed racks, with what each means. */
export const RACKS = {
  open: ['Open', 'On your turn you see the other rack too.'],
  closed: ['Closed', 'Everybody sees only their own rack.'],
} as const;

export const MIN_IN_BAG = {
  usual: 'As many as you give back',
  tournament: `Tournament: ${TOURNAMENT_MIN_BAG} or more`,
} as const;

/** Answers to whether custom words count; `count` is how many there are. */
export const ownWordsAnswers = (count: number) => ({
  no: 'No: those of the list',
  yes: `Yes: ${counted(count, 'word')} as well`,
});

/** Label of the seed field: some games require a whole number, others accept any text. */
export const SEED_LABEL = {
  number: 'Seed, a whole number, to repeat a game (optional)',
  text: 'Seed, to repeat a game (optional)',
} as const;

/** Explains how tiles are drawn at a shared table. */
export const drawsPromise = ({ randomness }: Pick<RuleBook, 'randomness'>): string =>
  randomness === 'seeded'
    ? 'Draws are joint: every guest has a share in each of them, so that nobody can choose or foresee a tile, and all are verified at the end. The host’s page deals and knows every rack.'
    : 'Draws are not joint: in this game they follow one generator, which the host’s page alone has. They cannot be verified by guests.';

export const CONFIGURATION_NOTE =
  'Choose the configuration and the files that it names, at once, one after another, or as a folder, or drop them here.';

export const filesChosen = (count: number): string => `${counted(count, 'file')} chosen.`;

/** Asks which of several configuration files to use. */
export const WHICH_FILE = 'Which of these files?';

/** Summary of a configured game; `words` is undefined until the list has been read. */
export const configuredSummary = (
  { rackSize, shortestWord }: RuleBook,
  tiles: number,
  words: number | undefined,
): string =>
  `${counted(tiles, 'tile')}, ${rackSize} on a rack, words of ${shortestWord} letters or more${
    words === undefined ? '' : `, ${counted(words, 'word')}`
  }.`;

export const DRAWS = {
  question: 'How are tiles drawn?',
  seeded: 'As in the other games',
  course: 'As the program of the course draws',
  about:
    'Tiles come in the order in which that program draws them by the same seed. Its slip is part of that: it counts the last line of the tile file twice. The game’s record and its links keep these draws.',
} as const;

export const OWN_RULES_NOTE =
  'Save the rules of any game, change them in a text editor, and choose the file here.';

export const SCRIPT_LABEL = 'Number of players, a name a line, then a command a line';

export const TILES_LABELS = {
  bag: 'Tiles in the bag, in their order',
  rackSize: 'Tiles on a rack',
} as const;

export const letterValueOf = (letter: string): string => `The value of ${letter}`;

export function letterBagReason(error: LetterBagError): string {
  switch (error.code) {
    case 'BAG_EMPTY':
      return 'A bag needs at least one letter: write a letter for each tile.';
    case 'BAG_TOO_LONG':
      return `A bag holds at most ${error.max} tiles: take some letters away.`;
    case 'FOREIGN_CHARACTER':
      return `Character ${error.column} is ${quoted(error.character)}, which no tile bears: write letters only, one for each tile.`;
    default:
      return assertNever(error);
  }
}

export const INVITED = 'Invited by a friend?';

/** Lower-cases the first letter of names such as "Default board"; other names are unchanged. */
const boardInSentence = (name: string): string =>
  /^\w+ board$/.test(name) ? `${name.slice(0, 1).toLowerCase()}${name.slice(1)}` : name;

/** `ScraeBBKle · default board.` */
export const gameOnBoard = (game: string, board: string | undefined): string =>
  board === undefined ? `${game}.` : `${game} · ${boardInSentence(board)}.`;

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
    if (here > 1) return `${here} people at this screen${against}`;
    return computers > 0 ? `You${against}` : 'You alone';
  }
  const others = far === 1 ? 'a friend far away' : `${far} friends far away`;
  if (here === 0) return `${others.slice(0, 1).toUpperCase()}${others.slice(1)}${against}`;
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

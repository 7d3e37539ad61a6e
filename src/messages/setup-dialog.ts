import { assertNever, type Board, type LetterBagError, type Level, type RuleBook } from '../engine';
import { type GameChoice, TOURNAMENT_MIN_BAG } from '../setup';
import { levelName } from './levels';
import { counted, defaultName, quoted } from './phrases';

/** The questions before a game. */
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

/** What sets a game that can be chosen apart. */
export const gameInShort = (id: GameChoice): string => GAMES[id];

/** The card for a board of one's own. */
export const LOAD_A_BOARD = { name: 'Load a board…', note: 'file' } as const;

export const BOARD_FILE_NAME = 'Please enter the file name of the board:';

export const OWN_BOARD_NOTE =
  'A file of your own may have tiles on the board: a line for each row, with a letter for a tile and _ for a free square.';

/** What is said of a board on its way. */
export const LOADING_BOARD = 'Loading the board…';

const withTiles = (size: string, tiles: number): string =>
  tiles > 0 ? `${size}, ${counted(tiles, 'tile')}` : size;

const sizeOf = ({ columns, rows }: Board): string => `${columns} columns, ${rows} rows`;

/** The size of a board, and how many tiles lie on it before the first turn. */
export const boardSize = (board: Board, given: number): string => withTiles(sizeOf(board), given);

export const boardPictureLabel = (board: Board, given: number): string =>
  withTiles(`Picture of the board, ${sizeOf(board)}`, given);

export const playerQuestion = (seat: number): string =>
  `Is ${defaultName(seat)} a human player or a computer player?`;

export const whereaboutsQuestion = (name: string): string => `Where does ${name} sit?`;

/** What is asked about a computer, by its name. */
export const levelQuestion = (name: string): string => `Level of ${name}`;

/** What racks are to each other's players, and what that means. */
export const RACKS = {
  open: ['Open', 'On your turn you see the other rack too.'],
  closed: ['Closed', 'Everybody sees only their own rack.'],
} as const;

/** How many tiles the bag must hold for an exchange. */
export const MIN_IN_BAG = {
  usual: 'As many as you give back',
  tournament: `Tournament: ${TOURNAMENT_MIN_BAG} or more`,
} as const;

/** What the answers about own words are; `count` is how many there are. */
export const ownWordsAnswers = (count: number) => ({
  no: 'No: those of the list',
  yes: `Yes: ${counted(count, 'word')} as well`,
});

/** What a seed is for: a whole number in some games, any text in others. */
export const SEED_LABEL = {
  number: 'Seed, a whole number, to repeat a game (optional)',
  text: 'Seed, to repeat a game (optional)',
} as const;

/** How tiles are drawn at a table that others have a part in. */
export const drawsPromise = ({ randomness }: Pick<RuleBook, 'randomness'>): string =>
  randomness === 'seeded'
    ? 'Draws are joint: every guest has a share in each of them, so that nobody can choose or foresee a tile, and all are verified at the end. The host’s page deals and knows every rack.'
    : 'Draws are not joint: in this game they follow one generator, which the host’s page alone has. They cannot be verified by guests.';

/** How the files of a configuration are chosen. */
export const CONFIGURATION_NOTE =
  'Choose the configuration and the files that it names, at once, one after another, or as a folder, or drop them here.';

export const filesChosen = (count: number): string => `${counted(count, 'file')} chosen.`;

/** Asks which one of several configurations is meant. */
export const WHICH_FILE = 'Which of these files?';

/** What a configured game is played with; its words only once they have been read. */
export const configuredSummary = (
  { rackSize, shortestWord }: RuleBook,
  tiles: number,
  words: number | undefined,
): string =>
  `${counted(tiles, 'tile')}, ${rackSize} on a rack, words of ${shortestWord} letters or more${
    words === undefined ? '' : `, ${counted(words, 'word')}`
  }.`;

/** Asks where the draws of a configured game come from. */
export const DRAWS = {
  question: 'How are tiles drawn?',
  seeded: 'As in the other games',
  course: 'As the program of the course draws',
  about:
    'Tiles come in the order in which that program draws them by the same seed. Its slip is part of that: it counts the last line of the tile file twice. The game’s record and its links keep these draws.',
} as const;

/** How a game by rules of one's own is begun. */
export const OWN_RULES_NOTE =
  'Save the rules of any game, change them in a text editor, and choose the file here.';

/** What a script is made of. */
export const SCRIPT_LABEL = 'Number of players, a name a line, then a command a line';

/** Boxes of the set-up of tiles. */
export const TILES_LABELS = {
  bag: 'Tiles in the bag, in their order',
  rackSize: 'Tiles on a rack',
} as const;

export const letterValueOf = (letter: string): string => `The value of ${letter}`;

/** Why a text is not taken as a bag of letters. */
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

/** A name as it stands in a sentence: one that says what a board is begins with a small letter. */
const boardInSentence = (name: string): string =>
  /^\w+ board$/.test(name) ? `${name.slice(0, 1).toLowerCase()}${name.slice(1)}` : name;

/** What is going to be played, and on what: `ScraeBBKle · default board.` */
export const gameOnBoard = (game: string, board: string | undefined): string =>
  board === undefined ? `${game}.` : `${game} · ${boardInSentence(board)}.`;

/** Computers by their levels; undefined for one that has none. */
function computersInShort(levels: readonly (Level | undefined)[]): string {
  const [level] = levels;
  const isAlike = level !== undefined && levels.every((each) => each === level);
  if (levels.length === 1) return level ? levelName(level) : 'the computer';
  return `${levels.length} computers${isAlike ? ` at ${levelName(level)}` : ''}`;
}

/** Who is going to play, as a sentence begins. */
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

/** Who is going to play, and whether racks are open: `You against Club, closed.` */
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

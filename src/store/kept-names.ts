export const QUARANTINE_NAMES = [
  'unreadable-1',
  'unreadable-2',
  'unreadable-3',
  'unreadable-4',
  'unreadable-5',
] as const;

export type StorageName =
  | 'record'
  | 'words'
  /** Set-up of the last game that can be repeated at once: its record as it began. */
  | 'setUp'
  /** Id of the record, if it is an older copy of the library's that was opened on purpose. */
  | 'olderCopy'
  /** The saved screen; the name is that of earlier versions, as is `meeting`. */
  | 'desk'
  /** A shared table; empty if there is none. */
  | 'online'
  | 'onlineWords'
  /** This guest's parts in the tables that it left last. */
  | 'onlineLeft'
  | 'meeting'
  | 'settings'
  /** Time of the last export of the library, in ms since 1970. */
  | 'exported'
  /** Words that the player has added to lists. */
  | 'ownWords'
  /** Leaves and winning chances that self-play taught for the player’s own rules, boards and words. */
  | 'learned'
  /** The game played with the bag of another: its id, and the link of the other. */
  | 'challenge'
  /** The puzzle on the table; see `puzzles/kept-puzzle`. */
  | 'puzzle'
  /** A random id of this browser, by which its counts of puzzles are told from those of another device. */
  | 'device'
  /** Answers to cards since `cards` was written; see `cards/card-storage`. */
  | 'cardAnswers'
  | PracticeName
  /** Ids of the games that are reviewed together, until that is done. */
  | 'reviews'
  /** The game that is entered. */
  | 'entry'
  | (typeof QUARANTINE_NAMES)[number]
  | UnsavedName
  | LibraryName
  | GameBeforeName;

/** A document of the player's practice, which is exported and imported with the games; see `library/practice`. */
export type PracticeName =
  /** The words to learn. */
  | 'cards'
  /** The puzzles solved. */
  | 'puzzles';

export type LibraryName =
  | `game/${string}`
  | `title/${string}`
  | `words/${string}`
  /** The figures of a reviewed game; see `library/kept-reviews`. */
  | `review/${string}`
  /** A text of a deleted game; see `library/bin`. */
  | `bin/${string}`
  /** How long each deleted game has been in the bin. */
  | 'bin';

export const GAME = 'game/';
export const TITLE = 'title/';

/** Holds the card and the record of a game. */
export const gameName = (id: string): LibraryName => `${GAME}${id}`;

/** `root` is the id of the record from which all others of the game come. */
export const titleName = (root: string): LibraryName => `${TITLE}${root}`;

export const REVIEW = 'review/';

export const reviewName = (id: string): LibraryName => `${REVIEW}${id}`;

export const wordsName = (lexiconId: string): LibraryName => `words/${lexiconId}`;

/** Beginning of the id of a sample game, which is not saved itself. */
export const SAMPLE = 'sample-';

export const UNSAVED = 'unsaved/';

export type UnsavedName = `unsaved/${string}`;

export const unsavedName = (id: string): UnsavedName => `${UNSAVED}${id}`;

/** The game that a tab had before its own, and the words of it, as versions kept them until the library had both. */
export type GameBeforeName = `${'before' | 'wordsBefore'}${'' | `-${number}`}`;

export const isGameBeforeName = (name: string): name is GameBeforeName =>
  /^(before|wordsBefore)(-\d+)?$/.test(name);

/** Saved for each tab; all other names are shared by the tabs. */
export const TAB_NAMES = [
  'record',
  'words',
  'desk',
  'olderCopy',
  'online',
  'onlineWords',
  'challenge',
  'puzzle',
  'reviews',
  'entry',
  ...QUARANTINE_NAMES,
] satisfies readonly StorageName[];

/** The names under which texts lie that were set aside. */
export const ASIDE_NAMES = [
  'unreadable-1',
  'unreadable-2',
  'unreadable-3',
  'unreadable-4',
  'unreadable-5',
] as const;

/** What this browser keeps of the page, each under a name of its own. */
export type KeptName =
  | 'record'
  | 'words'
  /** How the last game that can be repeated at once was set up: its record, as it began. */
  | 'setUp'
  | 'before'
  | 'wordsBefore'
  /** The id of the record, where it is an older copy of what the library has, opened on purpose. */
  | 'olderCopy'
  /** The saved screen; the name is that of earlier versions, as of `meeting`. */
  | 'desk'
  /** A table that others have a part in; empty if there is no such table. */
  | 'online'
  | 'onlineWords'
  /** The part of a guest in the table that it left last. */
  | 'onlineLeft'
  /** How others are reached. */
  | 'meeting'
  | 'settings'
  /** When the library was exported last, in milliseconds since 1970. */
  | 'exported'
  /** What the player has put beside the words of lists. */
  | 'ownWords'
  /** The game that is played with the bag of another: its id, and the link of the other. */
  | 'challenge'
  | (typeof ASIDE_NAMES)[number]
  | UnsavedName
  | LibraryName;

/** What the library keeps, by the ids of records and lexicons. */
export type LibraryName =
  | `game/${string}`
  | `title/${string}`
  | `words/${string}`
  /** A text of a deleted game; see `library/bin`. */
  | `bin/${string}`
  /** How long the games in the bin have been there. */
  | 'bin';

export const GAME = 'game/';
export const TITLE = 'title/';

/** A game: its card and its record. */
export const gameName = (id: string): LibraryName => `${GAME}${id}`;

/** What its player calls a game, by the record that all others of it come from. */
export const titleName = (root: string): LibraryName => `${TITLE}${root}`;

/** A list of words that games name. */
export const wordsName = (lexiconId: string): LibraryName => `words/${lexiconId}`;

export const UNSAVED = 'unsaved/';

export type UnsavedName = `unsaved/${string}`;

/** A game that was left before the library could be written. */
export const unsavedName = (id: string): UnsavedName => `${UNSAVED}${id}`;

/** What is saved of the table of one tab; the rest is saved for every tab alike. */
export const TAB_NAMES = [
  'record',
  'words',
  'before',
  'wordsBefore',
  'desk',
  'olderCopy',
  'online',
  'onlineWords',
  'challenge',
  ...ASIDE_NAMES,
] satisfies readonly KeptName[];

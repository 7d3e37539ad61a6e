import { type Level, sanitizeName } from '../engine';
import { NEARLY_FULL } from './page';
import {
  counted,
  joined,
  listed,
  playerName,
  pointsText,
  present,
  sentenceFor,
  type Sentences,
  written,
} from './phrases';
import { levelName } from './players';

export const LIBRARY = {
  title: 'Your games',
  games: 'Games',
  statistics: 'Statistics',
  search: 'Search',
  order: 'Sort by',
  orders: { played: 'Last played', score: 'Highest score', board: 'Board' },
  none: 'No games yet. Every game you play is saved here, in this browser.',
  noneStored: 'No games. This browser isn’t saving any.',
  noneFound: 'No games match.',
  open: 'Open',
  openInTab: 'Open in another tab',
  playHere: 'Play here',
  isHere: 'Open now',
  isElsewhere: 'Open in another tab',
  isSeenOnly: 'As seen from your seat',
  more: 'More',
  review: 'Review',
  rename: 'Rename',
  newTitle: 'Title',
  keepTitle: 'Save',
  duplicate: 'Duplicate',
  correct: 'Correct…',
  editCopy: 'Edit a copy…',
  save: 'Save to file…',
  delete: 'Delete',
  undo: 'Undo',
  deleted: 'Recently deleted',
  noneDeleted: 'Nothing here.',
  restore: 'Restore',
  deleteForGood: 'Delete for good',
  keepDeleted: 'Keep it',
  deleteForGoodYes: 'Yes, delete',
  notRestored: 'Couldn’t restore it. This browser may be out of space.',
  cancel: 'Cancel',
  enter: 'Enter a game…',
  exportAll: 'Export all',
  importAll: 'Import…',
  importLabel: 'File with games',
  noLocks: 'This browser can’t tell tabs apart. Play each game in one tab only.',
  damaged: 'Damaged game',
  damagedSave: 'Save damaged game…',
  damagedRecover: 'Recover what’s left',
  damagedDiscard: 'Delete',
  damagedKeep: 'Keep it',
  damagedYes: 'Yes, delete',
} as const;

interface Seat {
  readonly name: string;
  readonly player: 'human' | 'computer';
  readonly level?: Level | undefined;
  readonly score: number;
}

/** The facts about a saved game that its card puts into words. */
export interface CardFacts {
  readonly rules: string;
  readonly board: string;
  readonly rows: number;
  readonly columns: number;
  readonly seats: readonly Seat[];
  readonly toMove?: number | undefined;
  readonly winners?: readonly number[] | undefined;
  readonly turns: number;
  /** Whether it is a game from elsewhere that isn’t over. */
  readonly isEntry?: boolean | undefined;
  /** Seat of the person who sent the game by a link. */
  readonly sender?: number | undefined;
}

/** The seat of the only human of this browser among computers; undefined if there is no such seat. */
function soleHuman({ seats, sender }: Pick<CardFacts, 'seats' | 'sender'>): number | undefined {
  if (sender !== undefined) return undefined;
  const humans = [...seats.keys()].filter((seat) => seats[seat]?.player === 'human');
  return humans.length === 1 && seats.length > 1 ? humans[0] : undefined;
}

/** The name of a player of a saved game: `You`, `Casual`, `Ada`; seats may share it. */
export function nameOnSavedGame(card: CardFacts, seat: number): string {
  if (soleHuman(card) === seat) return 'You';
  const { seats } = card;
  const level = seats[seat]?.level;
  return level ? levelName(level) : playerName({ seats }, seat);
}

/** `You 277 · Gentle 241` */
export const cardStanding = (card: CardFacts): string =>
  card.seats
    .map(({ score }, seat) => `${nameOnSavedGame(card, seat)} ${pointsText(score)}`)
    .join(' · ');

/** `ScraeBBKle · Default board, 16 × 14` */
export const cardGame = ({ rules, board, columns, rows }: CardFacts): string =>
  `${sanitizeName(rules)} · ${sanitizeName(board)}, ${columns}\u00a0×\u00a0${rows}`;

/** `Your turn`, `Gentle’s turn`, `You won`; `Not finished` for a game from elsewhere */
export function cardState(card: CardFacts): string {
  const { winners, toMove = 0, seats } = card;
  const you = soleHuman(card);
  if (winners) {
    if (seats.length === 1) return 'Finished';
    if (winners.length > 1) return 'A tie';
    const [winner = 0] = winners;
    return `${nameOnSavedGame(card, winner)} won`;
  }
  if (card.isEntry) return 'Not finished';
  return toMove === you ? 'Your turn' : `${nameOnSavedGame(card, toMove)}’s turn`;
}

const DAY = 24 * 60 * 60 * 1000;

const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', DAY / 24],
  ['minute', DAY / 24 / 60],
] as const;

/**
 * Relative time: `3 days ago`. Both times are epoch milliseconds. `just now` within a minute or if `then` is in
 * the future; `some time ago` if `then` is 0.
 */
export function longAgo(then: number, now: number): string {
  // An imported game may have no date.
  if (then === 0) return 'some time ago';
  const passed = now - then;
  const [unit, length] = UNITS.find((each) => passed >= each[1]) ?? [];
  if (!unit || !length) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(
    -Math.floor(passed / length),
    unit,
  );
}

/** Screen reader label of the picture of a game. */
export const cardPictureLabel = ({ rows, columns }: CardFacts, tiles: number): string =>
  `Board of ${columns} columns and ${rows} rows, with ${counted(tiles, 'tile')} on it`;

export const deletedSentence = (title: string): string => `${title} deleted.`;

/** `2,000 games`, `12 of 2,000 games` */
export const gamesShown = (shown: number, all: number): string =>
  shown === all ? counted(all, 'game') : `${written(shown)} of ${counted(all, 'game')}`;

/** How long deleted games are kept (in milliseconds), and how many at most. */
export const deletedNote = (time: number, max: number): string =>
  `Deleted games stay here for ${counted(time / DAY, 'day')}, ${written(max)} of them at most.`;

/**
 * `Deleted yesterday · 29 days left`
 *
 * @param left In milliseconds.
 */
export function deletedWhen(deleted: number, now: number, left: number): string {
  const days = Math.ceil(Math.max(0, left) / DAY);
  return `Deleted ${longAgo(deleted, now)} · ${counted(days, 'day')} left`;
}

interface GamesDone {
  readonly done: number;
  readonly total: number;
}

/** `20 of 2,000` */
export const gamesDone = ({ done, total }: GamesDone): string =>
  `${written(done)} of ${written(total)}`;

export const libraryProgress = (read: GamesDone | undefined): string =>
  read ? `Loading your games: ${gamesDone(read)}…` : 'Loading your games…';

export const TRANSFER_BEGUN = {
  export: 'Exporting your games…',
  import: 'Importing games…',
} as const;

export function exportedSentence(
  exported:
    | { readonly games: number; readonly damaged: number; readonly practice: number }
    | undefined,
): string {
  if (!exported) return 'Export cancelled.';
  const { games, damaged, practice } = exported;
  const sentence = `Exported ${counted(games, 'game')}${practice > 0 ? ' and your practice' : ''}.`;
  if (damaged === 0) return sentence;
  const rest = damaged === 1 ? 'isn’t in the file. Save it' : 'aren’t in the file. Save them';
  return `${sentence} ${counted(damaged, 'damaged game')} ${rest} separately.`;
}

export const NOT_OPENED = {
  IN_ANOTHER_TAB: 'Open in another tab. Choose “Play here” to move it.',
  NO_SUCH_GAME: 'This game is no longer in this browser.',
  DAMAGED: 'This game is damaged.',
  NOTHING_LEFT: 'Nothing could be recovered.',
  NOT_SAVED: 'Couldn’t save the copy. This browser may be out of space.',
  NOT_DELETED:
    'Couldn’t delete it. This browser may be out of space. Empty “Recently deleted” first.',
  ENTRY_UNSAVED: 'You’re entering another game. Save that first, or start again.',
  NOT_OVER: 'This game isn’t over yet.',
  SEEN_ONLY: 'Only one rack of this game is known.',
  RESIGNED: 'A game that was resigned can’t be edited.',
  RANDOM_FIRST_TILE: 'A game that began with a random tile can’t be edited.',
  TOO_MANY_TURNS: 'This game has too many turns to edit.',
} as const;

/** Why a game cannot be opened from outside the library, if another tab has it. */
export const OPEN_ELSEWHERE =
  'It’s open in another tab. To move it, choose “Play here” in Your games.';

export function importedSentence(imported: {
  readonly added: number;
  readonly updated: number;
  readonly known: number;
  readonly refused: number;
  readonly left: number;
  readonly practice: number;
}): string {
  const { added, updated, known, refused, left, practice } = imported;
  const parts = present([
    added > 0 && `${counted(added, 'game')} added`,
    updated > 0 && `${counted(updated, 'game')} updated`,
    known > 0 && `${counted(known, 'game')} here already`,
    refused > 0 && `${counted(refused, 'game')} skipped`,
  ]);
  if (left > 0) {
    const done = parts.length > 0 ? ` ${listed(parts)}.` : '';
    return `Import cancelled.${done} ${counted(left, 'game')} left in the file.`;
  }
  if (practice === 0 && parts.length === 0) return 'This file has no games.';
  return joined([parts.length > 0 && `${listed(parts)}.`, practice > 0 && 'Practice updated.']);
}

type ArchiveError =
  | { readonly code: 'NOT_AN_ARCHIVE' | 'NOT_LOADED' }
  | { readonly code: 'NEWER_ARCHIVE'; readonly version: number }
  | { readonly code: 'TOO_MANY_GAMES'; readonly max: number };

const ARCHIVE_REASONS: Sentences<ArchiveError> = {
  NEWER_ARCHIVE: ({ version }) =>
    `This file is from a newer version (${version}). Reload the page, update if asked, and try again.`,
  NOT_AN_ARCHIVE: 'No games found. Choose a file from “Export all”.',
  NOT_LOADED: 'Couldn’t import the games. Try again.',
  TOO_MANY_GAMES: ({ max }) =>
    `This file has more than ${counted(max, 'game')}. Choose a smaller one.`,
};

export const archiveReason = (error: ArchiveError): string => sentenceFor(ARCHIVE_REASONS, error);

/** An amount of storage: `0.3 MB`, `12 GB`. */
function storageText(bytes: number): string {
  const [unit, size] = bytes < 1e9 ? ['MB', 1e6] : ['GB', 1e9];
  const amount = bytes / size;
  return `${amount < 10 ? amount.toFixed(1) : Math.round(amount)} ${unit}`;
}

/** How much storage the page uses, and what to do about it; `used` and `room` are in bytes. */
export function storageSentence(
  use: { readonly used: number; readonly room: number; readonly isPersistent: boolean },
  isNearlyFull: boolean,
  wasExported: boolean,
): string {
  const { used, room, isPersistent } = use;
  return joined([
    `Using ${storageText(used)} of ${storageText(room)} in this browser.`,
    isNearlyFull && NEARLY_FULL,
    !isPersistent && 'The browser may clear saved games if space runs out.',
    !wasExported && 'You haven’t exported your games yet.',
  ]);
}

export const STATISTICS = {
  caption: 'Your finished games against the computer, no help or undo',
  opponent: 'Opponent',
  games: 'Games',
  won: 'Won',
  mean: 'Average score',
  perMove: 'Per move',
  best: 'Best move',
  bySkill: 'Others',
  assisted: 'With help or undo',
  none: 'Finish a game against the computer to see your statistics.',
} as const;

/** `12 (60%)` */
export const wonText = (won: number, games: number): string =>
  `${won} (${Math.round((100 * won) / Math.max(1, games))}%)`;

export const bestPlayText = (play: { readonly word: string; readonly score: number }): string =>
  `${play.word}, ${pointsText(play.score)}`;

/** Length of the current and of the longest winning streak. */
export function streakSentence(streak: number, longest: number): string {
  if (longest === 0) return 'No wins yet.';
  const now = ['No streak now', 'You won your last game'][streak] ?? `${streak} wins in a row`;
  return `${now}. Best streak: ${longest}.`;
}

export const BRANCHES = {
  title: 'Branches',
  note: 'To branch, go back to any turn and choose “Play from here” or “Undo to here”. Both games are kept.',
  mainLine: 'Main line',
  open: 'Open',
  rename: 'Rename',
  newName: 'Branch name',
  keepName: 'Save',
  compare: 'Compare',
  with: 'with',
  turn: 'Turn',
  alike: 'These branches are the same.',
  none: 'No branches yet.',
  reading: 'Loading branches…',
} as const;

/** A branch by the name its player gave, or by the turn at which it began (0-based). */
export function branchName(name: string | undefined, from: number | undefined): string {
  if (name !== undefined) return name;
  return from === undefined ? BRANCHES.mainLine : `From turn ${from + 1}`;
}

/** Number of branches, main line included; used only if there is more than one. */
export const branchCount = (branches: number): string => `${branches}\u00a0branches`;

export const branchLength = (turns: number): string => counted(turns, 'turn');

import type { Candidate, JudgedPlay, Level, PuzzleKind } from '../engine';
import { leaveText } from './coach';
import { counted, joined, pointsInWords, pointsText, printed, spoken, upperFirst } from './phrases';
import { levelName } from './players';

export const PUZZLES = {
  title: 'Puzzles',
  daily: 'Daily',
  endless: 'Endless',
  ofTheDay: 'Puzzle of the day',
  back: 'Back to game',
  home: 'Home',
  tries: 'Your tries',
  noTries: 'Place a word on the board, then press “Try”.',
  free: 'Try as often as you like. Fewer tries look better when you share.',
  showBest: 'Show the best move',
  nextPuzzle: 'Next puzzle',
  earlier: 'Earlier puzzle',
  playOn: 'Play on from here',
  found: 'You found it',
  shown: 'The best move',
  best: 'Best moves',
  looking: 'Looking for the other moves…',
  share: 'Share',
  copied: 'Copied',
  refused: 'Your browser blocked that.',
  week: 'This week',
  record: 'Your record',
  kind: 'Kind of puzzle',
  board: 'Game and board',
  making: 'Making a puzzle…',
  notMade: 'Couldn’t make a puzzle here. Try another kind or board.',
  retry: 'Try again',
  stop: 'Stop',
  wordsOnly: 'A puzzle takes no pass or exchange. Place a word.',
  notOpened: 'Couldn’t open a puzzle. Nothing changed.',
  atSharedTable: 'Leave your table first, then open it again.',
  noList: 'Couldn’t load the puzzles. Check your connection and try again.',
  streakRule: 'A day counts if you get a star on its date, or the day before or after.',
} as const;

export const PUZZLE_KIND_NAMES: Readonly<Record<PuzzleKind, string>> = {
  'most-points': 'Most points',
  'bonus-word': 'Bonus word',
  'best-value': 'Best move',
  endgame: 'Win the endgame',
};

export const PUZZLE_HEADLINES: Readonly<Record<PuzzleKind, string>> = {
  'most-points': 'Find the most points',
  'bonus-word': 'Find the bonus word',
  'best-value': 'Find the best move',
  endgame: 'Win the endgame',
};

/** The task in the strip above the board of a phone. */
export const PUZZLE_IN_SHORT: Readonly<Record<PuzzleKind, string>> = {
  'most-points': 'The word that scores most',
  'bonus-word': 'The bonus word that scores most',
  'best-value': 'Points, and what you keep',
  endgame: 'One move wins',
};

/** Follows that a puzzle is being made: `12 games tried.` */
export const gamesTriedText = (games: number): string =>
  games === 0 ? '' : `${counted(games, 'game')} tried.`;

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** A small number in words: `two`, `11`. */
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const worded = (count: number, noun: string, plural = `${noun}s`): string =>
  `${inWords(count)} ${count === 1 ? noun : plural}`;

/** Announces a puzzle: `Puzzle 148. Find the best move. Place the word that scores most …` */
export const spokenPuzzle = (number: number | undefined, kind: PuzzleKind, tiles: number): string =>
  [
    ...(number === undefined ? [] : [`Puzzle ${printed(number)}.`]),
    `${PUZZLE_HEADLINES[kind]}.`,
    puzzleTask(kind, tiles),
  ].join(' ');

/** The task in a sentence. */
export function puzzleTask(kind: PuzzleKind, tiles: number): string {
  const these = `these ${worded(tiles, 'tile')}`;
  switch (kind) {
    case 'most-points':
      return `Place the word that scores most with ${these}.`;
    case 'bonus-word':
      return `Place the bonus word that scores most with ${these}.`;
    case 'best-value':
      return 'Points count, and so do the tiles you keep and what you leave open.';
    case 'endgame':
      return 'The bag is empty and the scores are level. One move wins.';
  }
}

/** How the stars are earned. */
export function starRule(kind: PuzzleKind): string {
  switch (kind) {
    case 'most-points':
    case 'bonus-word':
      return '1 star for half of the best score, 2 for 80%, 3 for the best.';
    case 'best-value':
      return '1 star for half of the best value, 2 for 80%, 3 for the best.';
    case 'endgame':
      return '3 stars for the move that wins.';
  }
}

/** The best score in a sentence. */
export const bestScoreText = (score: number): readonly [before: string, score: string] => [
  'The best one scores',
  pointsText(score),
];

const STARS_SO_FAR = ['No star yet.', 'One star so far.', 'Two stars so far.', 'Three stars.'];

export const starsSoFar = (stars: number): string => STARS_SO_FAR[stars] ?? '';

/** Label of a row of stars: `1 of 3 stars`. */
export const starsLabel = (stars: number): string => `${stars} of 3 stars`;

/** Days since 1970 as a date; always the civil date, in any time zone. */
const dateOf = (day: number): Date => new Date(day * 86_400_000);

const LONG_DATE = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** `Friday 27 November` */
export const dateText = (day: number): string =>
  new Intl.DateTimeFormat('en-GB', LONG_DATE).format(dateOf(day)).replace(',', '');

const SHORT_DATE = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** The title of a puzzle: `Puzzle of the day` today, `Puzzle of 28 Nov` on another day, `Puzzles` if it has no day. */
export function puzzleTitle(day: number | undefined, today: number): string {
  if (day === undefined) return PUZZLES.title;
  if (day === today) return PUZZLES.ofTheDay;
  return `Puzzle of ${new Intl.DateTimeFormat('en-GB', SHORT_DATE).format(dateOf(day))}`;
}

/** `F` for Friday */
export const weekdayLetter = (day: number): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'narrow', timeZone: 'UTC' }).format(dateOf(day));

/** `Puzzle 148 · Friday 27 November` */
export const puzzleOfDayTitle = (number: number, day: number): string =>
  `Puzzle ${printed(number)} · ${dateText(day)}`;

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];

/** Follows the word that was found: `, 48 points: the best there is. Second try.` */
export const foundRest = (score: number, tries: number, isHinted: boolean): string =>
  `, ${pointsInWords(score)}: the best there is. ${
    ORDINALS[tries] === undefined ? `${tries} tries.` : `${ORDINALS[tries]} try.`
  }${isHinted ? ' With a hint.' : ''}`;

/** Follows the best word that was shown: `, 48 points.` */
export const shownRest = (score: number): string => `, ${pointsInWords(score)}.`;

/** Announces a try: `TAIG, 33 points, 69%. One star so far. The best one scores 48.` */
export function spokenTry(
  word: string,
  score: number,
  share: number,
  stars: number,
  best: number | undefined,
): string {
  const told = best === undefined ? '' : ` The best one scores ${pointsText(best)}.`;
  return `${word}, ${pointsInWords(score)}, ${Math.floor(100 * share)}%. ${starsSoFar(stars)}${told}`;
}

/** Announces that the puzzle is solved: `You found it: MIDGUT, 48 points. Three stars. 6 days in a row.` */
export const spokenFound = (word: string, score: number, streak: number | undefined): string =>
  `${PUZZLES.found}: ${word}, ${pointsInWords(score)}. Three stars.${
    streak ? ` ${streakText(streak)}.` : ''
  }`;

export const sameTry = (word: string): string => `You’ve tried ${word} already.`;

/** `69 %` as a whole number; a play below the best never shows 100. */
export const percentOfBest = (share: number): string => `${Math.floor(100 * share)}%`;

/** `6 days`, then `in a row`. */
export const streakParts = (streak: number): readonly [days: string, rest: string] =>
  streak === 0 ? ['No streak yet', 'A star a day'] : [counted(streak, 'day'), 'in a row'];

export const streakText = (streak: number): string => `${counted(streak, 'day')} in a row`;

/** Label of a day of the week: `Friday 27 November, 3 of 3 stars`. */
export function dayLabel(day: number, stars: number | undefined, isFuture: boolean): string {
  const standing = isFuture ? 'to come' : stars === undefined ? 'not tried' : starsLabel(stars);
  return `${dateText(day)}, ${standing}`;
}

const starSigns = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(3 - stars);

export interface SharedPuzzle {
  readonly number: number | undefined;
  readonly stars: number;
  readonly tries: number;
  readonly isHinted: boolean;
  /** Whether the best move was shown. */
  readonly isShown: boolean;
  /** Undefined if the puzzle belongs to no streak. */
  readonly streak: number | undefined;
}

/** The text to share, without a letter of the position: `ScraeBBKle puzzle 148 ★★★ · two tries, 6 days in a row`. */
export function puzzleShareText(puzzle: SharedPuzzle): string {
  const { number, stars, tries, isHinted, isShown, streak } = puzzle;
  const name = number === undefined ? 'ScraeBBKle puzzle' : `ScraeBBKle puzzle ${printed(number)}`;
  const facts = [
    ...(tries > 0 ? [worded(tries, 'try', 'tries')] : []),
    ...(isHinted ? ['with a hint'] : []),
    ...(isShown ? ['saw the best move'] : []),
    ...(streak !== undefined && streak > 1 ? [streakText(streak)] : []),
  ];
  return `${name} ${starSigns(stars)} · ${facts.join(', ')}`;
}

/** Compares another move with the best: `15 points less` */
export const lessText = (points: number): string =>
  points === 0 ? 'as many points' : `${pointsInWords(points)} less`;

const TIMES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times', 4: 'four times' };

const times = (factor: number): string => TIMES[factor] ?? `${printed(factor)} times`;

/** Minimum points that a letter square adds for it to be the reason. */
const MIN_LETTER_POINTS = 5;

/** Why a play scores as much as it does: the bonus, the squares or the words that bring most. */
export function scoreReason({ score: { words, bonus }, laid }: JudgedPlay): string {
  const [main] = words;
  const factor = main?.wordFactors.reduce((product, each) => product * each, 1) ?? 1;
  const [letter] = (main?.letters ?? []).toSorted(
    (a, b) => b.value * (b.factor - 1) - a.value * (a.factor - 1),
  );
  const reasons = [
    bonus > 0 && `Placing ${counted(laid.length, 'tile')} earns ${bonus} more.`,
    factor > 1 && `The whole word counts ${times(factor)}.`,
    letter &&
      letter.value * (letter.factor - 1) >= MIN_LETTER_POINTS &&
      `${letter.tile.letter} counts ${times(letter.factor)}.`,
    words.length > 1 && `It makes ${words.length} words at once.`,
  ].filter((reason) => typeof reason === 'string');
  return reasons.join(' ') || 'It puts your most valuable tiles to use.';
}

/** Why a move is worth most, if not for its points alone. */
export function valueReason(best: Candidate): string {
  const scores = `It scores ${pointsText(best.score)}, and`;
  if (best.isToEnd)
    return `${scores} puts you ${pointsInWords(Math.round(best.equity))} ahead at the end.`;
  return best.countsReplies
    ? `${scores} leaves the next player little to answer with.`
    : `${scores} keeps tiles worth ${leaveText(best)}.`;
}

/** Label of a try: `Try 1: TAIG at i2, 33 points, 69%, 1 of 3 stars` */
export const tryLabel = (
  number: number,
  word: string,
  place: string,
  score: number,
  share: number,
  stars: number,
): string =>
  `Try ${number}: ${word.toUpperCase()} at ${place}, ${spoken(pointsInWords(score))}, ${percentOfBest(share)}, ${starsLabel(stars)}`;

/** The handle of the sheet on a phone: `Two tries · 33 of 48 points`; `most` is undefined if points do not decide. */
export function triesInShort(scores: readonly number[], most: number | undefined): string {
  if (scores.length === 0) return 'No tries yet';
  const tries = upperFirst(worded(scores.length, 'try', 'tries'));
  return most === undefined
    ? tries
    : `${tries} · ${pointsText(Math.max(...scores))} of ${pointsInWords(most)}`;
}

/** A row of the player's record: `12 solved, 5 with three stars`; `longest` is the longest streak, in days. */
export const recordText = (solved: number, perfect: number, longest = 0): string =>
  solved === 0
    ? 'None solved yet'
    : joined(
        [
          `${printed(solved)} solved`,
          perfect > 0 && `${printed(perfect)} with three stars`,
          longest > 0 && `longest ${counted(longest, 'day')} in a row`,
        ],
        ', ',
      );

/** The game that begins with the position of a puzzle; `level` is undefined if it has no opponent. */
export const playingOnText = (level: Level | undefined): string =>
  level === undefined
    ? 'A new game begins here.'
    : `A new game against ${levelName(level)} begins here.`;

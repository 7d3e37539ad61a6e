import { GAME_PHASES, type GamePhase, type PlayerReview, REASON_KINDS } from '../engine';
import { DEFAULT_LIST, isSameList, listName, type WordList } from '../setup';
import { inTenths, percentText } from './coach';
import { csvText } from './csv';
import { cardGame, cardStanding, type CardFacts, nameOnSavedGame } from './library';
import { counted, joined, listed, pointsText, present, signedPoints, written } from './phrases';

export const GAMES_REVIEW = {
  title: 'Review games',
  open: 'Review games…',
  show: 'Show',
  /** Label of the list of games to choose from. */
  choose: 'Finished games',
  all: 'Select all',
  none: 'No finished games yet. Add files, or finish a game.',
  addFiles: 'Add files…',
  adding: 'Adding games…',
  filesLabel: 'Game files',
  stop: 'Stop',
  resume: 'Continue',
  chooseOthers: 'Choose games',
  save: 'Save as CSV',
  player: 'Player',
  players: 'Players',
  games: 'Games',
  bestMoves: 'Best moves',
  perGame: 'Lost per game',
  perTurn: 'Lost per turn',
  lost: 'Points lost',
  luckPerGame: 'Luck per game',
  luck: 'Luck',
  turns: 'Turns',
  byPhase: 'By phase',
  phase: 'Phase',
  phases: { opening: 'Opening', middle: 'Middle', endgame: 'Endgame' },
  phaseNote:
    'The opening lasts until a third of the bag is drawn. The endgame begins when the bag is empty.',
  byReason: 'By main reason',
  noReasons: 'No move lost points, so there are no reasons to show.',
  reason: 'Reason',
  trend: 'Points lost, game by game',
  mean: 'average',
  oldest: 'First game',
  latest: 'Latest game',
  game: 'Game',
  played: 'Played',
  /** Word list of a game whose words are here. */
  ownList: 'the game’s own',
  figures: 'Figures',
  unavailable: 'Can’t look for moves right now. Choose “Continue” to try again.',
  background: 'Play on meanwhile. Computers’ moves come first.',
} as const;

const REASON_NAMES = {
  points: 'Scored less',
  leave: 'Kept weaker tiles',
  bonus: 'Missed a bonus word',
  opened: 'Left a bonus square',
  spent: 'Spent a good tile',
  'bad-square': 'Hit a bad square',
  rest: 'Weaker endgame',
} as const;

type Reason = PlayerReview['reasons'][number]['reason'];

/** The name of a main reason; losses that none explains have no reason. */
export const reasonName = (reason: Reason): string =>
  reason === undefined ? 'Other' : REASON_NAMES[reason];

/** Says why the list is shorter than that of all games; empty if it isn't. */
export const unfinishedLeftOut = (games: number): string =>
  games === 0
    ? ''
    : `${counted(games, 'unfinished game')} left out until ${games === 1 ? 'it’s' : 'they’re'} over`;

/** Button that reviews the chosen games: `Review 12 games`. */
export const reviewChosen = (games: number): string => `Review ${counted(games, 'game')}`;

/** A word list in a sentence: `the standard list`, `theirs.txt`. */
const listInWords = (list: WordList): string =>
  isSameList(list, DEFAULT_LIST) ? 'the standard list' : listName(list);

/** Names the word list by which a game was judged that is not its own. */
export const judgedBy = (list: WordList): string => `Judged by ${listInWords(list)}`;

interface Reviewed {
  readonly figures: unknown;
  readonly otherList?: WordList | undefined;
}

/** `12 games reviewed.`, with the number of those that were skipped or judged by words other than their own. */
export function gamesReviewed(games: readonly Reviewed[]): string {
  const skipped = games.filter(({ figures }) => figures === 'skipped').length;
  const lists = games.flatMap(({ otherList }) => (otherList ? [listInWords(otherList)] : []));
  const [were, their] = lists.length === 1 ? ['was', 'its'] : ['were', 'their'];
  return joined([
    `${counted(games.length - skipped, 'game')} reviewed.`,
    lists.length > 0 &&
      `${counted(lists.length, 'game')} ${were} judged by ${listed([...new Set(lists)])} because ${their} own isn’t here.`,
    skipped > 0 && `${counted(skipped, 'game')} skipped: damaged, or without a word list.`,
  ]);
}

/** Where the review of several games is found, once it is done. */
export const REVIEWED_NOTE = 'See the result in Your games.';

interface Done {
  readonly done: number;
  readonly total: number;
}

/** `3 of 12 games · turn 5 of 26` */
export const gamesReviewProgress = (games: Done, turns: Done | undefined): string =>
  joined(
    [
      `${games.done} of ${counted(games.total, 'game')}`,
      turns && `turn ${turns.done} of ${turns.total}`,
    ],
    ' · ',
  );

/** Button that shows a review that is under way: `Reviewing 3 of 12…` */
export const gamesReviewing = ({ done, total }: Done): string => `Reviewing ${done} of ${total}…`;

type Totals = Pick<PlayerReview, 'turns' | 'found' | 'lost'>;

const share = ({ found, turns }: Pick<Totals, 'found' | 'turns'>): number =>
  found / Math.max(1, turns);

/** The share of best moves; a dash without turns. */
export const bestShareText = (totals: Totals): string =>
  totals.turns === 0 ? '–' : percentText(share(totals));

/** Points lost per turn in tenths; a dash without turns. */
export const perTurnText = ({ lost, turns }: Totals): string =>
  turns === 0 ? '–' : inTenths(lost / turns);

export const wholePoints = (points: number): string => pointsText(Math.round(points));

export const luckText = (luck: number): string => signedPoints(Math.round(luck));

export const lostPerGameText = (player: PlayerReview): string =>
  wholePoints(player.lost / player.games);

export const luckPerGameText = (player: PlayerReview): string =>
  luckText(player.luck / player.games);

/** Button that opens the review of a game, for screen readers. */
export const reviewGameLabel = (title: string): string => `Review ${title}`;

/** Button that lists every row of a table, or fewer again: `Show all 2,000`. */
export const showAll = (rows: number, areShown: boolean): string =>
  areShown ? 'Show fewer' : `Show all ${written(rows)}`;

/** The chart in a sentence: points lost in the first, the last, the best and the worst game. */
export function trendSentence(lost: readonly number[]): string {
  const mean = lost.reduce((sum, each) => sum + each, 0) / Math.max(1, lost.length);
  return `Points lost in ${counted(lost.length, 'game')}: ${wholePoints(Math.min(...lost))} to ${wholePoints(Math.max(...lost))}, ${wholePoints(mean)} on average.`;
}

/** Counts of the games of chosen files: `12 games added, 3 games here already and 1 skipped.` */
export function filesAdded(counts: {
  readonly added: number;
  readonly known: number;
  readonly unfinished: number;
  readonly skipped: number;
}): string {
  const { added, known, unfinished, skipped } = counts;
  const parts = present([
    added > 0 && `${counted(added, 'game')} added`,
    known > 0 && `${counted(known, 'game')} here already`,
    unfinished > 0 && `${counted(unfinished, 'unfinished game')} left out`,
    skipped > 0 && `${skipped} skipped`,
  ]);
  return `${listed(parts)}.`;
}

const csvDate = (played: number): string =>
  played === 0 ? '' : new Date(played).toISOString().slice(0, 10);

/** A player of one game: the card of the game, its title, and the figures of that player alone. */
interface CsvRow {
  readonly card: CardFacts & { readonly played: number };
  readonly title: string | undefined;
  readonly otherList?: WordList | undefined;
  readonly seat: number;
  readonly review: PlayerReview;
}

const CSV_HEAD = [
  'Game',
  'Played',
  'Rules and board',
  'Word list',
  'Player',
  'Score',
  'Turns',
  'Best moves',
  'Points lost',
  'Luck',
  ...GAME_PHASES.flatMap((phase) => [
    `${GAMES_REVIEW.phases[phase]} turns`,
    `${GAMES_REVIEW.phases[phase]} best moves`,
    `${GAMES_REVIEW.phases[phase]} points lost`,
  ]),
  ...[...REASON_KINDS, undefined].map((reason) => `Lost: ${reasonName(reason)}`),
];

function csvRow({ card, title, otherList, seat, review }: CsvRow): readonly (string | number)[] {
  const ofPhase = (phase: GamePhase): readonly number[] => {
    const { turns, found, lost } = review.phases[phase];
    return [turns, found, lost];
  };
  const ofReason = (reason: Reason): number =>
    review.reasons.find((each) => each.reason === reason)?.lost ?? 0;
  return [
    title ?? cardStanding(card),
    csvDate(card.played),
    cardGame(card).replaceAll('\u00A0', ' '),
    otherList ? listInWords(otherList) : GAMES_REVIEW.ownList,
    nameOnSavedGame(card, seat),
    card.seats[seat]?.score ?? 0,
    review.turns,
    review.found,
    review.lost,
    review.luck,
    ...GAME_PHASES.flatMap(ofPhase),
    ...[...REASON_KINDS, undefined].map(ofReason),
  ];
}

/** Reviewed games as CSV, a row for each player of each game. */
export const gamesReviewCsv = (rows: readonly CsvRow[]): string =>
  csvText([CSV_HEAD, ...rows.map(csvRow)]);

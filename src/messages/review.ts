import {
  costOf,
  MIN_LOSS_POINTS,
  type Reason,
  type ReviewedTurn,
  sameSquare,
  type SeatReview,
  type Square,
  type Turn,
  type WinProbabilityHistory,
  winProbabilitiesOf,
} from '../engine';
import type { ScreenView } from '../table';
import { inTenths, moveInSentence, percentText, wholePercent } from './coach';
import {
  counted,
  pointsInWords,
  pointsText,
  signedPoints,
  tilesInWords,
  type Sentences,
  sentenceFor,
} from './phrases';
import { nameInside, nameOnScreen, type PlayersOnScreen, possessive } from './players';
import { premiumLabel, squareInWords } from './squares';

export const REVIEW = {
  title: 'Review',
  close: 'Close review',
  stop: 'Stop',
  resume: 'Continue',
  oneTurn: 'Turn by turn',
  turns: 'All turns',
  previous: 'Previous turn',
  next: 'Next turn',
  start: 'Start',
  allSeen: 'With hindsight',
  allSeenNote: 'Judges each move as if all racks were open. No one could have known.',
  keyTurns: 'Key turns',
  chance: 'Win chance',
  tryAgain: 'Retry this turn',
  words: 'Definitions:',
  better: 'Best moves',
  compare: 'Simulate',
  compared: 'Simulated',
  comparing: 'Simulating…',
  made: 'played',
  noTurns: 'Nothing to review yet.',
  unreviewed: 'This turn isn’t reviewed.',
  rackUnknown: 'Rack not known, so this turn isn’t judged.',
  noRackKnown: 'No rack of this game is known in full, so no turn is judged.',
  unavailable: 'Can’t look for moves right now. Choose “Continue” to try again.',
  guessed: 'Win chance is an estimate, tuned for the built-in games on their own boards.',
  onRecord: 'During a game you can review only your own turns. It counts as help.',
} as const;

/** Beside the move that was made: `played`. Beside the pass that a word became: `DOOG lost the turn`. */
export const playedNote = (turn: Turn | undefined): string =>
  turn?.kind === 'lost-turn' ? `${turn.words[0]} lost the turn` : REVIEW.made;

export const reviewProgress = (done: number, all: number): string =>
  done < all ? `${done} of ${counted(all, 'turn')}` : counted(all, 'turn');

/** Figures of a seat's review, in display order: the figure, then what it counts. */
export const seatFigures = ({ turns, found, lost, luck }: SeatReview) =>
  [
    { figure: `${found} of ${turns}`, name: 'best moves' },
    { figure: pointsText(Math.round(lost)), name: 'points lost' },
    { figure: signedPoints(Math.round(luck)), name: 'luck' },
  ] as const;

const withArticle = (letter: string): string => {
  // The names of these letters begin with a vowel sound.
  const article = 'AEFHILMNORSX'.includes(letter) ? 'an' : 'a';
  return `${article} ${letter}`;
};

const tileWithArticle = (tile: Extract<Reason, { kind: 'spent' }>['tile']): string =>
  tile.kind === 'blank' ? 'a blank' : withArticle(tile.letter);

/** The article before a number in figures: `a 7`, `an 8`. */
const articleOf = (count: number): string => (/^8|^1[18]$/.test(String(count)) ? 'an' : 'a');

type Reviewed = PlayersOnScreen & Pick<ScreenView, 'turns'>;

type PlayerOfTurn = Pick<ReviewedTurn, 'number' | 'seat'>;

/** Says that the next player used the square that a turn opened; empty if they did not. */
function tookIt(view: Reviewed, { number }: PlayerOfTurn, square: Square): string {
  const next = view.turns[number];
  if (next?.kind !== 'play' || !next.squares.some((each) => sameSquare(each, square))) return '';
  const [word = ''] = next.words;
  const who = nameOnScreen(view, next.seat);
  return ` ${who} took it at once: ${word}, ${pointsInWords(next.score)}.`;
}

const placeOf = ({ rules }: Reviewed, { premium, square }: Extract<Reason, { square: Square }>) =>
  `the ${premiumLabel(premium)} at ${squareInWords(rules, square)}`;

const REASONS: Sentences<Reason, [who: string, view: Reviewed, turn: PlayerOfTurn]> = {
  points: (_, who) => `${who} scored less than the best move.`,
  rest: (_, who) => `${who} had less to gain after it.`,
  leave: ({ kept }, who) =>
    kept.length === 0
      ? `${who} kept no tiles.`
      : `${who} kept weaker tiles: ${tilesInWords(kept)}.`,
  bonus: ({ tiles, word }, who) => `${who} missed ${articleOf(tiles)} ${tiles}-tile word: ${word}.`,
  spent: ({ tile }, who) => `${who} spent ${tileWithArticle(tile)} for little.`,
  opened: (reason, who, view, turn) =>
    `${who} left ${placeOf(view, reason)} within reach.${tookIt(view, turn, reason.square)}`,
  'bad-square': (reason, who, view) => `${who} hit ${placeOf(view, reason)} needlessly.`,
};

/** Why the move of a turn was worth less than the best, in whole sentences. */
export const reasonSentence = (view: Reviewed, turn: PlayerOfTurn, reason: Reason): string =>
  sentenceFor(REASONS, reason, nameOnScreen(view, turn.seat), view, turn);

/** The points that a reason explains, as a loss: `−124`. */
export const reasonPoints = ({ points }: Reason): string => pointsText(-Math.round(points));

/** By how many points a turn outscored its best move, which was worth more for other reasons; undefined if it did not. */
export function scoredMore(
  players: PlayersOnScreen,
  { seat, made, best: [first = made] }: Pick<ReviewedTurn, 'seat' | 'made' | 'best'>,
): { readonly points: string; readonly sentence: string } | undefined {
  const more = made.score - first.score;
  if (more <= 0) return undefined;
  const sentence = `${nameOnScreen(players, seat)} scored more than the best move.`;
  return { points: signedPoints(more), sentence };
}

/** `Your turn 7`, `Casual’s turn 8` */
export const turnOfPlayer = (players: PlayersOnScreen, { number, seat }: PlayerOfTurn): string =>
  `${possessive(players, seat)} turn ${number}`;

/** `· key turn 2 of 5`, after the name of a turn. */
export const keyTurnText = (place: number, all: number): string => `· key turn ${place} of ${all}`;

/** Whether a turn lost at least `MIN_LOSS_POINTS`. */
export const isLoss = ({ lost }: Pick<ReviewedTurn, 'lost'>): boolean => lost >= MIN_LOSS_POINTS;

/** Total cost of reviewed turns: `3 turns cost 58 points.` */
export function costOfTurns(turns: readonly Pick<ReviewedTurn, 'lost'>[]): string {
  const losses = turns.filter(isLoss);
  const points = Math.round(losses.reduce((sum, { lost }) => sum + lost, 0));
  return losses.length === 0
    ? 'Nothing better in any turn.'
    : `${counted(losses.length, 'turn')} cost ${pointsInWords(points)}.`;
}

/**
 * The chances of the player of a turn in whole percent. The loss is the difference of the two as they are shown, so that
 * no sum on screen is wrong.
 */
function percentsOf(turn: ReviewedTurn, history: WinProbabilityHistory) {
  const { after, withBest } = winProbabilitiesOf(turn, history);
  return {
    after: wholePercent(after),
    withBest: wholePercent(withBest),
    lost: wholePercent(withBest) - wholePercent(after),
  };
}

/** The cost of a turn in a list: `−14%`, in solo games `−12.3`; or `best`. */
export function costText(turn: ReviewedTurn, history: WinProbabilityHistory | undefined): string {
  if (!isLoss(turn)) return 'best';
  return history
    ? `${pointsText(-percentsOf(turn, history).lost)}%`
    : `−${inTenths(costOf(turn, history))}`;
}

/** Whether the cost of a turn, as `costText` shows it, is more than 0. */
export const isCostly = (turn: ReviewedTurn, history: WinProbabilityHistory | undefined): boolean =>
  isLoss(turn) && (!history || percentsOf(turn, history).lost > 0);

export function costInWords(
  turn: ReviewedTurn,
  history: WinProbabilityHistory | undefined,
): string {
  if (!isLoss(turn)) return 'the best move';
  return history
    ? `cost ${percentsOf(turn, history).lost}% win chance`
    : `${inTenths(turn.lost)} points lost`;
}

/** Cost of a turn: `It cost you about 14%: 75% to win, 89% with FOBS at 11f.` */
export function costSentence(
  players: PlayersOnScreen,
  turn: ReviewedTurn,
  history: WinProbabilityHistory | undefined,
): string {
  const { seat, seen, best, lost } = turn;
  const [better] = best;
  if (!isLoss(turn) || !better) {
    const found = better?.isOnlyWin ? 'the only winning move' : 'the best move';
    return `${nameOnScreen(players, seat)} found ${found}.`;
  }
  const move = moveInSentence({ ...seen, rules: players.rules }, better);
  const points = inTenths(lost);
  if (!history) return `It cost ${points} points, compared with ${move}.`;
  const chances = percentsOf(turn, history);
  const wins = better.isOnlyWin ? 'was the only winning move' : 'wins';
  if (chances.lost === 100)
    return `It cost ${nameInside(players, seat)} the game: ${move} ${wins}.`;
  const standing = `${chances.after}% to win`;
  return chances.lost === 0
    ? `It hardly mattered: ${standing} either way. Best was ${move}, by ${points} points.`
    : `It cost ${nameInside(players, seat)} about ${chances.lost}%: ${standing}, ${chances.withBest}% with ${move}.`;
}

export function luckSentence({ drawn, luck }: Pick<ReviewedTurn, 'drawn' | 'luck'>): string {
  if (!drawn) return 'It isn’t known which of these tiles were drawn last.';
  if (drawn.length === 0) return 'No tiles drawn before this turn.';
  const points = inTenths(Math.abs(luck));
  if (points === inTenths(0)) return `Drew ${tilesInWords(drawn)}, an average draw.`;
  const side = luck < 0 ? 'worse' : 'better';
  return `Drew ${tilesInWords(drawn)}, ${points} points ${side} than average.`;
}

export function chanceSentence(
  players: PlayersOnScreen,
  seat: number,
  chances: readonly number[],
): string {
  const min = Math.min(...chances);
  const max = Math.max(...chances);
  return `${possessive(players, seat)} win chance: start ${percentText(chances[0] ?? 0)}, low ${percentText(min)}, high ${percentText(max)}.`;
}

/** `Your win chance` */
export const chanceTitle = (players: PlayersOnScreen, seat: number): string =>
  `${possessive(players, seat)} win chance`;

/** `75% after turn 15`, `52% at the start` */
export const chanceAt = (chance: number, turn: number): string =>
  `${percentText(chance)} ${turn === 0 ? 'at the start' : `after turn ${turn}`}`;

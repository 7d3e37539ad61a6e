import { MIN_LOSS_POINTS, type Reason, type ReviewedTurn, type SeatReview } from '../engine';
import { candidateText, inTenths } from './coach';
import {
  counted,
  type Players,
  pointsInWords,
  pointsText,
  signedPoints,
  tilesInWords,
  upperFirst,
} from './phrases';
import { nameOnCard, type PlayersOnScreen, possessive } from './players';
import { premiumLabel, squareInWords } from './squares';

export const REVIEW = {
  title: 'Review',
  stop: 'Stop',
  goOn: 'Continue',
  allSeen: 'With hindsight',
  allSeenNote: 'Judges each move as if all racks were open. No one could have known.',
  keyTurns: 'Key turns',
  turns: 'All turns',
  chance: 'Win chance',
  start: 'start',
  end: 'end',
  show: 'Show on board',
  tryAgain: 'Retry this turn',
  words: 'Definitions:',
  compare: 'Simulate',
  comparing: 'Simulating…',
  made: 'played',
  noTurns: 'Nothing to review yet.',
  unavailable: 'Can’t look for moves right now. Choose “Continue” to try again.',
  guessed: 'Win chance is an estimate, tuned for the built-in games on their own boards.',
  onRecord: 'During a game you can review only your own turns. It counts as help.',
} as const;

/** Column heads of the table that compares moves by playouts. */
export const COMPARED_HEADS = { move: 'Move', value: 'Simulated' } as const;

export const reviewProgress = (done: number, all: number): string =>
  done < all ? `${done} of ${counted(all, 'turn')}` : counted(all, 'turn');

/** Figures of a seat's review, in display order. */
export const seatFigures = ({ turns, found, lost, luck }: SeatReview) =>
  [
    { name: 'best moves found', figure: `${found} of ${turns}` },
    { name: 'points lost', figure: pointsText(Math.round(lost)) },
    { name: 'luck of the draw', figure: signedPoints(Math.round(luck)) },
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

/** Why a move was worth less, in a few words; `isTold` if the text may reveal the better move. */
export function reasonText(players: Players, reason: Reason, isTold: boolean): string {
  const { rules } = players;
  switch (reason.kind) {
    case 'points':
      return 'fewer points';
    case 'leave':
      return reason.kept.length === 0
        ? 'kept nothing'
        : `kept weaker tiles: ${tilesInWords(reason.kept)}`;
    case 'bonus': {
      const missed = `missed ${articleOf(reason.tiles)} ${reason.tiles}-tile word`;
      return isTold ? `${missed}: ${reason.word}` : missed;
    }
    case 'spent':
      return `wasted ${tileWithArticle(reason.tile)}`;
    case 'opened':
      return `opened up the ${premiumLabel(reason.premium)} at ${squareInWords(rules, reason.square)}`;
    case 'bad-square':
      return `hit the ${premiumLabel(reason.premium)} at ${squareInWords(rules, reason.square)} needlessly`;
  }
}

/** A reason with the points that it cost. */
export const reasonSentence = (players: Players, reason: Reason): string => {
  if (reason.kind === 'points') return `It scored ${inTenths(reason.points)} fewer points.`;
  const text = reasonText(players, reason, true);
  return `${upperFirst(text)} (${inTenths(reason.points)} points).`;
};

/** `Turn 7 · Casual` */
export const turnOfPlayer = (players: PlayersOnScreen, { number, seat }: ReviewedTurn): string =>
  `Turn ${number} · ${nameOnCard(players, seat)}`;

/** Whether a turn lost at least `MIN_LOSS_POINTS`. */
export const isLoss = ({ lost }: Pick<ReviewedTurn, 'lost'>): boolean => lost >= MIN_LOSS_POINTS;

/** What reviewed turns cost together: `3 turns cost 58 points.` */
export function costOfTurns(turns: readonly Pick<ReviewedTurn, 'lost'>[]): string {
  const losses = turns.filter(isLoss);
  const points = Math.round(losses.reduce((sum, { lost }) => sum + lost, 0));
  return losses.length === 0
    ? 'Nothing better in any turn.'
    : `${counted(losses.length, 'turn')} cost ${pointsInWords(points)}.`;
}

/** The loss of a turn: `−12.3`, or `best`. */
export const lossText = (turn: ReviewedTurn): string =>
  isLoss(turn) ? `−${inTenths(turn.lost)}` : 'best';

export const lossInWords = (turn: ReviewedTurn): string =>
  isLoss(turn) ? `${inTenths(turn.lost)} points lost` : 'the best move';

export const winChanceCost = (chance: number): string => `cost ${percentText(chance)} win chance`;

/** The move that was played: `QUIZ at 7c, +42`. */
export const madeText = (players: Players, { seen, made }: ReviewedTurn): string =>
  made.move.kind === 'play'
    ? `${candidateText({ ...seen, rules: players.rules }, made)}, ${signedPoints(made.score)}`
    : candidateText({ ...seen, rules: players.rules }, made);

export function luckSentence({ drawn, luck }: ReviewedTurn): string {
  if (drawn.length === 0) return 'No tiles drawn before this turn.';
  const points = inTenths(Math.abs(luck));
  const side = luck < 0 ? 'worse' : 'better';
  return `Drew ${tilesInWords(drawn)}, ${points} points ${side} than average.`;
}

export const percentText = (chance: number): string => `${Math.round(100 * chance)}%`;

export function chanceSentence(
  players: PlayersOnScreen,
  seat: number,
  chances: readonly number[],
): string {
  const min = Math.min(...chances);
  const max = Math.max(...chances);
  return `${possessive(players, seat)} win chance: start ${percentText(chances[0] ?? 0)}, low ${percentText(min)}, high ${percentText(max)}.`;
}

export const chanceChangeText = (before: number, after: number): string =>
  `${percentText(before)} → ${percentText(after)}`;

import {
  MIN_LOSS_POINTS,
  type Reason,
  type ReviewedTurn,
  type SeatReview,
  tilesText,
} from '../engine';
import { candidateText, inTenths } from './coach';
import { counted, playerName, type Players, pointsText, signedPoints } from './phrases';
import { premiumLabel, squareInWords } from './squares';

export const REVIEW = {
  title: 'Review',
  see: 'Review',
  stop: 'Stop',
  goOn: 'Go on',
  allSeen: 'With all tiles seen',
  allSeenNote: 'As if every rack had been open: nobody could know it, and nobody is to blame.',
  keyTurns: 'Key turns',
  turns: 'Every turn',
  lead: 'Lead',
  chance: 'Chance to win',
  start: 'start',
  end: 'end',
  show: 'Show on the board',
  tryAgain: 'Try this turn again',
  words: 'Meanings:',
  best: 'Best moves',
  why: 'Why',
  compare: 'Compare by games imagined',
  comparing: 'Imagining games …',
  made: 'played',
  noTurns: 'There is no turn to go over.',
  unavailable: 'No moves can be looked up now. Go on to try again.',
  guessed:
    'The chance to win is a guess from the points of an average play: it was fitted to many games for the built-in rules on their own boards alone.',
  onRecord: 'The game goes on: your own turns alone are gone over, and that goes on record.',
} as const;

/** Column heads of the table that compares moves by playouts. */
export const COMPARED_HEADS = { move: 'Move', value: 'Worth' } as const;

export const reviewProgress = (done: number, all: number): string =>
  done < all ? `${done} of ${counted(all, 'turn')}` : counted(all, 'turn');

/** Figures of a seat's review, in display order. */
export const seatFigures = ({ turns, found, lost, luck }: SeatReview) =>
  [
    { name: 'best moves found', figure: `${found} of ${turns}` },
    { name: 'points lost', figure: pointsText(Math.round(lost)) },
    { name: 'luck of the draw', figure: signedPoints(Math.round(luck)) },
  ] as const;

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

const withArticle = (letter: string): string => {
  // The names of these letters begin with a vowel sound.
  const article = 'AEFHILMNORSX'.includes(letter) ? 'an' : 'a';
  return `${article} ${letter}`;
};

const tileWithArticle = (tile: Extract<Reason, { kind: 'spent' }>['tile']): string =>
  tile.kind === 'blank' ? 'a blank' : withArticle(tile.letter);

/** Why a move was worth less, in a few words; `isTold` if the text may reveal the better move. */
export function reasonText(players: Players, reason: Reason, isTold: boolean): string {
  const { rules } = players;
  switch (reason.kind) {
    case 'points':
      return 'fewer points';
    case 'leave':
      return reason.kept.length === 0
        ? 'kept nothing'
        : `kept ${[...tilesText(reason.kept)].join(' ')}`;
    case 'bonus': {
      const tiles = `${NUMBERS[reason.tiles] ?? reason.tiles}-tile`;
      return isTold ? `there was a ${tiles} word: ${reason.word}` : `there was a ${tiles} word`;
    }
    case 'spent':
      return `spent ${tileWithArticle(reason.tile)} for little`;
    case 'opened':
      return `left the ${premiumLabel(reason.premium)} at ${squareInWords(rules, reason.square)} within reach`;
    case 'bad-square':
      return `covered the ${premiumLabel(reason.premium)} at ${squareInWords(rules, reason.square)} without need`;
  }
}

/** A reason with the points that it cost. */
export const reasonSentence = (players: Players, reason: Reason): string => {
  if (reason.kind === 'points') return `It scored ${inTenths(reason.points)} points less.`;
  const text = reasonText(players, reason, true);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} (${inTenths(reason.points)} points).`;
};

/** Whether a turn lost at least `MIN_LOSS_POINTS`. */
export const isLoss = ({ lost }: ReviewedTurn): boolean => lost >= MIN_LOSS_POINTS;

/** The loss of a turn: `−12.3`, or `best`. */
export const lossText = (turn: ReviewedTurn): string =>
  isLoss(turn) ? `−${inTenths(turn.lost)}` : 'best';

export const lossInWords = (turn: ReviewedTurn): string =>
  isLoss(turn) ? `${inTenths(turn.lost)} points lost` : 'the best move';

/** The move that was played: `QUIZ at 7c, +42`. */
export const madeText = (players: Players, { seen, made }: ReviewedTurn): string =>
  made.move.kind === 'play'
    ? `${candidateText({ ...seen, rules: players.rules }, made)}, ${signedPoints(made.score)}`
    : candidateText({ ...seen, rules: players.rules }, made);

export function luckSentence({ drawn, luck }: ReviewedTurn): string {
  if (drawn.length === 0) return 'Nothing was drawn before this turn.';
  const tiles = [...tilesText(drawn)].join(' ');
  const points = inTenths(Math.abs(luck));
  const side = luck < 0 ? 'worse' : 'better';
  return `Drawn before it: ${tiles}, ${points} points ${side} than ${counted(100, 'other draw')} on average.`;
}

export const percentText = (chance: number): string => `${Math.round(100 * chance)} %`;

export function chanceSentence(players: Players, seat: number, chances: readonly number[]): string {
  const name = playerName(players, seat);
  const min = Math.min(...chances);
  const max = Math.max(...chances);
  return `The chance of ${name} to win was ${percentText(chances[0] ?? 0)} at first, ${percentText(min)} at least and ${percentText(max)} at most.`;
}

export const chanceChangeText = (before: number, after: number): string =>
  `${percentText(before)} → ${percentText(after)}`;

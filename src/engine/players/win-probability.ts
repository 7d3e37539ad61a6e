import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Board } from '../board';
import type { RuleBook } from '../rules';
import { CHANCE_CURVES, type ChanceCurve } from './chance-curves';

/** How a game stands, as far as the chance of winning goes by it. */
export interface Standing {
  /** In points, by seat. */
  readonly scores: readonly number[];
  /** The seat to move. */
  readonly toMove: number;
  /** Tiles in the bag and on the racks of the others. */
  readonly unseen: number;
  /** The seats that are out of the game. */
  readonly resigned: readonly number[];
}

/** The least doubt, in points: the last tiles can always turn out worse than they look. */
export const MIN_SPREAD_POINTS = 2;

const doubtOf = ({ base, perRoot }: ChanceCurve, unseen: number): number =>
  Math.max(MIN_SPREAD_POINTS, base + perRoot * Math.sqrt(unseen));

/**
 * The chance of each seat to win, from 0 to 1; they come to 1. Of two seats it is the logistic function of
 * the lead over the doubt; of more, each has its share of what all have.
 */
export function winProbabilities(curve: ChanceCurve, standing: Standing): readonly number[] {
  const { scores, toMove, unseen, resigned } = standing;
  const doubt = doubtOf(curve, unseen);
  const worth = scores.map((score, seat) =>
    resigned.includes(seat) ? -Infinity : (score + (seat === toMove ? curve.onMove : 0)) / doubt,
  );
  const max = Math.max(...worth);
  const shares = worth.map((each) => Math.exp(each - max));
  const sum = shares.reduce((one, other) => one + other, 0);
  return shares.map((share) => share / sum);
}

/** A board by its shape and premiums, in sixteen hexadecimal digits. */
export const boardFingerprint = ({ rows, columns, premiums }: Board): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([rows, columns, premiums])))).slice(0, 16);

/** What a play of many brings in Classic, and the curve that was fitted there, by which others are guessed. */
const PER_PLAY = { onMove: 0.4, perRoot: 0.22 };

/** The curve of a game that nothing was fitted for, by what a play of it brings on average, in points. */
const curveByPlays = (rules: RuleBook, pointsAPlay: number): ChanceCurve => ({
  onMove: PER_PLAY.onMove * pointsAPlay,
  base: 0,
  perRoot: (PER_PLAY.perRoot * pointsAPlay * Math.sqrt(7)) / Math.sqrt(rules.rackSize),
});

/** The curve of a game, and whether it was fitted to many games of its rules on its board, or is a guess. */
export function chanceCurveOf(
  rules: RuleBook,
  board: Board,
  pointsAPlay: number,
): { readonly curve: ChanceCurve; readonly isFitted: boolean } {
  const fitted = CHANCE_CURVES[rules.id];
  return fitted && fitted.board === boardFingerprint(board)
    ? { curve: fitted.curve, isFitted: true }
    : { curve: curveByPlays(rules, pointsAPlay), isFitted: false };
}

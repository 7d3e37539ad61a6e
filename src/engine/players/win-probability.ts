import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Board } from '../board';
import { type RackView, resignedIn, type View } from '../game';
import { remember } from '../remember';
import { RULE_BOOKS, type RuleBook } from '../rules';
import { tileCount } from '../tiles';
import { CHANCE_CURVES, type WinCurve } from './chance-curves';
import type { EvaluatedMove } from './comparison';
import { rulesFingerprint } from './rules-fingerprint';

export interface Standing {
  /** In points, by seat. */
  readonly scores: readonly number[];
  /** Undefined if the scores include what is still to be gained. */
  readonly toMove: number | undefined;
  /** Number of tiles in the bag and on the other racks. */
  readonly unseen: number;
  readonly resigned: readonly number[];
}

/** Minimum spread, in points: the last tiles may always bring less than expected. */
export const MIN_SPREAD_POINTS = 2;

const spreadOf = ({ base, perRoot }: WinCurve, unseen: number): number =>
  Math.max(MIN_SPREAD_POINTS, base + perRoot * Math.sqrt(unseen));

/**
 * The probability of winning for each seat, from 0 to 1. They add up to 1. For two seats, it is the logistic
 * function of lead / spread. For more, it is the softmax of score / spread.
 */
export function winProbabilities(curve: WinCurve, standing: Standing): readonly number[] {
  const { scores, toMove, unseen, resigned } = standing;
  const doubt = spreadOf(curve, unseen);
  const worth = scores.map((score, seat) =>
    resigned.includes(seat) ? -Infinity : (score + (seat === toMove ? curve.onMove : 0)) / doubt,
  );
  const max = Math.max(...worth);
  const weights = worth.map((each) => Math.exp(each - max));
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((share) => share / sum);
}

const tilesOn = (rack: RackView | undefined): number =>
  rack?.kind === 'shown' ? rack.tiles.length : (rack?.count ?? 0);

/**
 * The win probability of the seat to move, from 0 to 1, once it has made a move.
 */
export function winProbabilityWith(
  curve: WinCurve,
  view: Pick<View, 'bagCount' | 'seats' | 'toMove' | 'turns'>,
  { move, value, isValueToEnd, winningPart }: EvaluatedMove,
): number {
  if (winningPart !== undefined) return winningPart;
  const { bagCount, seats, toMove: mover, turns } = view;
  const resigned = resignedIn(turns);
  const inPlay = [...seats.keys()].filter((seat) => !resigned.includes(seat));
  const next = inPlay.find((seat) => seat > mover) ?? inPlay[0] ?? mover;
  const placed = move.kind === 'play' ? move.play.tiles.length : 0;
  const others = seats.filter((_, seat) => seat !== next);
  return (
    winProbabilities(curve, {
      scores: seats.map(({ score }, seat) => (seat === mover ? score + value : score)),
      toMove: isValueToEnd ? undefined : next,
      unseen: others.reduce((sum, { rack }) => sum + tilesOn(rack), bagCount - placed),
      resigned,
    })[mover] ?? 0
  );
}

/** Identifies a board by its shape and premiums, in sixteen hexadecimal digits. */
export const boardFingerprint = remember(({ rows, columns, premiums }: Board): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([rows, columns, premiums])))).slice(0, 16),
);

/** The curve fitted for Classic, per point of its average play. Curves of other games are estimated from it. */
const PER_PLAY = { onMove: 0.4, perRoot: 0.22 };

/** Estimates the curve of a game without a fit. `meanPlayScore` is the average score of its plays. */
const curveByPlays = (rules: RuleBook, pointsAPlay: number): WinCurve => ({
  onMove: PER_PLAY.onMove * pointsAPlay,
  base: 0,
  perRoot: (PER_PLAY.perRoot * pointsAPlay * Math.sqrt(7)) / Math.sqrt(rules.rackSize),
});

const withCountedBonuses = (rules: RuleBook): RuleBook => ({
  ...rules,
  bonuses: rules.bonuses.map((bonus) =>
    bonus.tiles === 'full-rack' ? { ...bonus, tiles: rules.rackSize } : bonus,
  ),
});

/**
 * Whether rules are those of the book with their id, which rules that a player has edited keep. A game from a position
 * has fewer tiles, and short racks if all of them are on racks.
 */
const areOfBook = remember((rules: RuleBook): boolean => {
  const book = RULE_BOOKS.find(({ id }) => id === rules.id);
  if (!book) return false;
  const { letters, blank } = rules.tileSet;
  const counts = book.tileSet.letters.map(({ count }) => count);
  const hasNoMoreTiles =
    letters.every(({ count }, index) => count <= (counts[index] ?? 0)) &&
    blank.count <= book.tileSet.blank.count;
  const hasItsRacks =
    rules.rackSize === book.rackSize ||
    (rules.rackSize < book.rackSize &&
      tileCount(rules.tileSet) <= rules.seats.most * rules.rackSize);
  const whole: RuleBook = {
    ...withCountedBonuses(rules),
    rackSize: book.rackSize,
    tileSet: {
      letters: letters.map((each, index) => ({ ...each, count: counts[index] ?? each.count })),
      blank: { ...blank, count: book.tileSet.blank.count },
    },
  };
  return (
    hasNoMoreTiles &&
    hasItsRacks &&
    rulesFingerprint(whole) === rulesFingerprint(withCountedBonuses(book))
  );
});

/** The curve that was fitted to games with these rules on this board, if any. */
export function fittedCurveOf(rules: RuleBook, board: Board): WinCurve | undefined {
  const fitted = CHANCE_CURVES[rules.id];
  return fitted?.board === boardFingerprint(board) && areOfBook(rules) ? fitted.curve : undefined;
}

/** The curve of a game, and whether it was fitted to games with its rules on its board. If not, it is an estimate. */
export function chanceCurveOf(
  rules: RuleBook,
  board: Board,
  pointsAPlay: number,
): { readonly curve: WinCurve; readonly isFitted: boolean } {
  const fitted = fittedCurveOf(rules, board);
  return { curve: fitted ?? curveByPlays(rules, pointsAPlay), isFitted: fitted !== undefined };
}

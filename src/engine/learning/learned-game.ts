import * as v from 'valibot';
import type { Board } from '../board';
import { MAX_COUNT, MAX_LENGTH } from '../limits';
import {
  boardFingerprint,
  fittedCurveOf,
  MAX_LEAVE_RACK,
  rulesFingerprint,
  weightCountOf,
  type WinCurve,
} from '../players';
import { RULE_BOOKS, type RuleBook } from '../rules';

/** Limits of learned numbers: weights have 16 bits; others are in points. */
export const MAX_WEIGHT = 2 ** 15 - 1;
export const MAX_LEARNED_POINTS = 1_000_000;

/** Maximum number of games whose learned values are kept. */
export const MAX_LEARNED_GAMES = 20;

const points = v.pipe(v.number(), v.minValue(-MAX_LEARNED_POINTS), v.maxValue(MAX_LEARNED_POINTS));

const total = v.object({
  games: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  won: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  /** Mean lead of Expert at the end, in points. */
  ahead: points,
});

/** Games of Expert against Club. */
export type MatchTotal = Readonly<v.InferOutput<typeof total>>;

const learned = v.object({
  /** Weights of leaves, see `modelByWeights`. */
  leaves: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(-MAX_WEIGHT), v.maxValue(MAX_WEIGHT))),
    v.maxLength(weightCountOf(MAX_COUNT.letters)),
  ),
  curve: v.object({ onMove: points, base: points, perRoot: points }),
  /** Expert with what was learned, and the same deals without. */
  gained: v.object({ learned: total, before: total }),
});

/** Two fingerprints, and the id of a lexicon. */
const key = v.pipe(v.string(), v.maxLength(34 + MAX_LENGTH.id));

/** Values learned for a game by self-play. */
export interface LearnedGame {
  readonly leaves: readonly number[];
  readonly curve: WinCurve;
  readonly gained: { readonly learned: MatchTotal; readonly before: MatchTotal };
}

/** Learned games by their keys (`learningKey`), the oldest first. */
export type LearnedGames = readonly (LearnedGame & { readonly key: string })[];

export const learnedGamesSchema: v.GenericSchema<unknown, LearnedGames> = v.pipe(
  v.array(v.object({ key, ...learned.entries })),
  v.maxLength(MAX_LEARNED_GAMES),
);

/** A game that can be learned. */
export interface Learnable {
  readonly rules: RuleBook;
  readonly board: Board;
}

/** Identifies a game with its words: what is learned for one key fits no other. */
export const learningKey = ({ rules, board }: Learnable, lexiconId: string): string =>
  `${rulesFingerprint(rules)} ${boardFingerprint(board)} ${lexiconId}`;

/** Whether the page comes with values that were fitted to such games, with the standard word list. */
export function isFittedGame({ rules, board }: Learnable): boolean {
  const book = RULE_BOOKS.find(({ id }) => id === rules.id);
  return (
    book !== undefined &&
    rulesFingerprint(book) === rulesFingerprint(rules) &&
    fittedCurveOf(rules, board) !== undefined
  );
}

/** Whether the page can learn a game: larger racks have too many leaves. */
export const canBeLearned = ({ rackSize }: Pick<RuleBook, 'rackSize'>): boolean =>
  rackSize <= MAX_LEAVE_RACK;

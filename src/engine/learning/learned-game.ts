import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Board } from '../board';
import { MAX_COUNT } from '../limits';
import {
  boardFingerprint,
  fittedCurveOf,
  MAX_LEAVE_RACK,
  weightCountOf,
  type WinCurve,
} from '../players';
import { RULE_BOOKS, type RuleBook } from '../rules';

/** Limits of learned numbers: weights have 16 bits; those of a curve are in points. */
export const MAX_WEIGHT = 2 ** 15 - 1;
export const MAX_CURVE_POINTS = 1_000_000;

/** Maximum number of games whose learned values are kept. */
export const MAX_LEARNED_GAMES = 20;

const total = v.object({
  games: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  won: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  /** Mean lead of Expert at the end, in points. */
  ahead: v.pipe(v.number(), v.finite()),
});

/** Games of Expert against Club. */
export type MatchTotal = Readonly<v.InferOutput<typeof total>>;

const points = v.pipe(v.number(), v.minValue(-MAX_CURVE_POINTS), v.maxValue(MAX_CURVE_POINTS));

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

/** What self-play taught about a game. */
export interface LearnedGame {
  readonly leaves: readonly number[];
  readonly curve: WinCurve;
  readonly gained: { readonly learned: MatchTotal; readonly before: MatchTotal };
}

/** Learned games by their keys (`learningKey`), the oldest first. */
export type LearnedGames = readonly (LearnedGame & { readonly key: string })[];

export const learnedGamesSchema: v.GenericSchema<unknown, LearnedGames> = v.pipe(
  v.array(v.object({ key: v.pipe(v.string(), v.maxLength(64)), ...learned.entries })),
  v.maxLength(MAX_LEARNED_GAMES),
);

/** A game that can be learned. */
export interface Learnable {
  readonly rules: RuleBook;
  readonly board: Board;
}

/** The fields of rules on which games of Club against itself depend. */
const DECIDES_PLAY: Readonly<Record<keyof RuleBook, boolean>> = {
  id: false,
  name: false,
  notation: false,
  wording: false,
  boardFormat: false,
  seats: false,
  firstSeat: false,
  tileSet: true,
  rackSize: true,
  deal: false,
  bonuses: true,
  wordsPerMove: true,
  shortestWord: true,
  premiums: true,
  opening: true,
  occupiedSquare: false,
  exchange: true,
  unknownWord: false,
  passesToEnd: true,
  emptyRack: true,
  unplayedTiles: true,
  tie: true,
  racks: false,
  moveReport: false,
  randomness: false,
  computers: false,
  // The set-up offers it as an option, and Club exchanges nothing.
  leastInBag: false,
};

const playedRules = (rules: RuleBook): string =>
  JSON.stringify(
    Object.entries(DECIDES_PLAY).map(([field, decides]) =>
      decides ? rules[field as keyof RuleBook] : undefined,
    ),
  );

/** Identifies a game with its words: what is learned for one key fits no other. In hexadecimal. */
export const learningKey = ({ rules, board }: Learnable, lexiconId: string): string =>
  bytesToHex(
    sha256(utf8ToBytes(JSON.stringify([playedRules(rules), boardFingerprint(board), lexiconId]))),
  ).slice(0, 32);

/** Whether the page comes with values that were fitted to such games, with the standard word list. */
export function isFittedGame({ rules, board }: Learnable): boolean {
  const book = RULE_BOOKS.find(({ id }) => id === rules.id);
  return (
    book !== undefined &&
    playedRules(book) === playedRules(rules) &&
    fittedCurveOf(rules, board) !== undefined
  );
}

/** Whether the page can learn a game: larger racks have too many leaves. */
export const canBeLearned = ({ rackSize }: Pick<RuleBook, 'rackSize'>): boolean =>
  rackSize <= MAX_LEAVE_RACK;

import * as v from 'valibot';
import { LEVELS, MAX_LENGTH, parseJson } from '../../engine';

const textUpTo = (max: number) => v.pipe(v.string(), v.maxLength(max));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const points = v.pipe(v.number(), v.integer());
const places = v.array(count);
/** As long as a record allows, where a name may be followed by a number. */
const text = textUpTo(MAX_LENGTH.tiles);

const seatSchema = v.object({
  name: text,
  player: v.picklist(['human', 'computer']),
  level: v.optional(v.picklist(LEVELS)),
  score: points,
  best: v.optional(v.object({ word: text, score: points })),
  /** Number of plays; `points` is their total score. */
  plays: count,
  points,
  undos: count,
  isHelped: v.boolean(),
});

const cardSchema = v.object({
  id: textUpTo(MAX_LENGTH.id),
  parent: v.optional(textUpTo(MAX_LENGTH.id)),
  /** Number of turns before it branched; missing in cards of earlier versions. */
  from: v.optional(count),
  lexiconId: text,
  /** When it was last played, in ms since 1970 by the device clock. */
  played: count,
  rules: textUpTo(MAX_LENGTH.title),
  board: text,
  rows: count,
  columns: count,
  /** The premium of each square, row by row; see `premiumSign`. */
  squares: v.pipe(v.string(), v.regex(/^[.a-z-]*$/)),
  /** The squares (0-based, row by row) that hold a tile, and the face of each. */
  tiles: v.array(v.strictTuple([count, textUpTo(8)])),
  seats: v.array(seatSchema),
  /** The seat to move; undefined if the game is over. */
  toMove: v.optional(count),
  winners: v.optional(places),
  turns: count,
  events: count,
  /** The seat that the game is known from; missing if all of it is known. */
  seenFrom: v.optional(count),
  /** The seat of the person who sent the game by a link; missing if it was played here. */
  sender: v.optional(count),
  /** Whether it was entered, or came from a GCG file; missing in cards of earlier versions. */
  isImported: v.optional(v.boolean()),
  /** Whether it came from elsewhere, isn't over, and was not played on here: it opens in the editor. */
  isEntry: v.optional(v.boolean()),
});

/** Summary of a saved game, shown without reading its record. */
export type GameCard = v.InferOutput<typeof cardSchema>;
export type CardSeat = GameCard['seats'][number];

/** Maximum length in UTF-16 code units; a board of ten thousand squares with a tile on each needs less. */
const MAX_CARD_LENGTH = 1_000_000;

export const parseCard = (line: string): GameCard | undefined =>
  line.length > MAX_CARD_LENGTH ? undefined : parseJson(cardSchema, line);

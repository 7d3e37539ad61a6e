import * as v from 'valibot';
import { remember } from '../remember';
import { BOARD_FORMATS, boardJsonSchema } from '../board';
import { MAX_LENGTH, MAX_COUNT } from '../limits';
import { playerNameSchema } from '../player-name';
import type { CasePair } from '../tiles';
import { sanitizeName } from '../text';

/** Styles of transcripts and printed boards, named after a game. */
export const WORDINGS = ['scraebbkle', 'scrabbkle'] as const;
export type Wording = (typeof WORDINGS)[number];

export const NOTATIONS = [
  'word-square',
  'word-square-direction',
  'word-square-or-whole-word',
  'commands',
] as const;
export type NotationName = (typeof NOTATIONS)[number];

export const PLAYERS = ['human', 'computer'] as const;
export type Player = (typeof PLAYERS)[number];

/** Checks beyond the shape of a value. */
export const RULE_CHECKS = [
  'MINUS_ZERO',
  'LETTER_NOT_COMPOSED',
  'NO_TILES',
  'SEATS_OUT_OF_ORDER',
  'FIXED_SEATS_INCOMPLETE',
] as const;
export type RuleCheck = (typeof RULE_CHECKS)[number];

/** Codes take the place of messages in valibot. */
const code = (name: RuleCheck): RuleCheck => name;

/** JSON can express −0, but scores must never be −0. */
const integer = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
    v.check((number) => !Object.is(number, -0), code('MINUS_ZERO')),
  );

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LENGTH.title));

/** One code point, neither whitespace nor a character that notations use. */
const character = v.pipe(
  v.string(),
  v.check((text) => text.normalize('NFC') === text, code('LETTER_NOT_COMPOSED')),
  v.regex(/^[^\s_?.,|\d-]$/u),
);

const letterTiles = v.strictObject({
  letter: character,
  twin: character,
  value: integer(-MAX_COUNT.points, MAX_COUNT.points),
  count: integer(0, MAX_COUNT.tilesOfAKind),
});

/** Whether letter and twin differ, and no earlier letter has one of them. */
function isNewPair(
  { letter, twin }: CasePair,
  index: number,
  letters: readonly CasePair[],
): boolean {
  // A list that is too long is refused anyway, so save the time.
  if (index >= MAX_COUNT.letters) return true;
  const hasOne = (each: CasePair): boolean =>
    [each.letter, each.twin].some((other) => other === letter || other === twin);
  return letter !== twin && letters.findIndex(hasOne) === index;
}

const tileSet = v.pipe(
  v.strictObject({
    letters: v.pipe(
      v.array(letterTiles),
      v.minLength(1),
      v.maxLength(MAX_COUNT.letters),
      v.checkItems((each, index, all) => isNewPair(each, index, all)),
      v.readonly(),
    ),
    blank: v.strictObject({
      value: integer(-MAX_COUNT.points, MAX_COUNT.points),
      count: integer(0, MAX_COUNT.tilesOfAKind),
    }),
  }),
  v.check(
    ({ letters, blank }) => [...letters, blank].some(({ count }) => count > 0),
    code('NO_TILES'),
  ),
);

const seats = v.pipe(
  v.strictObject({
    least: integer(1, MAX_COUNT.seats),
    most: integer(1, MAX_COUNT.seats),
    /** Predefined seats; empty if players choose. */
    fixed: v.pipe(
      v.array(v.strictObject({ name: playerNameSchema, player: v.picklist(PLAYERS) })),
      v.maxLength(MAX_COUNT.seats),
      v.readonly(),
    ),
  }),
  v.check(({ least, most }) => least <= most, code('SEATS_OUT_OF_ORDER')),
  v.check(
    ({ most, fixed }) => fixed.length === 0 || fixed.length === most,
    code('FIXED_SEATS_INCOMPLETE'),
  ),
);

/** Points for laying exactly this many tiles in one move, or as many as a rack can hold. */
const bonus = v.strictObject({
  tiles: v.union([integer(1, MAX_COUNT.rack), v.literal('full-rack')]),
  points: integer(-MAX_COUNT.points, MAX_COUNT.points),
});

export type Bonus = Readonly<v.InferOutput<typeof bonus>>;

const fields = {
  id: shortText,
  name: shortText,
  notation: v.picklist(NOTATIONS),
  wording: v.picklist(WORDINGS),
  boardFormat: v.picklist(BOARD_FORMATS),
  seats,
  /** Who moves first: seat 0, or a seat drawn after the deal. */
  firstSeat: v.picklist(['first', 'drawn']),
  tileSet,
  rackSize: integer(1, MAX_COUNT.rack),
  deal: v.picklist(['rack-by-rack', 'tile-by-tile']),
  bonuses: v.pipe(v.array(bonus), v.maxLength(MAX_COUNT.rack), v.readonly()),
  /**
   * `one`: a move forms exactly one word, in its own direction; nothing may touch it sideways. `crosswise`: a
   * move also forms a word wherever its tiles touch others; each is judged and scored.
   */
  wordsPerMove: v.picklist(['one', 'crosswise']),
  /** Minimum letters of every word formed. */
  shortestWord: integer(2, MAX_COUNT.shortestWord),
  premiums: v.picklist(['count', 'ignore']),
  /**
   * How the board gets its first tiles: from a first play that covers the start square with at least
   * `fewestTiles` tiles from the rack, or from a tile laid at random before play.
   */
  opening: v.variant('kind', [
    v.strictObject({
      kind: v.literal('start-square'),
      fewestTiles: integer(1, MAX_COUNT.rack),
    }),
    v.strictObject({ kind: v.literal('random-tile') }),
  ]),
  /** If the square named by a move is occupied: start on the next free one, or refuse the move. */
  occupiedSquare: v.picklist(['slide', 'refuse']),
  /** Whether tiles may be exchanged, and whether new ones are drawn before or after the old are returned. */
  exchange: v.picklist(['none', 'draw-first', 'return-first']),
  unknownWord: v.picklist(['try-again', 'lose-turn']),
  /** The game ends when every seat has passed this many times in a row. */
  passesToEnd: integer(1, MAX_COUNT.passes),
  /** With the bag empty, an empty rack ends the game, or its seat passes automatically. */
  emptyRack: v.picklist(['ends-game', 'passes']),
  /**
   * Tiles left on racks at the end: no cost; each seat loses the value of its tiles; or, in addition, the
   * seat that went out gains what the others lose.
   */
  unplayedTiles: v.picklist(['keep', 'deduct-own', 'deduct-own-award-out']),
  /**
   * Equal final scores: a draw; a shared win; or the score before deductions decides, and if that is equal
   * too, it is a draw.
   */
  tie: v.picklist(['draw', 'shared', 'score-before-deductions']),
  /** Whether players choose to show their racks, or all racks are private. */
  racks: v.picklist(['choice', 'closed']),
  /**
   * Whether the result of a person's move is shown until that person continues. Rule books saved before this field
   * existed lack it.
   */
  moveReport: v.optional(v.picklist(['none', 'until-continue']), 'none'),
  /**
   * `seeded`: each draw depends only on a seed and its number. `java`: the generator of `java.util.Random`.
   * `course`: `std::mt19937`, as in the course's program that configured games come from.
   */
  randomness: v.picklist(['seeded', 'java', 'course']),
  /**
   * `best`: computers play as well as their level allows. `by-skill`: their skill is the probability of the
   * best play; otherwise they make any legal play.
   */
  computers: v.picklist(['best', 'by-skill']),
  /**
   * Minimum tiles in the bag for an exchange; 0 if omitted. Last, because the set-up appends it: the pages of a game
   * compare hashes of its rules as serialized.
   */
  leastInBag: v.optional(integer(0, MAX_COUNT.tiles)),
};

const schema = v.strictObject(fields);

/**
 * The rules of a game as data: every field in which games of this family differ. The engine reads these
 * fields and has no code for a particular game.
 */
export interface RuleBook<Id extends string = string>
  extends Readonly<Omit<v.InferOutput<typeof schema>, 'id'>> {
  readonly id: Id;
}

/** Validates an untrusted rule book. */
export const ruleBookSchema: v.GenericSchema<unknown, RuleBook> = schema;

/**
 * Orders fields as in the schema, so that equal rule books give equal texts. A game is saved after every turn, and its
 * rules stay the same.
 */
export const orderedRules = remember((rules: RuleBook) => v.parse(ruleBookSchema, rules));

export const ruleBookFileSchema = v.strictObject({ ...fields, board: v.optional(boardJsonSchema) });

/** Replaces a name without visible characters. */
const NAME_PLACEHOLDER = '?';

const nameOf = (name: string): string => sanitizeName(name) || NAME_PLACEHOLDER;

/** Sanitizes the names in rules (see `sanitizeName`); returns the same object if nothing changes. */
export const withSanitizedNames = remember((rules: RuleBook): RuleBook => {
  const fixed = rules.seats.fixed.map((seat) => ({ ...seat, name: nameOf(seat.name) }));
  const shown = { ...rules, name: nameOf(rules.name), seats: { ...rules.seats, fixed } };
  return JSON.stringify(shown) === JSON.stringify(rules) ? rules : shown;
});

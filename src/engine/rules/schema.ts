import * as v from 'valibot';
import { BOARD_FORMATS, boardJsonSchema } from '../board';
import { MAX_LENGTH, MAX_COUNT } from '../limits';
import type { CasePair } from '../tiles';
import { NOTATIONS, PLAYERS, type RuleBook, WORDINGS } from './rule-book';

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
    fixed: v.pipe(
      v.array(v.strictObject({ name: shortText, player: v.picklist(PLAYERS) })),
      v.maxLength(MAX_COUNT.seats),
    ),
  }),
  v.check(({ least, most }) => least <= most, code('SEATS_OUT_OF_ORDER')),
  v.check(
    ({ most, fixed }) => fixed.length === 0 || fixed.length === most,
    code('FIXED_SEATS_INCOMPLETE'),
  ),
);

const fields = {
  id: shortText,
  name: shortText,
  notation: v.picklist(NOTATIONS),
  wording: v.picklist(WORDINGS),
  boardFormat: v.picklist(BOARD_FORMATS),
  seats,
  firstSeat: v.picklist(['first', 'drawn']),
  tileSet,
  rackSize: integer(1, MAX_COUNT.rack),
  deal: v.picklist(['rack-by-rack', 'tile-by-tile']),
  bonuses: v.pipe(
    v.array(
      v.strictObject({
        tiles: v.union([integer(1, MAX_COUNT.rack), v.literal('full-rack')]),
        points: integer(-MAX_COUNT.points, MAX_COUNT.points),
      }),
    ),
    v.maxLength(MAX_COUNT.rack),
  ),
  wordsPerMove: v.picklist(['one', 'crosswise']),
  shortestWord: integer(2, MAX_COUNT.shortestWord),
  premiums: v.picklist(['count', 'ignore']),
  opening: v.variant('kind', [
    v.strictObject({
      kind: v.literal('start-square'),
      fewestTiles: integer(1, MAX_COUNT.rack),
    }),
    v.strictObject({ kind: v.literal('random-tile') }),
  ]),
  occupiedSquare: v.picklist(['slide', 'refuse']),
  exchange: v.picklist(['none', 'draw-first', 'return-first']),
  unknownWord: v.picklist(['try-again', 'lose-turn']),
  passesToEnd: integer(1, MAX_COUNT.passes),
  emptyRack: v.picklist(['ends-game', 'passes']),
  unplayedTiles: v.picklist(['keep', 'deduct-own', 'deduct-own-award-out']),
  tie: v.picklist(['draw', 'shared', 'score-before-deductions']),
  racks: v.picklist(['choice', 'closed']),
  // Rule books saved before this field existed lack it.
  moveReport: v.optional(v.picklist(['none', 'until-continue']), 'none'),
  randomness: v.picklist(['seeded', 'java', 'course']),
  computers: v.picklist(['best', 'by-skill']),
  // Omitted if exchanges need no tiles in the bag. Last, because the set-up appends it: the pages of a game
  // compare hashes of its rules as serialized.
  leastInBag: v.optional(integer(0, MAX_COUNT.tiles)),
};

const schema = v.strictObject(fields);

/** Fields that may have a text in rule books which the schema refuses; never if there are none. */
type Incomplete = {
  [Field in keyof RuleBook]-?: Extract<RuleBook[Field], string> extends v.InferOutput<
    typeof schema
  >[Field]
    ? never
    : Field;
}[keyof RuleBook];

/** Does not compile unless every choice of a rule book can be read. */
const completeSchema: [Incomplete] extends [never] ? typeof schema : Incomplete = schema;

/** Validates an untrusted rule book. */
export const ruleBookSchema: v.GenericSchema<unknown, RuleBook> = completeSchema;

export const ruleBookFileSchema = v.strictObject({ ...fields, board: v.optional(boardJsonSchema) });

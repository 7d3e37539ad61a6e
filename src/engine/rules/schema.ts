import * as v from 'valibot';
import { BOARD_FORMATS, boardJsonSchema } from '../board';
import { NOTATIONS, PLAYERS, type RuleBook, WORDINGS } from './rule-book';

/** Bounds of what a rule book from outside may ask for; far beyond any game, short of abuse. */
export const MOST = {
  letters: 63,
  tilesOfAKind: 1000,
  points: 10_000,
  rack: 63,
  seats: 8,
  passes: 100,
  word: 100,
};

/** JSON can say −0, which no score may become. */
const integer = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
    v.check((number) => !Object.is(number, -0)),
  );

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** One code point that is neither blank space nor a character that notations use. */
const letter = v.pipe(
  v.string(),
  v.regex(/^[^\s_?.,|\d-]$/u),
  v.check((text) => text.normalize('NFC') === text),
);

const letterTiles = v.strictObject({
  letter,
  twin: letter,
  value: integer(-MOST.points, MOST.points),
  count: integer(0, MOST.tilesOfAKind),
});

const tileSet = v.pipe(
  v.strictObject({
    letters: v.pipe(v.array(letterTiles), v.minLength(1), v.maxLength(MOST.letters)),
    blank: v.strictObject({
      value: integer(-MOST.points, MOST.points),
      count: integer(0, MOST.tilesOfAKind),
    }),
  }),
  v.check(({ letters }) => {
    const faces = letters.flatMap((each) => [each.letter, each.twin]);
    return new Set(faces).size === faces.length;
  }, 'Every letter and every twin must be different from all others'),
  v.check(
    ({ letters, blank }) => letters.some(({ count }) => count > 0) || blank.count > 0,
    'There must be at least one tile',
  ),
);

const seats = v.pipe(
  v.strictObject({
    least: integer(1, MOST.seats),
    most: integer(1, MOST.seats),
    fixed: v.pipe(
      v.array(v.strictObject({ name: shortText, player: v.picklist(PLAYERS) })),
      v.maxLength(MOST.seats),
    ),
  }),
  v.check(({ least, most }) => least <= most, 'The least number of seats is above the most'),
  v.check(
    ({ most, fixed }) => fixed.length === 0 || fixed.length === most,
    'Either nobody or every seat has a fixed player',
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
  rackSize: integer(1, MOST.rack),
  deal: v.picklist(['rack-by-rack', 'tile-by-tile']),
  bonuses: v.pipe(
    v.array(
      v.strictObject({
        tiles: v.union([integer(1, MOST.rack), v.literal('full-rack')]),
        points: integer(-MOST.points, MOST.points),
      }),
    ),
    v.maxLength(MOST.rack),
  ),
  wordsPerMove: v.picklist(['one', 'crosswise']),
  shortestWord: integer(2, MOST.word),
  premiums: v.picklist(['count', 'ignore']),
  opening: v.variant('kind', [
    v.strictObject({
      kind: v.literal('start-square'),
      fewestTiles: integer(1, MOST.rack),
    }),
    v.strictObject({ kind: v.literal('random-tile') }),
  ]),
  occupiedSquare: v.picklist(['slide', 'refuse']),
  exchange: v.picklist(['none', 'draw-first', 'return-first']),
  unknownWord: v.picklist(['try-again', 'lose-turn']),
  passesToEnd: integer(1, MOST.passes),
  emptyRack: v.picklist(['ends-game', 'passes']),
  unplayedTiles: v.picklist(['keep', 'deduct-own', 'deduct-own-award-out']),
  tie: v.picklist(['draw', 'shared', 'score-before-deductions']),
  racks: v.picklist(['choice', 'closed']),
  // Rule books that were saved before games could have a report have none.
  moveReport: v.optional(v.picklist(['none', 'until-continue']), 'none'),
  randomness: v.picklist(['seeded', 'java']),
  computers: v.picklist(['best', 'by-skill']),
};

/** What a rule book from outside must look like. */
export const ruleBookSchema: v.GenericSchema<unknown, RuleBook> = v.strictObject(fields);

/** The same with a board beside the fields, as a rule book is saved. */
export const ruleBookFileSchema = v.strictObject({ ...fields, board: v.optional(boardJsonSchema) });

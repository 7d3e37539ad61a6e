import * as v from 'valibot';
import {
  alphabetOf,
  BOARD_FORMATS,
  LETTER_VALUE_RANGE,
  MAX_COUNT,
  RACK_SIZE_RANGE,
  type Range,
  type TileTextError,
  parseBoard,
  parseGrid,
  parseTileSet,
  parseTiles,
  type Position,
  readRuleBook,
  RULE_BOOKS,
  type RuleBook,
  type TileSet,
} from '../../src/engine';
import {
  boardFileReason,
  eitherOf,
  gridReason,
  quoted,
  ruleBookReason,
  tileSetReason,
} from '../../src/messages';
import { aboutField, RequestError, valueOf } from './request';

const LETTERS = 26;

const integerIn = ({ min, max }: Range) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const positionFields = {
  rules: v.union(
    [v.string(), v.record(v.string(), v.unknown())],
    'must be the id of a rule book in quotation marks, or a rule book in braces',
  ),
  overrides: v.optional(
    v.strictObject({
      rackSize: v.optional(integerIn(RACK_SIZE_RANGE)),
      tiles: v.optional(v.string()),
      letterValues: v.optional(v.pipe(v.array(integerIn(LETTER_VALUE_RANGE)), v.length(LETTERS))),
    }),
  ),
  board: v.strictObject({ format: v.picklist(BOARD_FORMATS), text: v.string() }),
  grid: v.array(v.string()),
  rack: v.string(),
  words: v.string(),
};

const positionSchema = v.object(positionFields);
export type PositionRequest = v.InferOutput<typeof positionSchema>;

function ruleBookOf(rules: PositionRequest['rules']): RuleBook {
  if (typeof rules !== 'string') return valueOf(readRuleBook(rules), ruleBookReason).rules;
  const found = RULE_BOOKS.find(({ id }) => id === rules);
  if (found) return found;
  const ids = RULE_BOOKS.map(({ id }) => id);
  throw new RequestError(
    `There’s no rule book ${quoted(rules)}. Write ${eitherOf([...ids, 'a rule book in braces'])}.`,
  );
}

const withValues = (tileSet: TileSet, values: readonly number[] | undefined): TileSet =>
  values
    ? {
        ...tileSet,
        letters: tileSet.letters.map((each) => ({
          ...each,
          value: values[each.letter.charCodeAt(0) - 'A'.charCodeAt(0)] ?? each.value,
        })),
      }
    : tileSet;

function rulesOf({ rules, overrides = {} }: PositionRequest): RuleBook {
  const book = ruleBookOf(rules);
  const tileSet =
    overrides.tiles === undefined
      ? book.tileSet
      : valueOf(parseTileSet(overrides.tiles), (error) => tileSetReason('overrides.tiles', error));
  return {
    ...book,
    rackSize: overrides.rackSize ?? book.rackSize,
    tileSet: withValues(tileSet, overrides.letterValues),
  };
}

/** Describes a character in a field that is not a tile. */
export const noTile =
  (path: string) =>
  ({ index, character }: TileTextError): string =>
    aboutField(
      path,
      `can’t be used: character ${index + 1} is ${quoted(character)}, which isn’t a tile`,
    );

export function positionOf(request: PositionRequest): Position {
  const rules = rulesOf(request);
  const alphabet = alphabetOf(rules.tileSet);
  const board = valueOf(parseBoard(request.board.format, request.board.text), boardFileReason);
  const grid = valueOf(parseGrid(alphabet, board, request.grid), gridReason);
  const rack = valueOf(parseTiles(alphabet, request.rack), noTile('rack'));
  if (rack.length > MAX_COUNT.rack)
    throw new RequestError(aboutField('rack', `must have ${MAX_COUNT.rack} tiles or fewer`));
  return { rules, board, grid, rack };
}

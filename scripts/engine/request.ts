import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import {
  type Alphabet,
  alphabetOf,
  BOARD_FORMATS,
  type CompiledWords,
  parseBoard,
  parseGrid,
  parseTileSet,
  parseTiles,
  parseWordList,
  type Position,
  readRuleBook,
  type Result,
  RULE_BOOKS,
  type RuleBook,
  type TileSet,
} from '../../src/engine';
import { boardFileReason, ruleBookReason, tileSetReason, wordsReason } from '../../src/messages';

/** What is wrong with a request, in a sentence. */
export class RequestError extends Error {}

const LETTERS = 26;

/** The fields that a question about a position has. */
export const positionFields = {
  rules: v.union([v.string(), v.record(v.string(), v.unknown())]),
  overrides: v.optional(
    v.strictObject({
      rackSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(63))),
      tiles: v.optional(v.string()),
      letterValues: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(LETTERS))),
    }),
  ),
  board: v.strictObject({ format: v.picklist(BOARD_FORMATS), text: v.string() }),
  grid: v.array(v.string()),
  rack: v.string(),
  words: v.string(),
};

const positionSchema = v.object(positionFields);
export type PositionRequest = v.InferOutput<typeof positionSchema>;

/** Reads a request by its schema; the error names the first wrong field. */
export function read<T>(schema: v.GenericSchema<unknown, T>, request: unknown): T {
  const checked = v.safeParse(schema, request);
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw new RequestError(`${v.getDotPath(issue) ?? 'The line'}: ${issue.message}.`);
}

/** The value of a result, whose error is told by a sentence. */
export function valueOf<T, E>(result: Result<T, E>, sentence: (error: E) => string): T {
  if (result.ok) return result.value;
  throw new RequestError(sentence(result.error));
}

function ruleBookOf(rules: PositionRequest['rules']): RuleBook {
  if (typeof rules !== 'string') return valueOf(readRuleBook(rules), ruleBookReason).rules;
  const found = RULE_BOOKS.find(({ id }) => id === rules);
  if (!found) throw new RequestError(`There is no rule book ${JSON.stringify(rules)}.`);
  return found;
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

/** Reads the position of a request. */
export function positionOf(request: PositionRequest): Position {
  const rules = rulesOf(request);
  const alphabet = alphabetOf(rules.tileSet);
  const board = valueOf(parseBoard(request.board.format, request.board.text), boardFileReason);
  const grid = valueOf(
    parseGrid(alphabet, board, request.grid),
    (error) => `grid: ${JSON.stringify(error)}`,
  );
  const rack = valueOf(
    parseTiles(alphabet, request.rack),
    ({ character, index }) => `rack: ${JSON.stringify(character)} at ${index + 1} is no tile.`,
  );
  return { rules, board, grid, rack };
}

/** The file of a path as it was given where the command was called, or of a shipped resource. */
function findWords(path: string): string {
  const folders = [process.env['INIT_CWD'] ?? process.cwd(), process.cwd(), 'public/resources'];
  const found = folders.map((folder) => resolve(folder, path)).find((each) => existsSync(each));
  if (found === undefined) throw new RequestError(`There is no word list ${JSON.stringify(path)}.`);
  return found;
}

const known = new Map<string, CompiledWords>();

/** A text in UTF-8, without the byte order mark that may stand before it. */
const textOf = (file: string): string => new TextDecoder().decode(readFileSync(file));

/** The words of a file that an alphabet can spell; each file is read once. */
export function wordsOf(path: string, alphabet: Alphabet): CompiledWords {
  const file = findWords(path);
  const key = JSON.stringify([file, alphabet.letters, alphabet.twins]);
  let words = known.get(key);
  if (!words) {
    const parsed = parseWordList(alphabet, textOf(file));
    words = valueOf(parsed, (error) => wordsReason(path, error)).words;
    known.set(key, words);
  }
  return words;
}

import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { alphabetOf, type Position, RULE_BOOKS, type RuleBook, type Tile } from '../../src/engine';
import { ruleBookSchema } from '../../src/engine/rules';
import { boardOf, gridOf, rackOf } from '../support/pictures';
import { fullWordList } from './full-word-list';

const file = new URL('perft.json', import.meta.url);
const siblingFile = new URL('sibling-rules.json', import.meta.url);

const countsSchema = v.strictObject({
  /** Number and total score of the legal plays. */
  plays: v.number(),
  points: v.number(),
  /** Number and total score of the other rack’s legal replies. */
  replies: v.number(),
  replyPoints: v.number(),
});

const entrySchema = v.strictObject({
  rules: v.string(),
  name: v.string(),
  board: v.array(v.string()),
  start: v.string(),
  grid: v.array(v.string()),
  /** The rack to move and that of the other player; the bag is empty. */
  rack: v.string(),
  reply: v.string(),
  by: v.string(),
  ...countsSchema.entries,
});

export type PerftCounts = v.InferOutput<typeof countsSchema>;
export type PerftEntry = v.InferOutput<typeof entrySchema>;

export interface PerftPosition {
  readonly position: Position;
  readonly reply: readonly Tile[];
  readonly list: readonly string[];
}

export const perftTable = (): readonly PerftEntry[] =>
  v.parse(v.array(entrySchema), JSON.parse(readFileSync(file, 'utf8')));

export const writePerftTable = (table: readonly PerftEntry[]): void =>
  writeFileSync(file, `${JSON.stringify(table, undefined, 1)}\n`);

const books: readonly RuleBook[] = [
  ...RULE_BOOKS,
  v.parse(ruleBookSchema, JSON.parse(readFileSync(siblingFile, 'utf8'))),
];

const MAX_DEPTH = 5;

/** The shipped words of two to five letters that the tiles of the rules can spell. */
function wordsFor({ tileSet }: RuleBook): readonly string[] {
  const { indexOfLetter } = alphabetOf(tileSet);
  return fullWordList.filter(
    (word) =>
      word.length <= MAX_DEPTH && [...word].every((letter) => indexOfLetter(letter) !== undefined),
  );
}

export function perftPosition({ rules: id, ...entry }: PerftEntry): PerftPosition {
  const rules = books.find((book) => book.id === id);
  if (!rules) throw new Error(`No rule book: ${id}`);
  const { tileSet } = rules;
  return {
    position: {
      rules,
      board: boardOf(entry.board, entry.start),
      grid: gridOf(entry.grid, tileSet),
      rack: rackOf(entry.rack, tileSet),
    },
    reply: rackOf(entry.reply, tileSet),
    list: wordsFor(rules),
  };
}

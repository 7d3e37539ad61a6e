import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  alphabetOf,
  type Board,
  parseGrid,
  parseScraebbkleBoard,
  parseTiles,
  type Position,
  type RuleBook,
} from '../src/engine';
import { valueOf } from './results';

const storedSchema = v.array(
  v.strictObject({
    rows: v.array(v.string()),
    rack: v.string(),
    plays: v.number(),
    scoreSum: v.number(),
    best: v.number(),
  }),
);

/**
 * A position with the number of its legal plays, the sum of their scores, and the best score. On an empty board only
 * plays across are counted.
 */
export type Stored = v.InferOutput<typeof storedSchema>[number];

export interface StoredPosition extends Position {
  readonly stored: Stored;
}

export const boardIn = (path: string): Board =>
  valueOf(parseScraebbkleBoard(readFileSync(path, 'utf8')));

/** Reads the positions of a file in this folder, for a board and rules. */
export function positionsIn(
  name: string,
  rules: RuleBook,
  board: Board,
): readonly StoredPosition[] {
  const alphabet = alphabetOf(rules.tileSet);
  const all = v.parse(storedSchema, JSON.parse(readFileSync(`bench/${name}`, 'utf8')));
  return all.map((stored) => ({
    rules,
    board,
    grid: valueOf(parseGrid(alphabet, board, stored.rows)),
    rack: valueOf(parseTiles(alphabet, stored.rack.replaceAll('?', '_'))),
    stored,
  }));
}

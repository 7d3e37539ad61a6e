import * as v from 'valibot';
import { type Board, boardFromJson, type BoardJsonError, boardToJson } from '../../board';
import { MAX_LENGTH } from '../../limits';
import { err, ok, type Result } from '../../result';
import type { RuleBook } from '../rule-book';
import { ruleBookFileSchema } from '../schema';
import { withSanitizedNames } from '../sanitized-names';
import { ruleFault, type RuleFault } from './rule-fault';

export type RuleBookFileError =
  | { readonly code: 'RULE_BOOK_TOO_LONG'; readonly max: number }
  | { readonly code: 'NOT_JSON' }
  | {
      readonly code: 'BAD_RULE';
      /** Path of the field, such as `tileSet.letters.3.value`; empty for the whole value. */
      readonly path: string;
      readonly fault: RuleFault;
    }
  | BoardJsonError;

export interface SavedRuleBook {
  readonly rules: RuleBook;
  readonly board: Board | undefined;
}

/** Formats a rule book and its board as JSON, one field per line. */
export const formatRuleBook = ({ rules, board }: SavedRuleBook): string =>
  `${JSON.stringify(board ? { ...rules, board: boardToJson(board) } : rules, undefined, 1)}\n`;

/** Validates an untrusted JSON value as a rule book. */
export function readRuleBook(value: unknown): Result<SavedRuleBook, RuleBookFileError> {
  const checked = v.safeParse(ruleBookFileSchema, value);
  if (!checked.success) {
    const [issue] = checked.issues;
    return err({ code: 'BAD_RULE', path: v.getDotPath(issue) ?? '', fault: ruleFault(issue) });
  }
  const { board: json, ...named } = checked.output;
  const rules = withSanitizedNames(named);
  if (!json) return ok({ rules, board: undefined });
  const board = boardFromJson(json);
  return board.ok ? ok({ rules, board: board.value }) : board;
}

export function parseRuleBook(text: string): Result<SavedRuleBook, RuleBookFileError> {
  if (text.length > MAX_LENGTH.ruleBook) {
    return err({ code: 'RULE_BOOK_TOO_LONG', max: MAX_LENGTH.ruleBook });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'NOT_JSON' });
  }
  return readRuleBook(value);
}

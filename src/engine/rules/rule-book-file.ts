import * as v from 'valibot';
import { assertNever, err, ok, type Result } from '../result';
import { type Board, boardFromJson, type BoardJsonError, boardToJson } from '../board';
import { MAX_LENGTH } from '../limits';
import { NAME_TOO_LONG } from '../player-name';
import { valueIn } from '../text';
import {
  orderedRules,
  RULE_CHECKS,
  type RuleBook,
  type RuleCheck,
  ruleBookFileSchema,
  withSanitizedNames,
} from './rule-book';

export type RuleFault =
  | { readonly code: 'MISSING' | 'UNKNOWN_FIELD' | 'EMPTY' | RuleCheck }
  | {
      readonly code: 'WRONG_KIND';
      readonly wanted: 'text' | 'number' | 'list' | 'object';
      readonly found: unknown;
    }
  | {
      readonly code: 'NOT_A_CHOICE';
      /** As JSON text; `number` stands for any number. */
      readonly choices: readonly string[];
      readonly found: unknown;
    }
  | { readonly code: 'NOT_WHOLE'; readonly found: number }
  | { readonly code: 'TOO_SMALL'; readonly min: number; readonly found: number }
  | { readonly code: 'TOO_LARGE'; readonly max: number; readonly found: number }
  | {
      readonly code: 'TOO_LONG';
      /** `max` counts UTF-16 code units of a text, code points of a player's name, or entries of a list. */
      readonly of: 'text' | 'list';
      readonly max: number;
    }
  | { readonly code: 'NOT_A_LETTER'; readonly found: string }
  | {
      /** Both cases are the same, or an earlier entry has one of them. */
      readonly code: 'CASES_NOT_DISTINCT';
      readonly letter: string;
      readonly twin: string;
    };

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

type Issue = v.InferIssue<typeof ruleBookFileSchema>;

/** The choices in `("one" | "two")`, the format of `expected` in a valibot issue. */
const choicesIn = (expected: string): readonly string[] =>
  expected.replace(/^\((.*)\)$/, '$1').split(' | ');

function checkNamed(message: string): RuleCheck {
  const code = RULE_CHECKS.find((each) => each === message);
  if (!code) throw new Error(`A check without a code: ${message}`);
  return code;
}

const WANTED = { string: 'text', number: 'number', array: 'list' } as const;

function ruleFault(issue: Issue): RuleFault {
  const { input: found } = issue;
  if (found === undefined) return { code: 'MISSING' };
  switch (issue.type) {
    case 'strict_object':
      return issue.expected === 'never'
        ? { code: 'UNKNOWN_FIELD' }
        : { code: 'WRONG_KIND', wanted: 'object', found };
    case 'string':
    case 'number':
    case 'array':
      return { code: 'WRONG_KIND', wanted: WANTED[issue.type], found };
    case 'variant':
      return issue.expected === 'Object'
        ? { code: 'WRONG_KIND', wanted: 'object', found }
        : { code: 'NOT_A_CHOICE', choices: choicesIn(issue.expected), found };
    case 'picklist':
    case 'literal':
    case 'union':
      return { code: 'NOT_A_CHOICE', choices: choicesIn(issue.expected), found };
    case 'integer':
      return { code: 'NOT_WHOLE', found: issue.input };
    case 'min_value':
      return { code: 'TOO_SMALL', min: issue.requirement, found: issue.input };
    case 'max_value':
      return { code: 'TOO_LARGE', max: issue.requirement, found: issue.input };
    case 'min_length':
      return { code: 'EMPTY' };
    case 'max_length':
      return {
        code: 'TOO_LONG',
        of: typeof found === 'string' ? 'text' : 'list',
        max: issue.requirement,
      };
    case 'regex':
      return { code: 'NOT_A_LETTER', found: issue.input };
    case 'check_items':
      return { code: 'CASES_NOT_DISTINCT', letter: issue.input.letter, twin: issue.input.twin };
    case 'check':
      return issue.message === NAME_TOO_LONG
        ? { code: 'TOO_LONG', of: 'text', max: MAX_LENGTH.name }
        : { code: checkNamed(issue.message) };
    default:
      return assertNever(issue);
  }
}

/** Formats a rule book and its board as JSON, one field per line. */
export function formatRuleBook({ rules, board }: SavedRuleBook): string {
  const json = orderedRules(rules);
  return `${JSON.stringify(board ? { ...json, board: boardToJson(board) } : json, undefined, 1)}\n`;
}

/** Validates an untrusted JSON value as a rule book. */
export function readRuleBook(value: unknown): Result<SavedRuleBook, RuleBookFileError> {
  // Only the first fault is reported, and a file may have hundreds of thousands.
  const checked = v.safeParse(ruleBookFileSchema, value, { abortEarly: true });
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
  const value = valueIn(text);
  return value === undefined ? err({ code: 'NOT_JSON' }) : readRuleBook(value);
}

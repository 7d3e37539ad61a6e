import type * as v from 'valibot';
import { assertNever } from '../../result';
import { RULE_CHECKS, type RuleCheck, type ruleBookFileSchema } from '../schema';

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
      /** `max` counts UTF-16 code units of a text or entries of a list. */
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

type Issue = v.InferIssue<typeof ruleBookFileSchema>;

/** The choices in `("one" | "two")`, the format of `expected` in a valibot issue. */
const choicesIn = (expected: string): readonly string[] =>
  expected.replace(/^\((.*)\)$/, '$1').split(' | ');

function checkNamed(message: string): RuleCheck {
  const code = RULE_CHECKS.find((each) => each === message);
  if (!code) throw new Error(`A check without a code: ${message}`);
  return code;
}

export function ruleFault(issue: Issue): RuleFault {
  const { input: found } = issue;
  if (found === undefined) return { code: 'MISSING' };
  switch (issue.type) {
    case 'strict_object':
      return issue.expected === 'never'
        ? { code: 'UNKNOWN_FIELD' }
        : { code: 'WRONG_KIND', wanted: 'object', found };
    case 'string':
      return { code: 'WRONG_KIND', wanted: 'text', found };
    case 'number':
      return { code: 'WRONG_KIND', wanted: 'number', found };
    case 'array':
      return { code: 'WRONG_KIND', wanted: 'list', found };
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
      return { code: checkNamed(issue.message) };
    default:
      return assertNever(issue);
  }
}

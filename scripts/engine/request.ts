import * as v from 'valibot';
import type { Result } from '../../src/engine';
import { fieldName } from '../../src/messages';

/** The message says in a sentence what is wrong with a request. */
export class RequestError extends Error {}

/** Unwraps a result; throws a `RequestError` with a sentence about its error. */
export function valueOf<T, E>(result: Result<T, E>, sentence: (error: E) => string): T {
  if (result.ok) return result.value;
  throw new RequestError(sentence(result.error));
}

/** A sentence about a field, or about the whole line if the path is empty. */
export const aboutField = (path: string, problem: string): string =>
  `The ${path === '' ? 'line' : `field ${fieldName(path)}`} ${problem}.`;

/** Two sentences: a field can’t be used, and the reason. */
export const unusable = (path: string, reason: string): string =>
  `${aboutField(path, 'can’t be used')} ${reason}`;

/** Puts Valibot's list of choices into words: `("one" | "two" | "three")`. */
const choices = (expected: string | null): string =>
  (expected ?? '')
    .replaceAll(/[()"]/g, '')
    .replaceAll(' | ', ', ')
    .replace(/, ([^,]*)$/, ' or $1');

v.setSpecificMessage(v.string, 'must be a text in quotation marks');
v.setSpecificMessage(v.number, 'must be a number');
v.setSpecificMessage(v.boolean, 'must be true or false');
v.setSpecificMessage(v.array, 'must be a list in square brackets');
v.setSpecificMessage(v.strictObject, 'must be an object in braces');
v.setSpecificMessage(v.picklist, ({ expected }) => `must be ${choices(expected)}`);
v.setSpecificMessage(v.integer, 'must be a whole number');
v.setSpecificMessage(v.minValue, ({ requirement }) => `must be ${String(requirement)} or more`);
v.setSpecificMessage(v.maxValue, ({ requirement }) => `must be ${String(requirement)} or less`);
v.setSpecificMessage(v.length, ({ requirement }) => `must have ${requirement} entries`);

function problemOf({ expected, input, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'isn’t a known field; remove it';
  return input === undefined ? 'is missing; add it' : message;
}

/** Parses a request by its schema; throws a `RequestError` for the first invalid field. */
export function read<T>(schema: v.GenericSchema<unknown, T>, request: unknown): T {
  const checked = v.safeParse(schema, request);
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw new RequestError(aboutField(v.getDotPath(issue) ?? '', problemOf(issue)));
}

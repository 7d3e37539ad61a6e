import type { Range } from '../engine';

/**
 * How many characters are shown at most: of something found in a text, of a file's name (and how many
 * of them from its start), and of the path of a field.
 */
const SHOWN = { found: 20, fileName: 60, fileNameBeginning: 20, path: 60 };

/** What has no shape of its own: controls, marks of direction, and blank space but the common one. */
const UNSEEN = /[^ \P{Z}]|\p{C}/gu;

const escaped = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** Something found in a text, short and without characters that cannot be seen. */
export function quoted(text: string, shown = SHOWN.found): string {
  if (text === '') return 'nothing';
  // No more than may be shown is taken apart: a text may be as long as a file.
  const characters = Array.from(text.slice(0, 2 * shown + 1));
  const found =
    characters.length > shown ? `${characters.slice(0, shown).join('')}…` : characters.join('');
  return JSON.stringify(found).replace(UNSEEN, escaped);
}

/** Said when code that is loaded on demand could not be. */
export const CODE_MISSING =
  'Part of the game couldn’t be loaded. Check the connection and try again, or reload the page.';

/** A number with a minus sign as it is printed, not typed. */
export const printed = (number: number): string => String(number).replace('-', '−');

/** Why what was typed into a box for a whole number will not do. */
export const numberReason = (what: string, range: Range): string =>
  `${what}: ${wholeNumberIn(range)}.`;

/** Whether a text has a character that stands for bytes which are no UTF-8. */
export const isUndecoded = (text: string): boolean => text.includes('\uFFFD');

/** A field of a JSON file by its path, such as `events.3.score`; names in it may be anybody's. */
export function fieldName(path: string): string {
  const name = /^[\w.]{1,60}$/.test(path) ? path : quoted(path, SHOWN.path);
  return /\.\d/.test(path) ? `${name} (entries count from 0)` : name;
}

/** A file by its name, with its folders; of a long one the middle is left out. */
export function fileName(path: string): string {
  const characters = [...path];
  if (characters.length <= SHOWN.fileName) return quoted(path, SHOWN.fileName);
  const first = characters.slice(0, SHOWN.fileNameBeginning);
  const last = characters.slice(SHOWN.fileNameBeginning - SHOWN.fileName);
  return quoted(`${first.join('')}…${last.join('')}`, SHOWN.fileName + 1);
}

/** Where something stands in a text: both from 1, columns in code points. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A problem with its place in a text. */
export const inFile = (where: string, { line, column }: Place, problem: string): string =>
  `In ${where}, line ${line}, column ${column}: ${problem}.`;

/** Whole numbers that will do. */
const wholeNumberIn = ({ min, max }: Range): string =>
  `a whole number from ${printed(min)} to ${printed(max)}`;

/** What a number from a text must be, and how it is written where nothing else is wrong with it. */
export function wholeNumber(error: Range & { readonly found: string }): string {
  const { min, max, found } = error;
  const number = Number(found);
  const isMiswritten = /^[+-]?\d+$/.test(found) && number >= min && number <= max;
  return isMiswritten ? `${wholeNumberIn(error)}, written "${number}"` : wholeNumberIn(error);
}

/** The size of a file, as people say it. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${bytes / 1000} kB` : `${bytes / 1_000_000} MB`;

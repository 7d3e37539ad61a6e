import type { LeftOut } from '../engine';
import { isUndecoded, quoted } from './phrases';
import { counted } from './players';

/** Which lines of a list of words, named as it is called, are not among the words. */
export function leftOutNote(list: string, { lines, first }: LeftOut): string {
  const { line, column, character } = first;
  const lead = `${counted(lines, 'line')} of ${list} ${lines === 1 ? 'is' : 'are'} left out`;
  return isUndecoded(character)
    ? `${lead}: the file is not in UTF-8, and line ${line}, column ${column} is the first place that cannot be read.`
    : `${lead}: no tile bears ${quoted(character)}, which stands first in line ${line}, column ${column}.`;
}

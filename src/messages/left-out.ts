import type { LeftOut } from '../engine';
import { isUndecoded, quoted, counted, written } from './phrases';

/** Whether most lines of a list are not among its words. */
export const isMostLeftOut = ({ lines, of }: LeftOut): boolean => 2 * lines > of;

/** That a list, named as it is called, was read in an encoding that is a guess. */
export const guessedNote = (list: string): string =>
  `${list} is not in UTF-8: it was read in Windows-1252.`;

/** Which lines of a list of words, named as it is called, are not among the words. */
export function leftOutNote(list: string, leftOut: LeftOut): string {
  const { lines, of, first } = leftOut;
  const { line, column, character } = first;
  const isMost = isMostLeftOut(leftOut);
  const which = isMost ? `${written(lines)} of the ${counted(of, 'line')}` : counted(lines, 'line');
  const lead = `${which} of ${list} ${lines === 1 ? 'is' : 'are'} left out`;
  const reason = isUndecoded(character)
    ? `the file is not in UTF-8, and line ${line}, column ${column} is the first place that cannot be read.`
    : `no tile bears ${quoted(character)}, which stands first in line ${line}, column ${column}.`;
  return `${lead}: ${reason}${isMost ? ' Is this the right list?' : ''}`;
}

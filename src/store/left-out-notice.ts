import type { LeftOut } from '../engine';
import { guessedNote, leftOutNote } from '../messages';
import { listName, type WordList } from '../setup';
import type { Notice } from './state';

/**
 * Reports that the encoding of a list was guessed, and that some of its lines are left out, as far as each applies.
 */
export const leftOutNotice = (list: WordList, leftOut: LeftOut | undefined): Notice => ({
  tone: 'remark',
  headline: [
    ...(list.kind === 'own' && list.isGuessed ? [guessedNote(list.name)] : []),
    ...(leftOut ? [leftOutNote(listName(list), leftOut)] : []),
  ].join(' '),
});

import type { LeftOut } from '../engine';
import { guessedNote, leftOutNote } from '../messages';
import { listName, type WordList } from '../setup';
import type { Notice } from './state';

/** Says that the encoding of a list was guessed, and which of its lines are not among its words, where that is so. */
export const leftOutNotice = (list: WordList, leftOut: LeftOut | undefined): Notice => ({
  tone: 'remark',
  headline: [
    ...(list.kind === 'own' && list.isGuessed ? [guessedNote(list.name)] : []),
    ...(leftOut ? [leftOutNote(listName(list), leftOut)] : []),
  ].join(' '),
});

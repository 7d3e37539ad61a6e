import type { LeftOut } from '../engine';
import { leftOutNote } from '../messages';
import { listName, type WordList } from '../setup';
import type { Notice } from './state';

/** Says which lines of a list are not among its words, of which few lists have any. */
export const leftOutNotice = (list: WordList, leftOut: LeftOut): Notice => ({
  tone: 'remark',
  headline: leftOutNote(listName(list), leftOut),
});

import type { LeftOut } from '../engine';
import { CUT, GAME_NOT_OPENED, guessedNote, KEPT_BY_NEWER, leftOutNote } from '../messages';
import { listName, type WordList } from '../setup';
import type { Notice } from './state';

/** The computer did not consider every play. */
export const CUT_NOTICE: Notice = { tone: 'remark', headline: CUT.turn };

/** A shared game is played, which another would replace. */
export const SHARED_GAME_NOTICE: Notice = { tone: 'refusal', ...GAME_NOT_OPENED };

/** A newer version of the page wrote the data. */
export const NEWER_NOTICE: Notice = { tone: 'remark', ...KEPT_BY_NEWER };

/** Says that the encoding of a list was guessed, or that lines of it can't be words of the game. */
export const leftOutNotice = (list: WordList, leftOut: LeftOut | undefined): Notice => ({
  tone: 'remark',
  headline: [
    ...(list.kind === 'own' && list.isGuessed ? [guessedNote(list.name)] : []),
    ...(leftOut ? [leftOutNote(listName(list), leftOut)] : []),
  ].join(' '),
});

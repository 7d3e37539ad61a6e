import { DEFAULT_LIST, savedListFor, type WordList } from '../setup';
import { wordsName } from './kept-names';
import type { SaveService } from './save-service';

/**
 * The list saved for a lexicon: in `slot`, the text of the game in a slot, if that is for this lexicon, or else for
 * every game that names it. The default list if there is none.
 */
export async function savedList(
  { read }: Pick<SaveService, 'read'>,
  lexiconId: string,
  slot = '',
): Promise<WordList> {
  const list = savedListFor(lexiconId, slot);
  // The constant itself: a default list in the slot was chosen there.
  return list === DEFAULT_LIST ? savedListFor(lexiconId, await read(wordsName(lexiconId))) : list;
}

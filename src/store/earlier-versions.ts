import { GAME_BEFORE_LOST, WORDS_BEFORE_LOST } from '../messages';
import { DEFAULT_LIST, isSameList, parseSavedList } from '../setup';
import { type GameBeforeName, unsavedName, wordsName } from './kept-names';
import type { SaveService } from './save-service';
import { parseInSteps } from './steps';

/** Moves a game, in one transaction, to where `saveUnsaved` takes it into the library from. */
async function moveGame(
  name: GameBeforeName,
  text: string,
  keep: SaveService,
  newId: () => string,
): Promise<void> {
  const game = await parseInSteps(text, keep);
  if (game.ok) await keep.library.move(name, [unsavedName(newId())]);
  else await keep.quarantine(name, { kind: 'other', headline: GAME_BEFORE_LOST }, game.error);
}

/** Writes a list to where its games find it, unless there is one, and only then removes it. */
async function moveWords(name: GameBeforeName, text: string, keep: SaveService): Promise<void> {
  const saved = parseSavedList(text);
  if (!saved) {
    await keep.quarantine(name, { kind: 'other', headline: WORDS_BEFORE_LOST }, undefined);
    return;
  }
  const words = wordsName(saved.lexiconId);
  const isKnown = isSameList(saved.list, DEFAULT_LIST) || (await keep.read(words)) !== undefined;
  if (isKnown || (await keep.write(words, text))) await keep.library.remove(name);
}

/**
 * Moves the game before of each tab, and its word list, to the library. Quarantines unreadable texts. After an
 * interruption, or if the browser refuses, the next start moves the rest.
 */
export async function moveGamesBefore(
  names: readonly GameBeforeName[],
  keep: SaveService,
  newId: () => string,
): Promise<void> {
  for (const name of names) {
    const text = await keep.read(name);
    if (text === '') await keep.library.remove(name);
    else if (text !== undefined && name.startsWith('words')) await moveWords(name, text, keep);
    else if (text !== undefined) await moveGame(name, text, keep, newId);
  }
}

import { coversLexicon, type Lexicon } from '../engine';
import { puzzleNow } from './puzzles/puzzle-now';
import type { ScreenState } from './state';

export const lexiconIn = ({ words }: Pick<ScreenState, 'words'>): Lexicon | undefined =>
  words.kind === 'ready' ? words.lexicon : undefined;

/** The loaded lexicon, if it covers a lexicon id. */
export function lexiconFor(
  state: Pick<ScreenState, 'words'>,
  lexiconId: string,
): Lexicon | undefined {
  const lexicon = lexiconIn(state);
  return lexicon && coversLexicon(lexicon, lexiconId) ? lexicon : undefined;
}

/** Whether another page judges the game by words that differ from those loaded here. */
export const hasOtherLexicon = ({ table, words }: Pick<ScreenState, 'table' | 'words'>): boolean =>
  table?.online === 'guest' && words.kind !== 'loading' && !table.wordsChecked;

/** The words by which this page judges moves; undefined if another page judges by other words. */
export const lexiconOfGame = (state: Pick<ScreenState, 'table' | 'words'>): Lexicon | undefined =>
  hasOtherLexicon(state) ? undefined : lexiconIn(state);

/** Whether words may be looked up in this game. */
export const mayLookWordsUp = (state: Pick<ScreenState, 'table' | 'puzzles'>): boolean =>
  state.table !== undefined && state.table.help !== 'none' && !puzzleNow(state);

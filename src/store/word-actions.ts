import type { Lexicon } from '../engine';
import { withOwnWords } from '../setup';
import type { FindOutcome, WordSearch } from '../worker';
import type { StoreServices } from './services';
import type { TableSession } from './table-session';
import type { Screen } from './state';

/** What is done with words beside the game. */
export interface WordActions {
  /**
   * Finds words; the search before is given up for it. While a game goes on whose players it could
   * help, it is put on record first, and refused where it is not allowed now.
   */
  readonly findWords: (
    search: WordSearch,
    lexicon: Lexicon,
  ) => Promise<FindOutcome | { readonly kind: 'refused' }>;
  /** Keeps words beside those of a lexicon, in place of any that were kept before. */
  readonly keepOwnWords: (lexiconId: string, added: readonly string[]) => void;
}

export function wordActions(
  screen: Screen,
  { findWords }: Pick<StoreServices, 'findWords'>,
  { table }: TableSession,
): WordActions {
  return {
    findWords: async (search, lexicon) => {
      const helped = table()?.takeHelp('words');
      return helped && !helped.ok ? { kind: 'refused' } : findWords(search, lexicon);
    },
    keepOwnWords: (lexiconId, added) =>
      screen.setState({
        ownWords: withOwnWords(screen.getState().ownWords, lexiconId, added),
      }),
  };
}

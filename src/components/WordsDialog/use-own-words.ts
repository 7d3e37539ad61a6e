import { useMemo } from 'react';
import { type Lexicon, newWord, CUSTOM_WORD_LIMITS, type TileSet } from '../../engine';
import {
  newWordReason,
  tooManyOwnWords,
  wordAddedAlready,
  wordInListAlready,
} from '../../messages';
import { customWordsOf, withAdded, type WordList } from '../../setup';
import type { GameWords, WordsStatus } from '../../store';
import { useActions, useGame } from '../game-context';
import { useWords } from '../SetupDialog/use-words';

/** A list, and what its player has put beside it. */
export interface ListWithOwn {
  /** In the order in which they were added. */
  readonly added: readonly string[];
  /** The list with them; the plain one while they are being taken in. */
  readonly lexicon: Lexicon | undefined;
  readonly list: WordList;
  /** How far they have been taken in. */
  readonly status: WordsStatus;
  readonly retry: () => void;
  /** Adds a word; the result says why it cannot be, where it cannot. */
  readonly add: (text: string) => string | undefined;
  readonly remove: (word: string) => void;
}

const NONE: readonly string[] = [];

/** Follows the words that a player has put beside a list. */
export function useOwnWords(tileSet: TileSet, { list, lexicon }: GameWords): ListWithOwn {
  const { keepOwnWords } = useActions();
  const rules = useMemo(() => ({ tileSet }), [tileSet]);
  const plain = useMemo(() => withAdded(list, []), [list]);
  const hasOthers = list.added !== undefined;
  const ofPlain = useWords(
    useMemo(() => (hasOthers ? { rules, list: plain } : undefined), [hasOthers, rules, plain]),
  );
  const base = hasOthers ? ofPlain.usable?.words.lexicon : lexicon;
  const added = useGame(({ ownWords }) => (base && customWordsOf(ownWords, base.id)) ?? NONE);
  const wanted = useMemo(
    () => (added.length > 0 ? { rules, list: withAdded(plain, added) } : undefined),
    [added, rules, plain],
  );
  const all = useWords(wanted);
  const ready: WordsStatus = { kind: 'ready', lexicon };

  const add = (text: string): string | undefined => {
    if (!base) return undefined;
    const word = newWord(base.alphabet, text.trim());
    if (!word.ok) return newWordReason(word.error);
    if (base.has(word.value)) return wordInListAlready(word.value);
    if (added.includes(word.value)) return wordAddedAlready(word.value);
    if (added.length >= CUSTOM_WORD_LIMITS.ofList)
      return tooManyOwnWords(CUSTOM_WORD_LIMITS.ofList);
    keepOwnWords(base.id, [...added, word.value]);
    return undefined;
  };

  return {
    added,
    lexicon: all.usable?.words.lexicon ?? base,
    list: withAdded(plain, added),
    status: added.length > 0 ? all.status : ready,
    retry: all.retry,
    add,
    remove: (word) =>
      base &&
      keepOwnWords(
        base.id,
        added.filter((each) => each !== word),
      ),
  };
}

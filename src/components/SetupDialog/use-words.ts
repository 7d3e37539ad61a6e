import { useCallback, useEffect, useMemo, useState } from 'react';
import { alphabetOf, type RuleBook } from '../../engine';
import { chosenWordsReason } from '../../messages';
import type { WordList } from '../../setup';
import { type GameWords, WORDS_PENDING, type WordsStatus } from '../../store';
import { useActions } from '../game-context';
import { useLatest } from './use-latest';

/** A word list and the tile set whose letters it uses. */
interface Wordless {
  readonly rules: Pick<RuleBook, 'tileSet'>;
  readonly list: WordList;
}

/** The words of the new game; the last valid ones stay until others are valid. */
export interface WordsChoice<T> {
  /** Progress of the last request. */
  readonly status: WordsStatus;
  /** An error in the player's own list that a retry cannot fix. */
  readonly fault: string | undefined;
  /** The last words read, and what they were read for; undefined while others load. */
  readonly usable: { readonly for: T; readonly words: GameWords } | undefined;
  readonly retry: () => void;
}

/** Errors that a retry with the same list cannot fix. */
const IN_THE_LIST: readonly Extract<WordsStatus, { kind: 'failed' }>['failure']['code'][] = [
  'EMPTY_WORD_LIST',
  'FOREIGN_CHARACTERS',
  'TOO_MANY_WORDS',
];

function faultIn({ list }: Wordless, status: WordsStatus): string | undefined {
  if (list.kind === 'shipped' || status.kind !== 'failed') return undefined;
  const { failure } = status;
  return IN_THE_LIST.includes(failure.code) ? chosenWordsReason(list.name, failure) : undefined;
}

/** Reads the words of a game during setup, again whenever `wanted` changes; reads nothing if it is undefined. */
export function useWords<T extends Wordless>(wanted: T | undefined): WordsChoice<T> {
  const { readWords } = useActions();
  const tileSet = wanted?.rules.tileSet;
  const alphabet = useMemo(() => tileSet && alphabetOf(tileSet), [tileSet]);
  const [status, setStatus] = useState(WORDS_PENDING);
  const [good, setGood] = useState<WordsChoice<T>['usable']>();
  const begin = useLatest();
  if (!wanted && good) setGood(undefined);

  const read = useCallback(() => {
    const isLatest = begin();
    const follow = (next: WordsStatus): void => {
      if (isLatest()) setStatus(next);
    };
    follow(WORDS_PENDING);
    if (!wanted || !alphabet) return;
    const { list } = wanted;
    void readWords(alphabet, list, (progress) => follow({ kind: 'loading', ...progress })).then(
      (words) => {
        if (!isLatest()) return;
        if (words.ok) {
          const { lexicon } = words.value;
          setGood({ for: wanted, words: { list, lexicon } });
        }
        follow(
          words.ok ? { kind: 'ready', ...words.value } : { kind: 'failed', failure: words.error },
        );
      },
    );
  }, [begin, readWords, alphabet, wanted]);
  useEffect(() => {
    read();
    return () => void begin();
  }, [begin, read]);

  return {
    status,
    fault: wanted && faultIn(wanted, status),
    usable: status.kind === 'loading' ? undefined : good,
    retry: read,
  };
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { alphabetOf, type TileSet } from '../../engine';
import type { GameWords, WordList, WordsStatus } from '../../store';
import { useActions } from '../game-context';

const BEFORE: WordsStatus = { kind: 'loading', received: 0, total: undefined };

/** The words of a game that is being set up. */
export interface WordsChoice {
  readonly list: WordList;
  readonly status: WordsStatus;
  /** The words, once they have been read. */
  readonly words: GameWords | undefined;
  readonly retry: () => void;
}

/** Reads a list in the letters of a tile set, and again whenever either is another. */
export function useWords(tileSet: TileSet, list: WordList): WordsChoice {
  const { readWords } = useActions();
  const alphabet = useMemo(() => alphabetOf(tileSet), [tileSet]);
  const [status, setStatus] = useState(BEFORE);
  const latest = useRef(0);

  const forget = useCallback(() => {
    latest.current++;
  }, []);
  const read = useCallback(() => {
    const request = ++latest.current;
    const follow = (next: WordsStatus): void => {
      if (request === latest.current) setStatus(next);
    };
    follow(BEFORE);
    void readWords(alphabet, list, (received, total) =>
      follow({ kind: 'loading', received, total }),
    ).then((words) =>
      follow(
        words.ok
          ? { kind: 'ready', lexicon: words.value }
          : { kind: 'failed', failure: words.error },
      ),
    );
  }, [readWords, alphabet, list]);
  useEffect(() => {
    read();
    return forget;
  }, [read, forget]);

  return {
    list,
    status,
    words: status.kind === 'ready' ? { list, lexicon: status.lexicon } : undefined,
    retry: read,
  };
}

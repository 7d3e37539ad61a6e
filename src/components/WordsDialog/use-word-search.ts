import { useEffect, useState } from 'react';
import type { Lexicon, Result, WordQuestionError } from '../../engine';
import type { FoundWords, WordSearch } from '../../store';
import { useActions, useGame } from '../game-context';

/** What has come of the last search that was answered. */
interface Answered {
  readonly search: WordSearch;
  readonly lexicon: Lexicon;
  readonly found: Result<FoundWords, WordQuestionError>;
}

/** Where a search stands: what was answered last stays until the next answer comes. */
export interface WordSearching {
  readonly answered: Answered | undefined;
  /** Why the last search came to nothing: no worker can be had, or not its code. */
  readonly obstacle: 'unavailable' | 'code-missing' | undefined;
}

const NOTHING: WordSearching = { answered: undefined, obstacle: undefined };

/**
 * Follows what comes of a search, and of the next one as soon as there is one; nothing for none. A
 * search that has to wait for a turn is made when that comes.
 */
export function useWordSearch(
  lexicon: Lexicon | undefined,
  search: WordSearch | undefined,
): WordSearching {
  const { findWords } = useActions();
  const mayAsk = useGame(({ table }) => ['free', 'on-record'].includes(table?.help ?? 'free'));
  const [searching, setSearching] = useState(NOTHING);
  const isAsked = mayAsk && search !== undefined && lexicon !== undefined;
  if (!isAsked && searching !== NOTHING) setSearching(NOTHING);

  useEffect(() => {
    if (!isAsked) return undefined;
    let isLatest = true;
    void findWords(search, lexicon).then((outcome) => {
      if (!isLatest) return;
      if (outcome.kind === 'answered') {
        const answered = { search, lexicon, found: outcome.found };
        setSearching({ answered, obstacle: undefined });
      }
      if (outcome.kind === 'unavailable' || outcome.kind === 'code-missing') {
        setSearching({ answered: undefined, obstacle: outcome.kind });
      }
    });
    return () => {
      isLatest = false;
    };
  }, [findWords, isAsked, lexicon, search]);

  return searching;
}

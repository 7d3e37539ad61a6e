import { type BuildProgress, type CompiledWords, err, type Result, withWords } from '../engine';
import type { WordsFailure } from './protocol';

/** Adds words to compiled ones. A separate module, since few players add words. */
export function addWords(
  words: CompiledWords,
  added: readonly string[],
  onProgress: BuildProgress,
): Result<CompiledWords, WordsFailure> {
  const all = withWords(words, added, onProgress);
  return all.ok ? all : err({ code: 'WORD_NOT_ADDED', error: all.error });
}

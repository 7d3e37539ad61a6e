import {
  choosingMove,
  type CompiledWords,
  type ComputerTurn,
  type GradedWords,
  gradedWordsFrom,
  lexiconOf,
  type Strategy,
} from '../engine';

/** The players that go by more than scores, in a file of their own: most games have none. */

/** How common the words of a list are, by its id. */
const known = new Map<string, GradedWords | undefined>();

async function gradedWords(words: CompiledWords): Promise<GradedWords | undefined> {
  if (!known.has(words.id)) {
    const { default: text } = await import('./graded-words.txt?raw');
    known.set(words.id, gradedWordsFrom(text, lexiconOf(words)));
  }
  return known.get(words.id);
}

/** How a turn is chosen with some words; which of these are common is asked for when it matters first. */
export async function thoughtfulStrategy(
  { level }: Pick<ComputerTurn, 'level'>,
  words: CompiledWords,
): Promise<Strategy> {
  const graded = level === 'expert' ? undefined : await gradedWords(words);
  return (search, turn) => choosingMove(search, turn, graded);
}

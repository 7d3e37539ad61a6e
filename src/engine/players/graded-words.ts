import type { Lexicon } from '../lexicon';
import { alphabetOf, type Letter, type TileSet, tileValue } from '../tiles';

/**
 * How common words are: for each word in capitals, the grade of the first list that contains it, 0 for the
 * most common. Ungraded words are in no list.
 */
export type GradedWords = ReadonlyMap<string, number>;

/** Parses one grade per line, with spaces between its words. */
const gradedWordsIn = (text: string): GradedWords =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line, grade) => line.split(' ').map((word): [string, number] => [word, grade])),
  );

/**
 * Parses the grades of words: one grade per line, with spaces between its words. The result is undefined if
 * the lexicon has less than half of them, as one in another language does.
 */
export function gradedWordsFrom(
  text: string,
  lexicon: Pick<Lexicon, 'has'>,
): GradedWords | undefined {
  const graded = gradedWordsIn(text);
  let shared = 0;
  for (const word of graded.keys()) if (lexicon.has(word)) shared++;
  return 2 * shared < graded.size ? undefined : graded;
}

/** The grade of words that are in none of the three lists. */
const UNGRADED = 3;

/** From each of these lengths on, a word of unknown grade counts as one grade rarer. */
const LONGER = [5, 6, 7];

/**
 * Estimates a grade from the spelling of a word: fewer people know long words, and words with the most
 * valuable letters.
 */
function gradeBySpelling(tileSet: TileSet, word: string): number {
  const { letters } = alphabetOf(tileSet);
  const values = letters
    .map((letter: Letter) => tileValue(tileSet, { kind: 'letter', letter }))
    .toSorted((a, b) => a - b);
  const high = values[Math.floor(values.length * 0.8)] ?? Infinity;
  const isRare = [...word].some(
    (letter) => letters.includes(letter) && tileValue(tileSet, { kind: 'letter', letter }) > high,
  );
  const longer = LONGER.filter((length) => word.length >= length).length;
  return Math.min(UNGRADED, longer + (isRare ? 1 : 0));
}

/** Returns a function that grades words spelt with a tile set: from the lists or, without lists, by spelling. */
export const gradesOf =
  (tileSet: TileSet, graded: GradedWords | undefined) =>
  (word: string): number =>
    graded ? (graded.get(word) ?? UNGRADED) : gradeBySpelling(tileSet, word);

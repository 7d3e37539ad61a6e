import type { Lexicon } from '../lexicon';
import { alphabetOf, type Letter, type TileSet, tileValue } from '../tiles';

/**
 * How common words are: for each word in capitals the grade of the first list that has it, 0 for those that
 * everybody knows. Words of no grade are in no list.
 */
export type GradedWords = ReadonlyMap<string, number>;

/** Words as a text has them, one grade a line, with spaces between them. */
const gradedWordsIn = (text: string): GradedWords =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line, grade) => line.split(' ').map((word): [string, number] => [word, grade])),
  );

/**
 * The grades that a text tells, one grade a line with spaces between its words, if they are those of a
 * lexicon: undefined where it has not even half of the words, as one in another language.
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

/** The grade of words of no list; three come before it. */
const UNGRADED = 3;

/** From these lengths on, words whose grades are not known are taken for rarer ones. */
const LONGER = [5, 6, 7];

/**
 * The grade of a word whose grade is not known, by its length and its letters: long words are known to fewer
 * people than short ones, and so are words with the letters that are worth most.
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

/** Grades of words in the letters of a tile set: as they are listed, or where no list is known, by spelling. */
export const gradesOf =
  (tileSet: TileSet, graded: GradedWords | undefined) =>
  (word: string): number =>
    graded ? (graded.get(word) ?? UNGRADED) : gradeBySpelling(tileSet, word);

import {
  anagramQuestions,
  hookQuestions,
  type Lexicon,
  likeliestQuestionsSteps,
  RULE_BOOKS,
  type RuleBook,
  type StudyQuestion,
  twoLetterQuestions,
  type WordQuestion,
} from '../../engine';
import type { FoundWords } from '../../worker';
import type { StoreServices } from '../services';

/** Words that come with the page, in the order in which they are offered. */
export const DECKS = ['twos', 'two-hooks', 'threes', 'three-hooks', 'rare', 'bonus'] as const;
export type Deck = (typeof DECKS)[number];

/** Points from which a letter is rare: with English tiles J, Q, X and Z. */
const RARE_POINTS = 8;

/** Maximum length of words with rare letters. */
const MAX_RARE_LENGTH = 5;

/** The letters that make a word rare. */
export const rareLetters = ({ tileSet }: Pick<RuleBook, 'tileSet'>): readonly string[] =>
  tileSet.letters.filter(({ value }) => value >= RARE_POINTS).map(({ letter }) => letter);

/**
 * The rules that the decks are for: those in use, or the shipped ones if the game began with a position. It then has
 * only the tiles that were left, and perhaps short racks.
 */
export function deckRules(rules: RuleBook): RuleBook {
  const full = RULE_BOOKS.find(({ id }) => id === rules.id);
  const isPart =
    full?.tileSet.letters.length === rules.tileSet.letters.length &&
    full.rackSize >= rules.rackSize &&
    full.tileSet.letters.every(({ letter, value, count }, index) => {
      const left = rules.tileSet.letters[index];
      return left?.letter === letter && left.value === value && left.count <= count;
    });
  return isPart ? full : rules;
}

export const wordsIn = ({ text, starts }: FoundWords): readonly string[] =>
  Array.from(starts.subarray(1), (end, index) => text.slice(starts[index], end));

const ofLength = (length: number): WordQuestion => ({ shortest: length, longest: length });

function searchesFor(deck: Deck, rules: RuleBook): readonly WordQuestion[] {
  switch (deck) {
    case 'twos':
    case 'two-hooks':
      return [ofLength(2)];
    case 'threes':
    case 'three-hooks':
      return [ofLength(3)];
    case 'rare':
      return rareLetters(rules).map((contains) => ({ contains, longest: MAX_RARE_LENGTH }));
    case 'bonus':
      return [ofLength(rules.rackSize)];
  }
}

/** The questions of a deck; undefined if its words could not be searched. */
export async function questionsOf(
  deck: Deck,
  rules: RuleBook,
  lexicon: Lexicon,
  findWords: StoreServices['findWords'],
  likeliest: (
    steps: ReturnType<typeof likeliestQuestionsSteps>,
  ) => Promise<readonly StudyQuestion[]>,
): Promise<readonly StudyQuestion[] | undefined> {
  const words: string[] = [];
  for (const question of searchesFor(deck, rules)) {
    const outcome = await findWords({ question, order: 'alphabet', values: [] }, lexicon);
    if (outcome.kind !== 'answered' || !outcome.value.ok) return undefined;
    words.push(...wordsIn(outcome.value.value));
  }
  if (deck === 'twos') return twoLetterQuestions(words);
  if (deck === 'bonus') return likeliest(likeliestQuestionsSteps(rules.tileSet, words));
  if (deck === 'two-hooks' || deck === 'three-hooks') return hookQuestions(lexicon.words, words);
  // Short words first; equally long ones stay in the order of the alphabet.
  const sorted = words.toSorted((a, b) => a.length - b.length);
  // Equal letters have only one order, which the question would show.
  return anagramQuestions(lexicon.alphabet, sorted).filter(
    ({ letters }) => new Set(letters).size > 1,
  );
}

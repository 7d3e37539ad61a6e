import * as v from 'valibot';
import {
  type Alphabet,
  alphabetOf,
  alphabetOfWords,
  type CompiledWords,
  findWords,
  hooksOf,
  toUpperCaseWord,
  lexiconOf,
  type NewWordError,
  parseAlphabet,
  scraebbkle,
  withWords,
} from '../src/engine';
import { alphabetReason, newWordReason, wordQuestionReason } from '../src/messages';
import { answerLines } from './engine/json-lines';
import { read, RequestError, unusable, valueOf } from './engine/request';
import { readWordList } from './engine/word-list';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const requestSchema = v.strictObject({
  words: v.string(),
  alphabet: v.optional(v.string()),
  add: v.optional(v.array(v.string()), []),
  has: v.optional(v.string()),
  pattern: v.optional(v.string()),
  letters: v.optional(v.string()),
  begins: v.optional(v.string()),
  contains: v.optional(v.string()),
  ends: v.optional(v.string()),
  shortest: v.optional(count),
  longest: v.optional(count),
  hooks: v.optional(v.boolean()),
  top: v.optional(count),
});

const LATIN = alphabetOf(scraebbkle.tileSet);

const alphabets = new Map<string, Alphabet>();

function readAlphabet(text: string | undefined): Alphabet {
  if (text === undefined) return LATIN;
  const alphabet =
    alphabets.get(text) ??
    valueOf(parseAlphabet(text), (error) => unusable('alphabet', alphabetReason(error)));
  alphabets.set(text, alphabet);
  return alphabet;
}

let latest: { readonly key: string; readonly words: CompiledWords } | undefined;

/** Adds words; caches the latest result, since the following lines often add the same words. */
function withAdded(words: CompiledWords, added: readonly string[]): CompiledWords {
  if (added.length === 0) return words;
  const key = JSON.stringify([words.id, words.lowerCase, added]);
  if (latest?.key === key) return latest.words;
  const both = valueOf(withWords(words, added), (error) =>
    unusable('index' in error ? `add.${error.index}` : 'add', newWordReason(error)),
  );
  latest = { key, words: both };
  return both;
}

function hasWord(words: CompiledWords, text: string): boolean {
  const refusal = (error: NewWordError) => unusable('has', newWordReason(error));
  if (text === '') throw new RequestError(refusal({ code: 'EMPTY_WORD', index: 0 }));
  const word = valueOf(toUpperCaseWord(alphabetOfWords(words), text), (error) =>
    refusal({ ...error, index: 0 }),
  );
  return lexiconOf(words).has(word);
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== '' && value !== false;

await answerLines((line) => {
  const { words: path, alphabet, add, has, ...listing } = read(requestSchema, line);
  const { hooks, top, ...question } = listing;
  const list = readWordList(path, readAlphabet(alphabet));
  const words = withAdded(list.words, add);
  const known = has === undefined ? {} : { has: hasWord(words, has) };
  if (has !== undefined && !Object.values(listing).some(isGiven)) return known;
  const found = valueOf(findWords(words, question), (error) =>
    unusable(error.field, wordQuestionReason(error)),
  );
  const listed = found.slice(0, top);
  return {
    count: found.length,
    leftOut: list.leftOut?.lines ?? 0,
    ...known,
    words: hooks ? listed.map((word) => ({ word, ...hooksOf(words, word) })) : listed,
  };
});

import * as v from 'valibot';
import { MAX_LENGTH, CUSTOM_WORD_LIMITS } from '../engine';

export const addedWordsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(CUSTOM_WORD_LIMITS.word))),
  v.maxLength(CUSTOM_WORD_LIMITS.ofList),
);

interface CustomWordsOfList {
  /** Id of the lexicon without added words. */
  readonly lexiconId: string;
  readonly added: readonly string[];
}

/** The least recently changed list first. */
export type CustomWords = readonly CustomWordsOfList[];

const ownWordsSchema: v.GenericSchema<unknown, CustomWords> = v.pipe(
  v.array(
    v.object({
      lexiconId: v.pipe(v.string(), v.maxLength(MAX_LENGTH.id)),
      added: addedWordsSchema,
    }),
  ),
  v.maxLength(CUSTOM_WORD_LIMITS.lists),
);

export const customWordsOf = (own: CustomWords, lexiconId: string): readonly string[] | undefined =>
  own.find((each) => each.lexiconId === lexiconId)?.added;

/** Replaces the words added to a lexicon. If there are too many lists, the least recently changed ones are dropped. */
export function withCustomWords(
  own: CustomWords,
  lexiconId: string,
  added: readonly string[],
): CustomWords {
  const others = own.filter((each) => each.lexiconId !== lexiconId);
  return added.length > 0
    ? [...others, { lexiconId, added }].slice(-CUSTOM_WORD_LIMITS.lists)
    : others;
}

/** Parses saved words; returns none if the text is invalid. */
export function parseOwnWords(text: string | undefined): CustomWords {
  try {
    const parsed = v.safeParse(ownWordsSchema, JSON.parse(text ?? ''), { abortEarly: true });
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

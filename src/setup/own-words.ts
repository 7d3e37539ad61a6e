import * as v from 'valibot';
import { MAX_LENGTH, OWN_WORDS } from '../engine';

export const addedWordsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(OWN_WORDS.word))),
  v.maxLength(OWN_WORDS.ofList),
);

interface OwnWordsOfList {
  /** Id of the lexicon without added words. */
  readonly lexiconId: string;
  readonly added: readonly string[];
}

/** The least recently changed list first. */
export type CustomWords = readonly OwnWordsOfList[];

const ownWordsSchema: v.GenericSchema<unknown, CustomWords> = v.pipe(
  v.array(
    v.object({
      lexiconId: v.pipe(v.string(), v.maxLength(MAX_LENGTH.id)),
      added: addedWordsSchema,
    }),
  ),
  v.maxLength(OWN_WORDS.lists),
);

export const addedTo = (own: CustomWords, lexiconId: string): readonly string[] | undefined =>
  own.find((each) => each.lexiconId === lexiconId)?.added;

/** Replaces the words added to a lexicon. If there are too many lists, the least recently changed ones are dropped. */
export function withOwnWords(
  own: CustomWords,
  lexiconId: string,
  added: readonly string[],
): CustomWords {
  const others = own.filter((each) => each.lexiconId !== lexiconId);
  return added.length > 0 ? [...others, { lexiconId, added }].slice(-OWN_WORDS.lists) : others;
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

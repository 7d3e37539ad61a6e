import * as v from 'valibot';
import { MAX_LENGTH, OWN_WORDS } from '../engine';

export const addedWordsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(OWN_WORDS.word))),
  v.maxLength(OWN_WORDS.ofList),
);

/** Words that a player has put beside those of a list. */
interface OwnWordsOfList {
  /** The id of the lexicon that the list makes by itself. */
  readonly lexiconId: string;
  readonly added: readonly string[];
}

/** Those of every list, the ones that were changed last behind the others. */
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

/** The words that stand beside those of a lexicon. */
export const addedTo = (own: CustomWords, lexiconId: string): readonly string[] | undefined =>
  own.find((each) => each.lexiconId === lexiconId)?.added;

/**
 * With these words beside those of a lexicon, in place of any others; of too many lists, those that were
 * changed last keep theirs.
 */
export function withOwnWords(
  own: CustomWords,
  lexiconId: string,
  added: readonly string[],
): CustomWords {
  const others = own.filter((each) => each.lexiconId !== lexiconId);
  return added.length > 0 ? [...others, { lexiconId, added }].slice(-OWN_WORDS.lists) : others;
}

/** Reads what is kept; no words if the text is invalid. */
export function parseOwnWords(text: string | undefined): CustomWords {
  try {
    const parsed = v.safeParse(ownWordsSchema, JSON.parse(text ?? ''), { abortEarly: true });
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

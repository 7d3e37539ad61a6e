import * as v from 'valibot';

/** Most words that are put beside one list. */
export const MOST_ADDED = 1000;

/** Most lists beside which words are kept; those that were changed last are. */
const MOST_LISTS = 20;

export const addedWordsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(200))),
  v.maxLength(MOST_ADDED),
);

/** Words that a player has put beside those of lists, by the ids of the lexicons of these. */
export type OwnWords = Readonly<Record<string, readonly string[]>>;

const ownWordsSchema: v.GenericSchema<unknown, OwnWords> = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(100)), addedWordsSchema),
  v.maxEntries(MOST_LISTS),
);

/** With these words beside those of a lexicon, in place of any others. */
export function withOwnWords(
  before: OwnWords,
  lexiconId: string,
  added: readonly string[],
): OwnWords {
  const { [lexiconId]: _, ...others } = before;
  const latest: OwnWords = added.length > 0 ? { ...others, [lexiconId]: added } : others;
  return Object.fromEntries(Object.entries(latest).slice(-MOST_LISTS));
}

/** Reads what is kept; nothing where a text is none. */
export function parseOwnWords(text: string | undefined): OwnWords {
  try {
    const parsed = v.safeParse(ownWordsSchema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

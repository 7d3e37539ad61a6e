import * as v from 'valibot';
import { MAX_LENGTH, CUSTOM_WORD_LIMITS, parseJson } from '../engine';

/** Reference to a word list: one that comes with the page, or a player's own. */
export type WordList = {
  /** Words that a player has added; they make it another list. */
  readonly added?: readonly string[] | undefined;
} & (
  | {
      readonly kind: 'shipped';
      /** Relative to `resources/`. */
      readonly file: string;
    }
  | {
      readonly kind: 'own';
      readonly name: string;
      readonly text: string;
      /** Whether the encoding was guessed: the file is not UTF-8 and was read as Windows-1252. */
      readonly isGuessed?: boolean;
    }
);

export const DEFAULT_LIST: WordList = { kind: 'shipped', file: 'wordlist.txt' };

export const SHIPPED_LISTS: readonly WordList[] = [
  DEFAULT_LIST,
  { kind: 'shipped', file: 'configured/deutsch/german-dictionary.txt' },
];

const isSameSource = (a: WordList, b: WordList): boolean =>
  a.kind === 'shipped'
    ? b.kind === 'shipped' && a.file === b.file
    : b.kind === 'own' && a.name === b.name && a.text === b.text;

/** Whether two references are to the same words. */
export const isSameList = (a: WordList, b: WordList): boolean =>
  isSameSource(a, b) && (a.added ?? []).join(' ') === (b.added ?? []).join(' ');

/** Replaces the added words of a list. */
export function withAdded(list: WordList, added: readonly string[]): WordList {
  const { added: _others, ...plain } = list;
  return added.length > 0 ? { ...plain, added } : plain;
}

/** The name to show: a path under the page, or the name of the player's file. */
export const listName = (list: WordList): string =>
  list.kind === 'shipped' ? `resources/${list.file}` : list.name;

const lexiconIdSchema = v.pipe(v.string(), v.maxLength(MAX_LENGTH.id));

const addedWordsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(CUSTOM_WORD_LIMITS.word))),
  v.maxLength(CUSTOM_WORD_LIMITS.ofList),
);

/** The saved list of a game, with the id of its lexicon. */
interface SavedList {
  readonly lexiconId: string;
  readonly list: WordList;
}

const addedSchema = v.optional(addedWordsSchema);

const keptSchema: v.GenericSchema<unknown, SavedList> = v.object({
  lexiconId: lexiconIdSchema,
  list: v.variant('kind', [
    v.object({
      kind: v.literal('shipped'),
      file: v.pipe(v.string(), v.maxLength(MAX_LENGTH.fileName)),
      added: addedSchema,
    }),
    v.object({ kind: v.literal('own'), name: v.string(), text: v.string(), added: addedSchema }),
  ]),
});

export const formatKeptList = (kept: SavedList): string => JSON.stringify(kept);

/** Parses a saved list; undefined if it cannot be read. */
export const parseSavedList = (text: string): SavedList | undefined => parseJson(keptSchema, text);

/** Parses a saved list; returns `DEFAULT_LIST` itself unless the text has a list for this lexicon. */
export function savedListFor(lexiconId: string, text = ''): WordList {
  const saved = parseSavedList(text);
  return saved?.lexiconId === lexiconId ? saved.list : DEFAULT_LIST;
}

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
      lexiconId: lexiconIdSchema,
      added: addedWordsSchema,
    }),
  ),
  v.maxLength(CUSTOM_WORD_LIMITS.lists),
);

export const customWordsOf = (own: CustomWords, lexiconId: string): readonly string[] | undefined =>
  own.find((each) => each.lexiconId === lexiconId)?.added;

/**
 * Replaces the words added to a lexicon. If there are too many lists, the least recently changed ones are dropped; of
 * too many words, the last.
 */
export function withCustomWords(
  own: CustomWords,
  lexiconId: string,
  added: readonly string[],
): CustomWords {
  const others = own.filter((each) => each.lexiconId !== lexiconId);
  const kept = [...new Set(added)].slice(0, CUSTOM_WORD_LIMITS.ofList);
  return kept.length > 0
    ? [...others, { lexiconId, added: kept }].slice(-CUSTOM_WORD_LIMITS.lists)
    : others;
}

/** Parses saved words; returns none if the text is invalid. */
export const parseOwnWords = (text: string | undefined): CustomWords =>
  parseJson(ownWordsSchema, text) ?? [];

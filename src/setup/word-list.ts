import * as v from 'valibot';
import { MAX_LENGTH } from '../engine';
import { addedWordsSchema } from './own-words';

/** A list of words as a game names it: one that comes with the page, or a player's own. */
export type WordList = {
  /** Words that a player has put beside those of the list; it is a list of its own with them. */
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
      /** Whether its encoding was guessed: it is not in UTF-8, and was read in Windows-1252. */
      readonly isGuessed?: boolean;
    }
);

/** The list that games are judged by where nothing else is said. */
export const USUAL_WORDS: WordList = { kind: 'shipped', file: 'wordlist.txt' };

/** Every list that comes with the page. */
export const SHIPPED_LISTS: readonly WordList[] = [
  USUAL_WORDS,
  { kind: 'shipped', file: 'configured/deutsch/german-dictionary.txt' },
];

const isSameSource = (a: WordList, b: WordList): boolean =>
  a.kind === 'shipped'
    ? b.kind === 'shipped' && a.file === b.file
    : b.kind === 'own' && a.name === b.name && a.text === b.text;

/** Whether two names lead to the same words. */
export const isSameList = (a: WordList, b: WordList): boolean =>
  isSameSource(a, b) && (a.added ?? []).join(' ') === (b.added ?? []).join(' ');

/** The list with these words beside its own, in place of any others; the plain list if there are no words to add. */
export function withAdded(list: WordList, added: readonly string[]): WordList {
  const { added: _others, ...plain } = list;
  return added.length > 0 ? { ...plain, added } : plain;
}

/** What a list is called: a path under the page, or the name of a player's file. */
export const listName = (list: WordList): string =>
  list.kind === 'shipped' ? `resources/${list.file}` : list.name;

/** The list of a game as it is kept, with the id of the lexicon that was made of it. */
export interface KeptList {
  readonly lexiconId: string;
  readonly list: WordList;
}

const added = v.optional(addedWordsSchema);

const keptSchema: v.GenericSchema<unknown, KeptList> = v.object({
  lexiconId: v.pipe(v.string(), v.maxLength(MAX_LENGTH.id)),
  list: v.variant('kind', [
    v.object({
      kind: v.literal('shipped'),
      file: v.pipe(v.string(), v.maxLength(MAX_LENGTH.fileName)),
      added,
    }),
    v.object({ kind: v.literal('own'), name: v.string(), text: v.string(), added }),
  ]),
});

export const formatKeptList = (kept: KeptList): string => JSON.stringify(kept);

/** The list kept for a lexicon; the usual one where a text names none for it. */
export function listKeptFor(lexiconId: string, text: string | undefined): WordList {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(text ?? ''), { abortEarly: true });
    return parsed.success && parsed.output.lexiconId === lexiconId
      ? parsed.output.list
      : USUAL_WORDS;
  } catch {
    return USUAL_WORDS;
  }
}

import { MAX_BYTES, MAX_LENGTH, OWN_WORDS } from '../engine';
import { keptTooLong } from '../messages';
import type { SaveService } from './save-service';
import type { KeptName } from './kept-names';

/** Quotes and a comma around each word. */
const AROUND_WORD = 3;

/**
 * Maximum lengths of kept texts, in UTF-16 code units: more than the page ever keeps. To parse what is longer
 * would hold up the start. Records and shared tables are bounded where they are parsed.
 */
const MAX_KEPT_LENGTH: Partial<Record<KeptName, number>> = {
  settings: 10_000,
  desk: 1_000_000,
  ownWords:
    OWN_WORDS.lists * (OWN_WORDS.ofList * (OWN_WORDS.word + AROUND_WORD) + 2 * MAX_LENGTH.id),
  // In JSON a line break takes two.
  words: 3 * MAX_BYTES.wordList,
};

/** Whether a text is longer than what the page keeps under a name. */
export const isTooLong = (name: KeptName, { length }: Pick<string, 'length'>): boolean =>
  length > (MAX_KEPT_LENGTH[name] ?? Infinity);

/** Reads as the storage does, but sets texts aside that are too long for their names, as if there were none. */
export function withLimits(keep: SaveService): SaveService {
  let search: Promise<void> | undefined;
  const findAside = (): Promise<void> => (search ??= keep.findAside());
  return {
    ...keep,
    findAside,
    read: async (name) => {
      const text = await keep.read(name);
      if (text === undefined || !isTooLong(name, text)) return text;
      // What was set aside earlier is found first, and told of after this.
      await findAside();
      await keep.quarantine(name, keptTooLong(name), undefined);
      return undefined;
    },
  };
}

import { MAX_BYTES, MAX_LENGTH, CUSTOM_WORD_LIMITS } from '../engine';
import { keptTooLong } from '../messages';
import type { SaveService } from './save-service';
import type { StorageName } from './kept-names';

/** Quotes and a comma around each word. */
const AROUND_WORD = 3;

/**
 * Maximum lengths of saved texts, in UTF-16 code units: more than the page ever saves. Parsing longer ones would
 * delay the start. Records and shared tables are bounded by their parsers.
 */
const MAX_KEPT_LENGTH: Partial<Record<StorageName, number>> = {
  settings: 10_000,
  desk: 1_000_000,
  ownWords:
    CUSTOM_WORD_LIMITS.lists *
    (CUSTOM_WORD_LIMITS.ofList * (CUSTOM_WORD_LIMITS.word + AROUND_WORD) + 2 * MAX_LENGTH.id),
  // In JSON a line break takes two code units.
  words: 3 * MAX_BYTES.wordList,
};

export const isTooLong = (name: StorageName, { length }: Pick<string, 'length'>): boolean =>
  length > (MAX_KEPT_LENGTH[name] ?? Infinity);

/** Quarantines texts that are too long for their names; reading them returns undefined. */
export function withLimits(keep: SaveService): SaveService {
  let search: Promise<void> | undefined;
  const findQuarantined = (): Promise<void> => (search ??= keep.findQuarantined());
  return {
    ...keep,
    findQuarantined,
    read: async (name) => {
      const text = await keep.read(name);
      if (text === undefined || !isTooLong(name, text)) return text;
      // Texts quarantined earlier are found first, so that this one is reported before them.
      await findQuarantined();
      await keep.quarantine(name, keptTooLong(name), undefined);
      return undefined;
    },
  };
}

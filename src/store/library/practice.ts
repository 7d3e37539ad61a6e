import { mergeCards } from '../cards/card-text';
import { mergePuzzles } from '../puzzles/record-file';
import type { PracticeName } from '../kept-names';
import type { LibraryStorage } from '../services';
import { updateText } from '../update-text';

/** A document of the player's practice, which is exported and imported with the games. */
interface PracticeDocument {
  /** Texts that continue the document, beside the one under its own name. */
  readonly continuedIn: readonly string[];
  /**
   * Merges a document from outside into the kept one, so that neither loses anything. Undefined if nothing in it is
   * valid.
   */
  readonly merge: (kept: string | undefined, imported: string) => string | undefined;
}

const DOCUMENTS: Readonly<Record<PracticeName, PracticeDocument>> = {
  cards: { continuedIn: ['cardAnswers'], merge: mergeCards },
  puzzles: { continuedIn: [], merge: mergePuzzles },
};

const NAMES = Object.keys(DOCUMENTS) as PracticeName[];

/** Maximum length of a document in UTF-16 code units. */
const MAX_PRACTICE = 10_000_000;

/** The kept documents by name. */
export async function readPractice(storage: LibraryStorage): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>();
  for (const name of NAMES) {
    const { continuedIn, merge } = DOCUMENTS[name];
    const texts = await Promise.all([name, ...continuedIn].map(storage.read));
    const kept = texts.filter((text) => text !== undefined);
    const document = kept.length > 0 ? merge(undefined, kept.join('\n')) : undefined;
    if (document !== undefined) documents.set(name, document);
  }
  return documents;
}

/** Merges documents from outside into the kept ones; returns how many were taken. */
export async function mergePractice(
  storage: LibraryStorage,
  imported: ReadonlyMap<string, string>,
): Promise<number> {
  let taken = 0;
  for (const name of NAMES) {
    const text = imported.get(name);
    if (text === undefined || text.length > MAX_PRACTICE) continue;
    let isValid = false;
    const isKept = await updateText(storage, name, (kept) => {
      const merged = DOCUMENTS[name].merge(kept, text);
      isValid = merged !== undefined;
      return merged;
    });
    if (isKept && isValid) taken++;
  }
  return taken;
}

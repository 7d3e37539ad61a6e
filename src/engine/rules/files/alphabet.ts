import { MOST } from '../../limits';
import { composed } from '../../text';
import { err, ok, type Result } from '../../result';
import { type Alphabet, type Face, faceOf, makeAlphabet } from '../../tiles';

/**
 * Why a text is no alphabet; `column` is 1-based, in code points. `NO_TWIN` is a character without a
 * capital and a small form of its own, one code point each.
 */
export type AlphabetError =
  | { readonly code: 'NO_LETTERS' }
  | { readonly code: 'TOO_MANY_LETTERS'; readonly most: number }
  | {
      readonly code: 'NO_TWIN' | 'LETTER_TWICE';
      readonly column: number;
      readonly character: string;
    };

/**
 * Reads an alphabet that is written as a string of its letters, in their order. They may be of either
 * case, and written as a base and its marks, as in a tile set.
 */
export function parseAlphabet(text: string): Result<Alphabet, AlphabetError> {
  const faces = new Map<string, Face>();
  for (const character of composed(text)) {
    const at = { column: faces.size + 1, character };
    const face = faceOf(character);
    if (!face) return err({ code: 'NO_TWIN', ...at });
    if (faces.has(face.letter)) return err({ code: 'LETTER_TWICE', ...at });
    if (faces.size === MOST.letters) return err({ code: 'TOO_MANY_LETTERS', most: MOST.letters });
    faces.set(face.letter, face);
  }
  if (faces.size === 0) return err({ code: 'NO_LETTERS' });
  const letters = [...faces.values()];
  return ok(
    makeAlphabet(
      letters.map(({ letter }) => letter),
      letters.map(({ twin }) => twin),
    ),
  );
}

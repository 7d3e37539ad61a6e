import { MAX_COUNT } from '../../limits';
import { composeMarks } from '../../text';
import { err, ok, type Result } from '../../result';
import { type Alphabet, type CasePair, casePairOf, makeAlphabet } from '../../tiles';

/**
 * Why a text is not an alphabet; `column` is 1-based, in code points. `NO_CASE_PAIR`: the character has no
 * distinct upper and lower case of one code point each.
 */
export type AlphabetError =
  | { readonly code: 'NO_LETTERS' }
  | { readonly code: 'TOO_MANY_LETTERS'; readonly max: number }
  | {
      readonly code: 'NO_CASE_PAIR' | 'LETTER_TWICE';
      readonly column: number;
      readonly character: string;
    };

/**
 * Parses an alphabet: a string of its letters in order. As in a tile set, letters may be of either case, and
 * decomposed into a base and combining marks.
 */
export function parseAlphabet(text: string): Result<Alphabet, AlphabetError> {
  const pairs = new Map<string, CasePair>();
  for (const character of composeMarks(text)) {
    const at = { column: pairs.size + 1, character };
    const pair = casePairOf(character);
    if (!pair) return err({ code: 'NO_CASE_PAIR', ...at });
    if (pairs.has(pair.letter)) return err({ code: 'LETTER_TWICE', ...at });
    if (pairs.size === MAX_COUNT.letters)
      return err({ code: 'TOO_MANY_LETTERS', max: MAX_COUNT.letters });
    pairs.set(pair.letter, pair);
  }
  if (pairs.size === 0) return err({ code: 'NO_LETTERS' });
  const letters = [...pairs.values()];
  return ok(
    makeAlphabet(
      letters.map(({ letter }) => letter),
      letters.map(({ twin }) => twin),
    ),
  );
}

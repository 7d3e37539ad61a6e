import { composed } from '../../composed';
import { err, ok, type Result } from '../../result';
import type { Alphabet, Tile } from '../../tiles';
import { MOST } from '../schema';

/** Why a text is no bag of letters; `column` is 1-based, in code points. */
export type LetterBagError =
  | { readonly code: 'BAG_EMPTY' }
  | { readonly code: 'BAG_TOO_LONG'; readonly most: number }
  | { readonly code: 'FOREIGN_CHARACTER'; readonly column: number; readonly character: string };

/** So that there are never too many of a kind either. */
const MOST_TILES = MOST.tilesOfAKind;

/**
 * Reads a bag that is written as a string: a letter for each tile, of either case, in the order in
 * which the tiles lie. Blank space means nothing; there are no blanks. Letters may be written as a
 * base and its marks, and count as one.
 */
export function parseLetterBag(
  alphabet: Alphabet,
  text: string,
): Result<readonly Tile[], LetterBagError> {
  const tiles: Tile[] = [];
  let column = 0;
  for (const character of composed(text)) {
    column++;
    if (character.trim() === '') continue;
    const index = alphabet.indexOfLetter(character) ?? alphabet.indexOfLowerCase(character);
    const letter = index === undefined ? undefined : alphabet.letters[index];
    if (letter === undefined) return err({ code: 'FOREIGN_CHARACTER', column, character });
    if (tiles.length === MOST_TILES) return err({ code: 'BAG_TOO_LONG', most: MOST_TILES });
    tiles.push({ kind: 'letter', letter });
  }
  return tiles.length === 0 ? err({ code: 'BAG_EMPTY' }) : ok(tiles);
}

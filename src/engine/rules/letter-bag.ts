import { MAX_COUNT } from '../limits';
import { composeMarks } from '../text';
import { err, ok, type Result } from '../result';
import {
  type Alphabet,
  type CasePair,
  casePairOf,
  letterInEitherCase,
  makeAlphabet,
  sameTile,
  type Tile,
} from '../tiles';
import type { RuleBook } from './rule-book';

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

/** Why a text is not a bag of letters; `column` is 1-based, in code points. */
export type LetterBagError =
  | { readonly code: 'BAG_EMPTY' }
  | { readonly code: 'BAG_TOO_LONG'; readonly max: number }
  | { readonly code: 'FOREIGN_CHARACTER'; readonly column: number; readonly character: string };

/** This bounds the tiles of each kind as well. */
const MAX_TILES = MAX_COUNT.tilesOfAKind;

/**
 * Parses a bag: one letter per tile, in either case, in the order in which the tiles lie. Whitespace is
 * ignored; there are no blanks. A letter may be decomposed into a base and combining marks.
 */
export function parseLetterBag(
  alphabet: Alphabet,
  text: string,
): Result<readonly Tile[], LetterBagError> {
  const tiles: Tile[] = [];
  let column = 0;
  for (const character of composeMarks(text)) {
    column++;
    if (character.trim() === '') continue;
    const letter = letterInEitherCase(alphabet, character);
    if (letter === undefined) return err({ code: 'FOREIGN_CHARACTER', column, character });
    if (tiles.length === MAX_TILES) return err({ code: 'BAG_TOO_LONG', max: MAX_TILES });
    tiles.push({ kind: 'letter', letter });
  }
  return tiles.length === 0 ? err({ code: 'BAG_EMPTY' }) : ok(tiles);
}

/** Returns the rules with the tiles of a bag, letter values in points (in alphabet order) and a rack size. */
export function withBag(
  rules: RuleBook,
  bag: readonly Tile[],
  values: readonly number[],
  rackSize: number,
): RuleBook {
  const countOf = (tile: Tile): number => bag.filter((each) => sameTile(each, tile)).length;
  const { letters, blank } = rules.tileSet;
  return {
    ...rules,
    tileSet: {
      letters: letters.map((each, index) => ({
        ...each,
        value: values[index] ?? each.value,
        count: countOf({ kind: 'letter', letter: each.letter }),
      })),
      blank: { ...blank, count: countOf({ kind: 'blank' }) },
    },
    rackSize,
  };
}

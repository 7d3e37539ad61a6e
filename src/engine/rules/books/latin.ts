import type { LetterTiles, TileSet } from '../../tiles';

/**
 * A tile set with the letters A to Z. Each entry is the count, the letter and its value in points, such as `9
 * A1`.
 */
export function latinTileSet(entries: string, blank: TileSet['blank']): TileSet {
  const letters: readonly LetterTiles[] = [...entries.matchAll(/(\d+) ([A-Z])(\d+)/g)].map(
    ([, count, letter = '', value]) => ({
      letter,
      // For A to Z, the lower-case form is always one code point.
      twin: letter.toLowerCase(),
      value: Number(value),
      count: Number(count),
    }),
  );
  return { letters, blank };
}

/** The 98 letter tiles of the usual English set. */
export const STANDARD_ENGLISH_TILES = `
  9 A1  2 B3  2 C3  4 D2 12 E1  2 F4  3 G2  2 H4  9 I1  1 J8  1 K5  4 L1  2 M3
  6 N1  8 O1  2 P3  1 Q10 6 R1  4 S1  6 T1  4 U1  2 V4  2 W4  1 X8  2 Y4  1 Z10`;

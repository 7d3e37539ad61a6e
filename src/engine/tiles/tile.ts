import { err, ok, type Result } from '../result';
import type { Alphabet, Letter } from './alphabet';

/** A tile as it lies in a bag or on a rack: a letter, or a blank that stands for nothing yet. */
export type Tile =
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'blank' };

/** A tile as it lies on a board: a blank has been given its letter and keeps it. */
export interface PlacedTile {
  readonly kind: 'letter' | 'blank';
  readonly letter: Letter;
}

/** How a blank is written in a rack or bag. */
const BLANK_TEXT = '_';

const BLANK: Tile = { kind: 'blank' };

/** One tile of a rack or bag as text: its letter, or `_` for a blank. */
export const tileText = (tile: Tile): string => (tile.kind === 'blank' ? BLANK_TEXT : tile.letter);

/** Tiles of a rack or bag as text, such as `EEDN_DL`. */
export const tilesText = (tiles: readonly Tile[]): string => tiles.map(tileText).join('');

/** One tile of a board as text: its letter, in lower case where a blank stands for it. */
export function placedTileText(alphabet: Alphabet, tile: PlacedTile): string {
  if (tile.kind === 'letter') return tile.letter;
  const index = alphabet.indexOfLetter(tile.letter);
  return (index === undefined ? undefined : alphabet.lowerCase[index]) ?? tile.letter;
}

/** Tiles of a board as text, such as `ScHOLIUM`. */
export const placedTilesText = (alphabet: Alphabet, tiles: readonly PlacedTile[]): string =>
  tiles.map((tile) => placedTileText(alphabet, tile)).join('');

/** The rack tile that a tile on the board came from. */
export const tileBehind = (tile: PlacedTile): Tile =>
  tile.kind === 'blank' ? BLANK : { kind: 'letter', letter: tile.letter };

/** Whether two rack or bag tiles are the same face. */
export const sameTile = (a: Tile, b: Tile): boolean => tileText(a) === tileText(b);

/** A character that is no tile; `index` counts code points from 0. */
export interface NotATile {
  readonly code: 'NOT_A_TILE';
  readonly character: string;
  readonly index: number;
}

function readCharacters<T>(
  text: string,
  read: (character: string) => T | undefined,
): Result<readonly T[], NotATile> {
  const values: T[] = [];
  for (const [index, character] of [...text].entries()) {
    const value = read(character);
    if (value === undefined) return err({ code: 'NOT_A_TILE', character, index });
    values.push(value);
  }
  return ok(values);
}

/** Reads tiles of a rack or bag: letters of the alphabet and `_`. */
export const parseTiles = (alphabet: Alphabet, text: string): Result<readonly Tile[], NotATile> =>
  readCharacters(text, (character) => {
    if (character === BLANK_TEXT) return BLANK;
    return alphabet.indexOfLetter(character) === undefined
      ? undefined
      : { kind: 'letter', letter: character };
  });

/** Reads tiles of a board: letters of the alphabet, in lower case for blanks. */
export const parsePlacedTiles = (
  alphabet: Alphabet,
  text: string,
): Result<readonly PlacedTile[], NotATile> =>
  readCharacters(text, (character) => {
    if (alphabet.indexOfLetter(character) !== undefined) {
      return { kind: 'letter' as const, letter: character };
    }
    const index = alphabet.indexOfLowerCase(character);
    const letter = index === undefined ? undefined : alphabet.letters[index];
    return letter === undefined ? undefined : { kind: 'blank' as const, letter };
  });

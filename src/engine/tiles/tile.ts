import { err, ok, type Result } from '../result';

/** An upper-case letter: one code point of a tile set's alphabet. */
export type Letter = string;

/**
 * The letters of a tile set, in its order, and their lower-case forms. The tile set supplies these, because
 * `toLowerCase` can turn one code point into several.
 */
export interface Alphabet {
  readonly letters: readonly Letter[];
  /** In the order of `letters`. */
  readonly lowerCase: readonly string[];
  /** 0-based index of an upper-case letter, or undefined. */
  readonly indexOfLetter: (letter: string) => number | undefined;
  /** 0-based index of the letter with this lower-case form, or undefined. */
  readonly indexOfLowerCase: (character: string) => number | undefined;
}

export interface CasePair {
  readonly letter: Letter;
  /** The lower-case form; files use this field name. */
  readonly twin: string;
}

/**
 * Both cases of a character; undefined unless they differ and map to each other. Both are single code points,
 * because case mapping never merges code points.
 */
export function casePairOf(character: string): CasePair | undefined {
  const [letter, twin] = [character.toUpperCase(), character.toLowerCase()];
  const isEither = character === letter || character === twin;
  const leadToEachOther = letter.toLowerCase() === twin && twin.toUpperCase() === letter;
  return letter !== twin && isEither && leadToEachOther ? { letter, twin } : undefined;
}

/** The form of sigma at the end of a word; it is the same letter. */
const FINAL_SIGMA = 'ς';
const SIGMA = 'σ';

/** Creates an alphabet; `lowerCase` has the order of `letters`. */
export function makeAlphabet(letters: readonly Letter[], lowerCase: readonly string[]): Alphabet {
  const byLetter = new Map(letters.map((letter, index) => [letter, index]));
  const byLowerCase = new Map(lowerCase.map((character, index) => [character, index]));
  return {
    letters,
    lowerCase,
    indexOfLetter: (letter) => byLetter.get(letter),
    indexOfLowerCase: (character) =>
      byLowerCase.get(character) ??
      (character === FINAL_SIGMA ? byLowerCase.get(SIGMA) : undefined),
  };
}

/** The letter that a character is, in either case; undefined for any other character. */
export const letterInEitherCase = (
  { letters, indexOfLetter, indexOfLowerCase }: Alphabet,
  character: string,
): Letter | undefined => letters[indexOfLetter(character) ?? indexOfLowerCase(character) ?? -1];

/** A tile in a bag or on a rack; a blank has no letter yet. */
export type Tile =
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'blank' };

/** A tile on a board; a blank has got its letter and keeps it. */
export interface PlacedTile {
  readonly kind: 'letter' | 'blank';
  readonly letter: Letter;
}

const BLANK_TEXT = '_';

const BLANK: Tile = { kind: 'blank' };

/** A rack or bag tile as text: its letter, or `_` for a blank. */
export const tileText = (tile: Tile): string => (tile.kind === 'blank' ? BLANK_TEXT : tile.letter);

/** Rack or bag tiles as text, such as `EEDN_DL`. */
export const tilesText = (tiles: readonly Tile[]): string => tiles.map(tileText).join('');

/** A board tile as text: its letter, in lower case for a blank. */
export function placedTileText(alphabet: Alphabet, tile: PlacedTile): string {
  if (tile.kind === 'letter') return tile.letter;
  const index = alphabet.indexOfLetter(tile.letter);
  return (index === undefined ? undefined : alphabet.lowerCase[index]) ?? tile.letter;
}

/** Board tiles as text, such as `ScHOLIUM`. */
export const placedTilesText = (alphabet: Alphabet, tiles: readonly PlacedTile[]): string =>
  tiles.map((tile) => placedTileText(alphabet, tile)).join('');

/** The rack tile that a tile on the board came from. */
export const rackTileOf = (tile: PlacedTile): Tile =>
  tile.kind === 'blank' ? BLANK : { kind: 'letter', letter: tile.letter };

export const sameTile = (a: Tile, b: Tile): boolean => tileText(a) === tileText(b);

/** A character that is not a tile; `index` is 0-based, in code points. */
export interface TileTextError {
  readonly code: 'NOT_A_TILE';
  readonly character: string;
  readonly index: number;
}

function readCharacters<T>(
  text: string,
  read: (character: string) => T | undefined,
): Result<readonly T[], TileTextError> {
  const values: T[] = [];
  for (const [index, character] of [...text].entries()) {
    const value = read(character);
    if (value === undefined) return err({ code: 'NOT_A_TILE', character, index });
    values.push(value);
  }
  return ok(values);
}

/** Parses rack or bag tiles: letters of the alphabet, and `_` for a blank. */
export const parseTiles = (
  alphabet: Alphabet,
  text: string,
): Result<readonly Tile[], TileTextError> =>
  readCharacters(text, (character) => {
    if (character === BLANK_TEXT) return BLANK;
    return alphabet.indexOfLetter(character) === undefined
      ? undefined
      : { kind: 'letter', letter: character };
  });

/** Parses board tiles: letters of the alphabet, in lower case for blanks. */
export const parsePlacedTiles = (
  alphabet: Alphabet,
  text: string,
): Result<readonly PlacedTile[], TileTextError> =>
  readCharacters(text, (character) => {
    if (alphabet.indexOfLetter(character) !== undefined) {
      return { kind: 'letter' as const, letter: character };
    }
    const index = alphabet.indexOfLowerCase(character);
    const letter = index === undefined ? undefined : alphabet.letters[index];
    return letter === undefined ? undefined : { kind: 'blank' as const, letter };
  });

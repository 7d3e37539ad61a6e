import { type Direction, type Square, step } from '../board';
import { child, NO_NODE, ROOT, type Trie } from '../lexicon';
import { tileAt } from '../play';
import { alphabetOf, type PlacedTile, tileValue } from '../tiles';
import type { Position } from './position';

/**
 * What a free square beside tiles asks of a tile that is laid there: with the tiles before and
 * after it, across the line of play, it must form a word.
 */
export interface CrossCheck {
  /** 1 for each letter, by its index in the alphabet, that forms a word. */
  readonly allows: Uint8Array;
  /** Letters across the line before and after the square, in capitals. */
  readonly before: string;
  readonly after: string;
  /** Face values of the tiles before and after, in points. */
  readonly value: number;
}

function tilesFrom(
  position: Position,
  square: Square,
  direction: Direction,
  way: 1 | -1,
): readonly PlacedTile[] {
  const tiles: PlacedTile[] = [];
  for (let at = step(square, direction, way); ; at = step(at, direction, way)) {
    const tile = tileAt(position, at);
    if (!tile) return way === 1 ? tiles : tiles.toReversed();
    tiles.push(tile);
  }
}

function descend(trie: Trie, from: number, letters: readonly number[]): number {
  let node = from;
  for (const letter of letters) {
    node = child(trie, node, letter);
    if (node === NO_NODE) return NO_NODE;
  }
  return node;
}

/** The check of a free square along a direction; undefined where no tile lies beside it. */
export function crossCheck(
  trie: Trie,
  position: Position,
  square: Square,
  along: Direction,
): CrossCheck | undefined {
  const before = tilesFrom(position, square, along, -1);
  const after = tilesFrom(position, square, along, 1);
  const tiles = [...before, ...after];
  if (tiles.length === 0) return undefined;

  const { tileSet, shortestWord } = position.rules;
  const alphabet = alphabetOf(tileSet);
  const indicesOf = (placed: readonly PlacedTile[]) =>
    placed.map(({ letter }) => alphabet.indexOfLetter(letter) ?? -1);
  const allows = new Uint8Array(alphabet.letters.length);
  const stem = before.length === 0 ? ROOT : descend(trie, ROOT, indicesOf(before));
  if ((before.length === 0 || stem !== NO_NODE) && tiles.length + 1 >= shortestWord) {
    const ending = indicesOf(after);
    for (const letter of allows.keys()) {
      const node = descend(trie, stem, [letter, ...ending]);
      if (node !== NO_NODE && trie.endsWord[node] === 1) allows[letter] = 1;
    }
  }
  const textOf = (placed: readonly PlacedTile[]) => placed.map(({ letter }) => letter).join('');
  return {
    allows,
    before: textOf(before),
    after: textOf(after),
    value: tiles.reduce((sum, tile) => sum + tileValue(tileSet, tile), 0),
  };
}

import { type Direction, otherDirection, type Square, step } from '../board';
import { type Play, tileAt } from '../play';
import type { Position } from './position';

/** The letters of the tiles that lie from a square on, one way along a direction. */
function lettersFrom(position: Position, square: Square, along: Direction, way: 1 | -1): string {
  let letters = '';
  for (let at = step(square, along, way); ; at = step(at, along, way)) {
    const tile = tileAt(position, at);
    if (!tile) return letters;
    letters = way === 1 ? letters + tile.letter : tile.letter + letters;
  }
}

/** The words that a legal play forms, in capitals, the one along it first. */
export function wordsFormed(position: Position, { square, direction, tiles }: Play): string[] {
  const across = otherDirection(direction);
  let word = lettersFrom(position, square, direction, -1);
  const crossWords: string[] = [];
  let at = square;
  for (const { letter } of tiles) {
    for (let there = tileAt(position, at); there; there = tileAt(position, at)) {
      word += there.letter;
      at = step(at, direction, 1);
    }
    word += letter;
    const before = lettersFrom(position, at, across, -1);
    const after = lettersFrom(position, at, across, 1);
    if (before || after) crossWords.push(before + letter + after);
    at = step(at, direction, 1);
  }
  word += lettersFrom(position, step(at, direction, -1), direction, 1);
  return [word, ...crossWords];
}

import { type Direction, otherDirection, type Square, step } from '../board';
import { type BoardState, type Play, tileAt } from '../play';
import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';

/** A position to search: the rules, the board with its tiles, and one rack. */
export interface Position extends BoardState {
  readonly rules: RuleBook;
  readonly rack: readonly Tile[];
}

/** A legal play, its score in points, and the words that it forms in capitals, the main word first. */
export interface ScoredPlay {
  readonly play: Play;
  readonly words: readonly string[];
  readonly score: number;
}

/** The letters of the run of tiles next to a square, in one direction. */
function lettersFrom(field: BoardState, square: Square, along: Direction, way: 1 | -1): string {
  let letters = '';
  for (let at = step(square, along, way); ; at = step(at, along, way)) {
    const tile = tileAt(field, at);
    if (!tile) return letters;
    letters = way === 1 ? letters + tile.letter : tile.letter + letters;
  }
}

/** The words that a legal play forms, in capitals, the main word first. */
export function wordsFormed(field: BoardState, { square, direction, tiles }: Play): string[] {
  const across = otherDirection(direction);
  let word = lettersFrom(field, square, direction, -1);
  const crossWords: string[] = [];
  let at = square;
  for (const { letter } of tiles) {
    for (let there = tileAt(field, at); there; there = tileAt(field, at)) {
      word += there.letter;
      at = step(at, direction, 1);
    }
    word += letter;
    const before = lettersFrom(field, at, across, -1);
    const after = lettersFrom(field, at, across, 1);
    if (before || after) crossWords.push(before + letter + after);
    at = step(at, direction, 1);
  }
  word += lettersFrom(field, step(at, direction, -1), direction, 1);
  return [word, ...crossWords];
}

/**
 * Asks the other way round: not what the tiles can spell, but where a given word can be laid.
 * Only types come from the engine; none of its code runs here.
 */
import type { PlacedTile, Position } from '../../src/engine';

type Step = readonly [rows: number, columns: number];

const ACROSS: Step = [0, 1];
const DOWN: Step = [1, 0];

class WordDriven {
  readonly #position: Position;
  readonly #isEmpty: boolean;

  constructor(position: Position) {
    this.#position = position;
    this.#isEmpty = position.grid.every(({ kind }) => kind === 'empty');
  }

  canPlay(word: string): boolean {
    const letters = [...word];
    const { rows, columns } = this.#position.board;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        for (const step of [ACROSS, DOWN]) {
          if (this.#fits(letters, row, column, step)) return true;
        }
      }
    }
    return false;
  }

  #tile(row: number, column: number): PlacedTile | undefined {
    const { board, grid } = this.#position;
    if (row < 0 || column < 0 || row >= board.rows || column >= board.columns) return undefined;
    const content = grid[row * board.columns + column];
    return content?.kind === 'empty' ? undefined : content;
  }

  /** Whether the word can stand here, from its first letter on, and be all that is new. */
  #fits(letters: readonly string[], row: number, column: number, [down, across]: Step): boolean {
    const { board, rack, rules } = this.#position;
    const lastRow = row + down * (letters.length - 1);
    const lastColumn = column + across * (letters.length - 1);
    if (letters.length < 2 || lastRow >= board.rows || lastColumn >= board.columns) return false;
    if (this.#tile(row - down, column - across)) return false;
    if (this.#tile(lastRow + down, lastColumn + across)) return false;

    const left = rack.map((tile) => (tile.kind === 'blank' ? '_' : tile.letter));
    let laid = 0;
    let coversStart = false;
    for (const [index, letter] of letters.entries()) {
      const r = row + down * index;
      const c = column + across * index;
      const lying = this.#tile(r, c);
      if (lying) {
        if (lying.letter !== letter) return false;
        continue;
      }
      if (this.#tile(r - across, c - down) || this.#tile(r + across, c + down)) return false;
      const own = left.indexOf(letter);
      const used = own < 0 ? left.indexOf('_') : own;
      if (used < 0) return false;
      left.splice(used, 1);
      laid++;
      if (r === board.start.row && c === board.start.column) coversStart = true;
    }
    return this.#isEmpty
      ? coversStart && laid >= rules.opening.fewestTiles
      : laid > 0 && laid < letters.length;
  }
}

/** Those of the words (in upper-case letters) that the rack can play somewhere. */
export function playableWords(position: Position, words: readonly string[]): readonly string[] {
  const rules = new WordDriven(position);
  return words.filter((word) => rules.canPlay(word));
}

/**
 * A word-driven oracle: it asks where a given word can be laid, not what the tiles can spell. It uses types
 * of the engine, but none of its code.
 */
import type { PlacedTile, Position } from '../../src/engine';

type Step = readonly [rows: number, columns: number];

const ACROSS: Step = [0, 1];
const DOWN: Step = [1, 0];

class WordDriven {
  readonly #position: Position;
  readonly #words: ReadonlySet<string>;
  readonly #isEmpty: boolean;

  constructor(position: Position, words: readonly string[]) {
    this.#position = position;
    this.#words = new Set(words);
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

  /** The cross word through a free square with this letter on it. */
  #crossing(letter: string, row: number, column: number, [down, across]: Step): readonly string[] {
    const letters = [letter];
    for (let n = 1; ; n++) {
      const tile = this.#tile(row - n * down, column - n * across);
      if (!tile) break;
      letters.unshift(tile.letter);
    }
    for (let n = 1; ; n++) {
      const tile = this.#tile(row + n * down, column + n * across);
      if (!tile) return letters;
      letters.push(tile.letter);
    }
  }

  /** Whether the word fits from its first letter on and is the only new word. */
  #fits(letters: readonly string[], row: number, column: number, [down, across]: Step): boolean {
    const { board, rack, rules } = this.#position;
    const lastRow = row + down * (letters.length - 1);
    const lastColumn = column + across * (letters.length - 1);
    if (letters.length < 2 || letters.length < rules.shortestWord) return false;
    if (lastRow >= board.rows || lastColumn >= board.columns) return false;
    if (this.#tile(row - down, column - across)) return false;
    if (this.#tile(lastRow + down, lastColumn + across)) return false;

    const left = rack.map((tile) => (tile.kind === 'blank' ? '_' : tile.letter));
    let laid = 0;
    let beside = false;
    let coversStart = false;
    for (const [index, letter] of letters.entries()) {
      const r = row + down * index;
      const c = column + across * index;
      const lying = this.#tile(r, c);
      if (lying) {
        if (lying.letter !== letter) return false;
        continue;
      }
      const crossing = this.#crossing(letter, r, c, [across, down]);
      if (crossing.length > 1) {
        if (rules.wordsPerMove === 'one' || crossing.length < rules.shortestWord) return false;
        if (!this.#words.has(crossing.join(''))) return false;
        beside = true;
      }
      const own = left.indexOf(letter);
      const used = own < 0 ? left.indexOf('_') : own;
      if (used < 0) return false;
      left.splice(used, 1);
      laid++;
      if (r === board.start.row && c === board.start.column) coversStart = true;
    }
    if (!this.#isEmpty) return laid > 0 && (laid < letters.length || beside);
    const { opening } = rules;
    return opening.kind === 'start-square' && coversStart && laid >= opening.fewestTiles;
  }
}

/** The words (in capitals) that the rack can play somewhere. */
export function playableWords(position: Position, words: readonly string[]): readonly string[] {
  const rules = new WordDriven(position, words);
  return words.filter((word) => rules.canPlay(word));
}

import {
  type Direction,
  DIRECTIONS,
  type PlacedTile,
  type Position,
  type ScoredPlay,
  type Tile,
  rackTileOf,
  tileText,
} from '../../src/engine';
import { scoreWords, type WordTile } from './score';
import { hasWord, type TrieNode } from './trie';

const lettersOf = (word: readonly WordTile[]): string =>
  word.map(({ tile }) => tile.letter).join('');

/** One step in a direction, as rows and columns. */
const stepAlong = (direction: Direction): readonly [number, number] =>
  direction === 'across' ? [0, 1] : [1, 0];

class Search {
  readonly #trie: TrieNode;
  readonly #position: Position;
  readonly #rows: readonly (readonly (PlacedTile | undefined)[])[];
  readonly #isEmpty: boolean;
  /** By face. */
  readonly #rack = new Map<string, number>();
  readonly #word: WordTile[] = [];
  readonly #crossWords: (readonly WordTile[])[] = [];
  readonly #plays: ScoredPlay[] = [];

  constructor(trie: TrieNode, position: Position) {
    const { board, grid, rack } = position;
    this.#trie = trie;
    this.#position = position;
    this.#rows = Array.from({ length: board.rows }, (_, row) =>
      grid
        .slice(row * board.columns, (row + 1) * board.columns)
        .map((content) => (content.kind === 'empty' ? undefined : content)),
    );
    this.#isEmpty = grid.every(({ kind }) => kind === 'empty');
    for (const tile of rack) this.#changeRack(tile, 1);
  }

  plays(): readonly ScoredPlay[] {
    const { board } = this.#position;
    for (const direction of DIRECTIONS) {
      const [down, right] = stepAlong(direction);
      for (let row = 0; row < board.rows; row++) {
        for (let column = 0; column < board.columns; column++) {
          if (this.#tileAt(row - down, column - right)) continue;
          this.#goOn(direction, row, column, this.#trie);
        }
      }
    }
    return this.#plays;
  }

  #tileAt(row: number, column: number): PlacedTile | undefined {
    return this.#rows[row]?.[column];
  }

  #isOnBoard(row: number, column: number): boolean {
    const { board } = this.#position;
    return row >= 0 && row < board.rows && column >= 0 && column < board.columns;
  }

  #changeRack(tile: Tile, by: number): void {
    const face = tileText(tile);
    this.#rack.set(face, (this.#rack.get(face) ?? 0) + by);
  }

  #has(tile: Tile): boolean {
    return (this.#rack.get(tileText(tile)) ?? 0) > 0;
  }

  /** Extends a word whose letters before this square lead to a node. */
  #goOn(direction: Direction, row: number, column: number, node: TrieNode): void {
    if (!this.#isOnBoard(row, column)) return;
    const lying = this.#tileAt(row, column);
    if (lying) {
      const child = node.children.get(lying.letter);
      if (child) this.#add(direction, { row, column, tile: lying, isNew: false }, child);
      return;
    }
    for (const [letter, child] of node.children) {
      if (this.#has({ kind: 'letter', letter })) {
        this.#lay(direction, row, column, { kind: 'letter', letter }, child);
      }
      if (this.#has({ kind: 'blank' })) {
        this.#lay(direction, row, column, { kind: 'blank', letter }, child);
      }
    }
  }

  #lay(direction: Direction, row: number, column: number, tile: PlacedTile, child: TrieNode): void {
    const laid: WordTile = { row, column, tile, isNew: true };
    const crossWord = this.#crossWordOf(direction, laid);
    if (crossWord.length > 1 && !this.#allows(crossWord)) return;
    const fromRack = rackTileOf(tile);
    this.#changeRack(fromRack, -1);
    if (crossWord.length > 1) this.#crossWords.push(crossWord);
    this.#add(direction, laid, child);
    if (crossWord.length > 1) this.#crossWords.pop();
    this.#changeRack(fromRack, 1);
  }

  /** The cross word through a placed tile; only the tile itself if it has no neighbours. */
  #crossWordOf(direction: Direction, laid: WordTile): readonly WordTile[] {
    const [right, down] = stepAlong(direction);
    let { row, column } = laid;
    while (this.#tileAt(row - down, column - right)) {
      row -= down;
      column -= right;
    }
    const word: WordTile[] = [];
    for (;;) {
      const tile = this.#tileAt(row, column);
      if (tile) word.push({ row, column, tile, isNew: false });
      else if (row === laid.row && column === laid.column) word.push(laid);
      else return word;
      row += down;
      column += right;
    }
  }

  #allows(crossWord: readonly WordTile[]): boolean {
    const { rules } = this.#position;
    return (
      rules.wordsPerMove === 'crosswise' &&
      crossWord.length >= rules.shortestWord &&
      hasWord(this.#trie, lettersOf(crossWord))
    );
  }

  #add(direction: Direction, tile: WordTile, node: TrieNode): void {
    const [down, right] = stepAlong(direction);
    const row = tile.row + down;
    const column = tile.column + right;
    this.#word.push(tile);
    if (node.isWord && !this.#tileAt(row, column)) this.#reportWord(direction);
    this.#goOn(direction, row, column, node);
    this.#word.pop();
  }

  #reportWord(direction: Direction): void {
    const { rules, board } = this.#position;
    const laid = this.#word.filter(({ isNew }) => isNew);
    const [first] = laid;
    if (!first || this.#word.length < rules.shortestWord) return;
    if (this.#isEmpty ? !this.#opens(laid) : !this.#touches()) return;
    // A single tile that forms words in both directions is one play, the one across.
    if (laid.length === 1 && this.#crossWords.length === 1 && direction === 'down') return;
    const words = [[...this.#word], ...this.#crossWords];
    this.#plays.push({
      play: {
        tiles: laid.map(({ tile }) => tile),
        square: { row: first.row, column: first.column },
        direction,
      },
      words: words.map(lettersOf),
      score: scoreWords(rules, board, words, laid.length),
    });
  }

  #opens(laid: readonly WordTile[]): boolean {
    const { rules, board } = this.#position;
    return (
      rules.opening.kind === 'start-square' &&
      laid.length >= rules.opening.fewestTiles &&
      laid.some(({ row, column }) => row === board.start.row && column === board.start.column)
    );
  }

  #touches(): boolean {
    return this.#crossWords.length > 0 || this.#word.some(({ isNew }) => !isNew);
  }
}

/** Every legal play of a position, each once, in no particular order. */
export const baselinePlays = (trie: TrieNode, position: Position): readonly ScoredPlay[] =>
  new Search(trie, position).plays();

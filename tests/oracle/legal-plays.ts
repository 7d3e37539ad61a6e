/**
 * The rules of the game as simply as possible: lay the tiles, read every word on the whole board before and
 * after, and look at what is new. It uses types of the engine, but none of its code.
 */
import type { Board, Direction, PlacedTile, Play, Position, Tile } from '../../src/engine';

/** A legal play by the oracle; the square is that of its first tile. */
export interface LegalPlay {
  readonly play: Play;
  /** The new words in capitals, first the one in the direction of the play. */
  readonly words: readonly string[];
  readonly ways: readonly Direction[];
  readonly score: number;
}

interface Laid {
  readonly place: number;
  readonly tile: PlacedTile;
}

/** Tiles by place: row × columns + column. */
type Cells = readonly (PlacedTile | undefined)[];

interface WordOnBoard {
  readonly direction: Direction;
  readonly places: readonly number[];
  readonly letters: string;
}

const cellsOf = ({ grid }: Position): Cells =>
  grid.map((content) => (content.kind === 'empty' ? undefined : content));

interface Line {
  readonly direction: Direction;
  readonly places: readonly number[];
}

function linesOf({ rows, columns }: Board): readonly Line[] {
  const across = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => row * columns + column),
  );
  const down = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row) => row * columns + column),
  );
  return [
    ...across.map((places) => ({ direction: 'across' as const, places })),
    ...down.map((places) => ({ direction: 'down' as const, places })),
  ];
}

function readWords(lines: readonly Line[], cells: Cells): readonly WordOnBoard[] {
  const words: WordOnBoard[] = [];
  for (const { direction, places } of lines) {
    let run: number[] = [];
    let letters = '';
    for (const place of [...places, -1]) {
      const tile = cells[place];
      if (tile) {
        run.push(place);
        letters += tile.letter;
        continue;
      }
      if (run.length > 1) words.push({ direction, places: run, letters });
      run = [];
      letters = '';
    }
  }
  return words;
}

const nameOf = ({ direction, places, letters }: WordOnBoard): string =>
  `${direction} from ${places[0]}: ${letters}`;

/** The score of a word by the text of the rules, without the bonus. */
function scoreOf(position: Position, cells: Cells, word: WordOnBoard, laid: readonly Laid[]) {
  const { rules, board } = position;
  const { letters, blank } = rules.tileSet;
  let points = 0;
  let wordFactor = 1;
  for (const place of word.places) {
    const fresh = laid.find((each) => each.place === place);
    const tile = fresh?.tile ?? cells[place];
    const face = letters.find(({ letter }) => letter === tile?.letter);
    const value = (tile?.kind === 'blank' ? blank.value : face?.value) ?? 0;
    const premium = fresh && rules.premiums === 'count' ? board.premiums[place] : undefined;
    points += premium?.kind === 'letter' ? value * premium.factor : value;
    if (premium?.kind === 'word') wordFactor *= premium.factor;
  }
  return points * wordFactor;
}

const touches = ({ rows, columns }: Board, cells: Cells, laid: readonly Laid[]): boolean =>
  laid.some(({ place }) => {
    const row = Math.floor(place / columns);
    const column = place % columns;
    return (
      (row > 0 && cells[place - columns] !== undefined) ||
      (row < rows - 1 && cells[place + columns] !== undefined) ||
      (column > 0 && cells[place - 1] !== undefined) ||
      (column < columns - 1 && cells[place + 1] !== undefined)
    );
  });

/** The places of the tiles of a play, skipping taken ones; undefined if they do not fit. */
function layOut({ board }: Position, cells: Cells, play: Play): readonly Laid[] | undefined {
  const laid: Laid[] = [];
  let { row, column } = play.square;
  while (laid.length < play.tiles.length) {
    if (row < 0 || column < 0 || row >= board.rows || column >= board.columns) return undefined;
    const place = row * board.columns + column;
    const tile = play.tiles[laid.length];
    if (tile && !cells[place]) laid.push({ place, tile });
    if (play.direction === 'across') column++;
    else row++;
  }
  return laid;
}

function holdsTiles(rack: readonly Tile[], tiles: readonly PlacedTile[]): boolean {
  const left = rack.map((tile) => (tile.kind === 'blank' ? '_' : tile.letter));
  return tiles.every(({ kind, letter }) => {
    const index = left.indexOf(kind === 'blank' ? '_' : letter);
    if (index < 0) return false;
    left.splice(index, 1);
    return true;
  });
}

const knownSets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The words of a list as a set, which takes half a second for a whole word list. */
function setOf(words: readonly string[]): ReadonlySet<string> {
  const known = knownSets.get(words) ?? new Set(words);
  knownSets.set(words, known);
  return known;
}

export class OracleRules {
  readonly #position: Position;
  readonly #words: ReadonlySet<string>;
  readonly #lines: readonly Line[];
  readonly #before: Cells;
  readonly #wordsBefore: ReadonlySet<string>;
  readonly #isEmpty: boolean;

  /** `words` are in capitals. */
  constructor(position: Position, words: readonly string[]) {
    this.#position = position;
    this.#words = setOf(words);
    this.#lines = linesOf(position.board);
    this.#before = cellsOf(position);
    this.#wordsBefore = new Set(readWords(this.#lines, this.#before).map(nameOf));
    this.#isEmpty = this.#before.every((tile) => tile === undefined);
  }

  /** The play as it is listed, or undefined if the rules refuse it. */
  judge(play: Play): LegalPlay | undefined {
    const { board, rack, rules } = this.#position;
    if (!holdsTiles(rack, play.tiles)) return undefined;
    const laid = layOut(this.#position, this.#before, play);
    const first = laid?.[0];
    if (!laid || !first) return undefined;
    const named = play.square.row * board.columns + play.square.column;
    if (rules.occupiedSquare === 'refuse' && first.place !== named) return undefined;
    if (this.#isEmpty ? !this.#opens(laid) : !touches(board, this.#before, laid)) return undefined;

    const after = [...this.#before];
    for (const { place, tile } of laid) after[place] = tile;
    const fresh = readWords(this.#linesThrough(laid), after).filter(
      (word) => !this.#wordsBefore.has(nameOf(word)),
    );
    const words = [
      ...fresh.filter(({ direction }) => direction === play.direction),
      ...fresh.filter(({ direction }) => direction !== play.direction),
    ];
    if (words.length === 0) return undefined;
    if (rules.wordsPerMove === 'one') {
      if (words.length > 1 || words[0]?.direction !== play.direction) return undefined;
    }
    if (words.some(({ letters }) => [...letters].length < rules.shortestWord)) return undefined;
    if (words.some(({ letters }) => !this.#words.has(letters))) return undefined;
    const row = Math.floor(first.place / board.columns);
    const square = { row, column: first.place % board.columns };
    const bonus = rules.bonuses.find(
      ({ tiles }) => laid.length === (tiles === 'full-rack' ? rules.rackSize : tiles),
    );
    return {
      play: { ...play, square },
      words: words.map(({ letters }) => letters),
      ways: words.map(({ direction }) => direction),
      score: words.reduce(
        (sum, word) => sum + scoreOf(this.#position, this.#before, word, laid),
        bonus ? bonus.points : 0,
      ),
    };
  }

  /** The rows and columns with a tile that was laid; nothing changes in any other. */
  #linesThrough(laid: readonly Laid[]): readonly Line[] {
    const { rows, columns } = this.#position.board;
    const across = laid.map(({ place }) => Math.floor(place / columns));
    const down = laid.map(({ place }) => rows + (place % columns));
    const numbers = [...new Set([...across, ...down])].toSorted((a, b) => a - b);
    return numbers.flatMap((number) => this.#lines[number] ?? []);
  }

  #opens(laid: readonly Laid[]): boolean {
    const { board, rules } = this.#position;
    const start = board.start.row * board.columns + board.start.column;
    const { opening } = rules;
    return (
      opening.kind === 'start-square' &&
      laid.some(({ place }) => place === start) &&
      laid.length >= opening.fewestTiles
    );
  }
}

const textOf = ({ rules }: Position, tiles: readonly PlacedTile[]): string =>
  tiles
    .map((tile) => {
      const face = rules.tileSet.letters.find(({ letter }) => letter === tile.letter);
      return (tile.kind === 'blank' ? face?.twin : face?.letter) ?? '';
    })
    .join('');

const isSame = (a: Tile, b: Tile): boolean =>
  a.kind === 'blank' ? b.kind === 'blank' : b.kind === 'letter' && a.letter === b.letter;

/** All distinct ordered selections of tiles, with each blank as each letter. */
function selectionsOf(position: Position): readonly (readonly PlacedTile[])[] {
  const all = new Map<string, readonly PlacedTile[]>();
  const select = (chosen: readonly PlacedTile[], rest: readonly Tile[]): void => {
    if (chosen.length > 0) all.set(textOf(position, chosen), chosen);
    for (const [index, tile] of rest.entries()) {
      // Equal tiles would give the same selections.
      if (rest.slice(0, index).some((other) => isSame(other, tile))) continue;
      const faces: readonly PlacedTile[] =
        tile.kind === 'letter'
          ? [tile]
          : position.rules.tileSet.letters.map(({ letter }) => ({ kind: 'blank', letter }));
      for (const face of faces) select([...chosen, face], rest.toSpliced(index, 1));
    }
  };
  select([], position.rack);
  return [...all.values()];
}

/** Compares by the public order: score, row, column, across before down, tiles by code unit. */
function inPublicOrder(position: Position, a: LegalPlay, b: LegalPlay): number {
  if (a.score !== b.score) return b.score - a.score;
  const [{ play: left }, { play: right }] = [a, b];
  if (left.square.row !== right.square.row) return left.square.row - right.square.row;
  if (left.square.column !== right.square.column) return left.square.column - right.square.column;
  if (left.direction !== right.direction) return left.direction === 'across' ? -1 : 1;
  return textOf(position, left.tiles) < textOf(position, right.tiles) ? -1 : 1;
}

/** A play of one tile has the direction of its word, or across if it forms two. */
const isNamedRightly = ({ play, ways }: LegalPlay): boolean =>
  play.tiles.length > 1 || play.direction === (ways.includes('across') ? 'across' : 'down');

/**
 * All legal plays of a position, in the public order. Tries every selection of rack tiles from every square
 * in both directions; each play is listed once, even if several squares could name it.
 */
export function legalPlays(position: Position, words: readonly string[]): readonly LegalPlay[] {
  const rules = new OracleRules(position, words);
  const { rows, columns } = position.board;
  const legal = new Map<string, LegalPlay>();
  for (const tiles of selectionsOf(position)) {
    for (const direction of ['across', 'down'] as const) {
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const found = rules.judge({ tiles, direction, square: { row, column } });
          if (!found || !isNamedRightly(found)) continue;
          const { square } = found.play;
          const text = textOf(position, tiles);
          legal.set(`${text} ${direction} ${square.row} ${square.column}`, found);
        }
      }
    }
  }
  return [...legal.values()].toSorted((a, b) => inPublicOrder(position, a, b));
}

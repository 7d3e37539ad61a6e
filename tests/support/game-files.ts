import { isDeepStrictEqual } from 'node:util';
import {
  alphabetOf,
  type Board,
  type BoardFormat,
  type Configuration,
  emptyGrid,
  formatScraebbkleBoard,
  type LoadedBoard,
  parseBoard,
  placedTileText,
  type Premium,
  type RuleBook,
  type TileSet,
  withTiles,
} from '../../src/engine';

// Formats that the engine only reads: files of boards, tile sets and configurations.

const rowsOf = ({ rows, columns }: Board, squares: readonly string[]): readonly string[] =>
  Array.from({ length: rows }, (_, row) =>
    squares.slice(row * columns, (row + 1) * columns).join(''),
  );

const inBrackets = (premium: Premium): string => {
  if (premium.kind === 'none') return '.';
  return premium.kind === 'letter' ? `(${premium.factor})` : `{${premium.factor}}`;
};

const asCharacter = (premium: Premium): string => {
  if (premium.kind === 'none') return '.';
  return premium.kind === 'letter' ? String(premium.factor) : premium.factor === 2 ? 'd' : 't';
};

const WRITERS: Readonly<Record<BoardFormat, (board: Board) => readonly string[]>> = {
  scraebbkle: (board) => [formatScraebbkleBoard(board).trimEnd()],
  scrabbkle: (board) => [String(board.rows), ...rowsOf(board, board.premiums.map(inBrackets))],
  configured: (board) => [
    `${board.columns} ${board.rows}`,
    `${board.start.column + 1} ${board.start.row + 1}`,
    ...rowsOf(board, board.premiums.map(asCharacter)),
  ],
  plain: (board) => [`${board.rows} ${board.columns}`],
};

/** Writes a board in a format so that it can be read back; undefined if the format cannot represent it. */
export function formatBoard(format: BoardFormat, board: Board): string | undefined {
  const text = `${WRITERS[format](board).join('\n')}\n`;
  // Only the parser knows what the format can represent.
  const read = parseBoard(format, text);
  // `fc.record` may create objects without a prototype, which their clones have.
  return read.ok && isDeepStrictEqual(read.value, structuredClone(board)) ? text : undefined;
}

/** Writes every square of a board without premiums, after a space each, one line per row. */
export function formatSquares({ tileSet }: RuleBook, { board, given }: LoadedBoard): string {
  const { grid } = withTiles({ board, grid: emptyGrid(board) }, given);
  const alphabet = alphabetOf(tileSet);
  const squares = grid.map(
    (content) => ` ${content.kind === 'empty' ? '_' : placedTileText(alphabet, content)}`,
  );
  return rowsOf(board, squares)
    .map((row) => `${row}\n`)
    .join('');
}

/** Writes a tile set file: letters in lower case, the blank last. */
export const formatTileSet = ({ letters, blank }: TileSet): string =>
  [
    ...letters.map(({ twin, value, count }) => `${twin} ${value} ${count}\n`),
    ...(blank.count > 0 ? [`? ${blank.value} ${blank.count}\n`] : []),
  ].join('');

/** Writes a configuration file with all its keys; ignores where file names were read. */
export const formatConfiguration = (configuration: Configuration): string =>
  [
    `hand_size: ${configuration.rackSize}`,
    `minimum_word_length: ${configuration.minimumWordLength}`,
    `seed: ${configuration.seed}`,
    `tile_bag: ${configuration.tileSetFile.name}`,
    `dictionary: ${configuration.wordListFile.name}`,
    `board: ${configuration.boardFile.name}`,
    '',
  ].join('\n');

import { type Board, columnLabel, premiumAt, type Premium } from '../board';
import { type Field, tileAt } from '../play';
import { alphabetOf, type PlacedTile, placedTileText, type TileSet, tileValue } from '../tiles';

const CELL = 3;
const PLAIN = ' . ';
const MARKS = { letter: '.', word: '!' } as const;
const BRACKETS = { letter: ['(', ')'], word: ['{', '}'] } as const;

const markedPremium = (premium: Premium): string =>
  premium.kind === 'none' ? PLAIN : `${premium.factor}${MARKS[premium.kind]}`.padStart(CELL);

function bracketedPremium(premium: Premium): string {
  if (premium.kind === 'none') return PLAIN;
  const [open, close] = BRACKETS[premium.kind];
  return `${open}${premium.factor}${close}`.slice(0, CELL);
}

const tileCell = (tileSet: TileSet, tile: PlacedTile): string =>
  `${placedTileText(alphabetOf(tileSet), tile)}${tileValue(tileSet, tile)}`.padEnd(CELL);

const columnsOf = (board: Board): readonly number[] =>
  Array.from({ length: board.columns }, (_, column) => column);

const labelWidth = (board: Board): number => Math.max(2, String(board.rows).length);

/** The labels of the columns, each over its cell. */
function columnLabels(board: Board): string {
  const labels = columnsOf(board).map((column) => columnLabel(column).padStart(2).padEnd(CELL));
  return `${' '.repeat(labelWidth(board) + 1)}${labels.join('')}`;
}

/** The rows of a field from the top, each with its label on the left. */
const labelledRows = (
  tileSet: TileSet,
  field: Field,
  premiumCell: (premium: Premium) => string,
): readonly string[] =>
  Array.from({ length: field.board.rows }, (_, row) => {
    const cells = columnsOf(field.board).map((column) => {
      const tile = tileAt(field, { row, column });
      return tile ? tileCell(tileSet, tile) : premiumCell(premiumAt(field.board, { row, column }));
    });
    return `${String(row + 1).padStart(labelWidth(field.board))} ${cells.join('')}`;
  });

/**
 * The board as text: column labels above and below, row numbers on both sides, three characters a
 * square (`3.` letter factor, `12!` word factor, `.` plain, `D2` a tile with its value).
 */
export function boardText(tileSet: TileSet, field: Field): string {
  const header = columnLabels(field.board).trimEnd();
  const rows = labelledRows(tileSet, field, markedPremium).map(
    (row, index) => `${row} ${index + 1}`,
  );
  return [header, ...rows, header].join('\n');
}

/**
 * The board as text with factors in brackets, as ScraBBKle prints it: column labels above, row
 * numbers on the left, three characters a square (`(3)` letter factor, `{12` word factor, which
 * leaves no room for the closing bracket, `.` plain, `D2` a tile with its value). Lines keep the
 * blanks of their last square.
 */
export const bracketBoardText = (tileSet: TileSet, field: Field): string =>
  [columnLabels(field.board), ...labelledRows(tileSet, field, bracketedPremium)].join('\n');

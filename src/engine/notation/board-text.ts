import { type Board, premiumAt, type Premium } from '../board';
import { type BoardState, tileAt } from '../play';
import type { RuleBook } from '../rules';
import { alphabetOf, type PlacedTile, placedTileText, type TileSet, tileValue } from '../tiles';
import { columnName } from './notation';

const CELL_WIDTH = 3;
const PLAIN_CELL = ' . ';
const MARKS = { letter: '.', word: '!' } as const;
const BRACKETS = { letter: ['(', ')'], word: ['{', '}'] } as const;

const markedPremium = (premium: Premium): string =>
  premium.kind === 'none'
    ? PLAIN_CELL
    : `${premium.factor}${MARKS[premium.kind]}`.padStart(CELL_WIDTH);

function bracketedPremium(premium: Premium): string {
  if (premium.kind === 'none') return PLAIN_CELL;
  const [open, close] = BRACKETS[premium.kind];
  return `${open}${premium.factor}${close}`.slice(0, CELL_WIDTH);
}

const tileCell = (tileSet: TileSet, tile: PlacedTile): string =>
  `${placedTileText(alphabetOf(tileSet), tile)}${tileValue(tileSet, tile)}`.padEnd(CELL_WIDTH);

const columnsOf = (board: Board): readonly number[] =>
  Array.from({ length: board.columns }, (_, column) => column);

const rowLabelWidth = (board: Board): number => Math.max(2, String(board.rows).length);

/** Width of a square in characters: room for the longest column label and a space. */
const cellWidth = (rules: RuleBook, { columns }: Board): number =>
  Math.max(CELL_WIDTH, columnName(rules, columns - 1).length + 1);

function columnLabels(rules: RuleBook, board: Board): string {
  const width = cellWidth(rules, board);
  const labels = columnsOf(board).map((column) =>
    columnName(rules, column).padStart(2).padEnd(width),
  );
  return `${' '.repeat(rowLabelWidth(board) + 1)}${labels.join('')}`;
}

function labelledRows(
  rules: RuleBook,
  field: BoardState,
  premiumCell: (premium: Premium) => string,
): readonly string[] {
  const { board } = field;
  const width = cellWidth(rules, board);
  return Array.from({ length: board.rows }, (_, row) => {
    const cells = columnsOf(board).map((column) => {
      const tile = tileAt(field, { row, column });
      const cell = tile
        ? tileCell(rules.tileSet, tile)
        : premiumCell(premiumAt(board, { row, column }));
      return cell.padEnd(width);
    });
    return `${String(row + 1).padStart(rowLabelWidth(board))} ${cells.join('')}`;
  });
}

/**
 * The board as text: column labels above and below, row numbers on both sides, three characters per square
 * (`3.` letter factor, `12!` word factor, `.` plain, `D2` a tile with its value), more if column labels are
 * longer.
 */
export function boardText(rules: RuleBook, field: BoardState): string {
  const header = columnLabels(rules, field.board).trimEnd();
  const rows = labelledRows(rules, field, markedPremium).map((row, index) => `${row} ${index + 1}`);
  return [header, ...rows, header].join('\n');
}

/**
 * The board as text with factors in brackets, as ScraBBKle prints it: column labels above, row numbers on the
 * left, three characters per square (`(3)` letter factor, `{12` word factor without room for the closing
 * bracket, `.` plain, `D2` a tile with its value), more if column labels are longer. Lines keep their
 * trailing spaces.
 */
export const bracketBoardText = (rules: RuleBook, field: BoardState): string =>
  [columnLabels(rules, field.board), ...labelledRows(rules, field, bracketedPremium)].join('\n');

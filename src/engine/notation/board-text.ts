import { columnLabel, premiumAt, type Premium, type Square } from '../board';
import { type Field, tileAt } from '../play';
import { alphabetOf, type PlacedTile, placedTileText, type TileSet, tileValue } from '../tiles';

const CELL = 3;
const MARK = { letter: '.', word: '!' } as const;

function premiumText(premium: Premium): string {
  return premium.kind === 'none' ? ' . ' : `${premium.factor}${MARK[premium.kind]}`.padStart(CELL);
}

const tileCell = (tileSet: TileSet, tile: PlacedTile): string =>
  `${placedTileText(alphabetOf(tileSet), tile)}${tileValue(tileSet, tile)}`.padEnd(CELL);

/**
 * The board as text: column labels above and below, row numbers on both sides, three characters a
 * square (`3.` letter factor, `12!` word factor, `.` plain, `D2` a tile with its value).
 */
export function boardText(tileSet: TileSet, field: Field): string {
  const { board } = field;
  const labelWidth = Math.max(2, String(board.rows).length);
  const columns = Array.from({ length: board.columns }, (_, column) => column);
  const labels = columns.map((column) => columnLabel(column).padStart(2).padEnd(CELL)).join('');
  const header = `${' '.repeat(labelWidth + 1)}${labels}`.trimEnd();
  const cell = (square: Square): string => {
    const tile = tileAt(field, square);
    return tile ? tileCell(tileSet, tile) : premiumText(premiumAt(board, square));
  };
  const rows = Array.from({ length: board.rows }, (_, row) => {
    const label = String(row + 1);
    const cells = columns.map((column) => cell({ row, column })).join('');
    return `${label.padStart(labelWidth)} ${cells} ${label}`;
  });
  return [header, ...rows, header].join('\n');
}

import {
  type BoardState,
  columnName,
  type PlacedTile,
  type Premium,
  premiumAt,
  type RuleBook,
  sameSquare,
  type Square,
  type Tile,
  tileAt,
  tileText,
  tileValue,
} from '../../engine';
import { pointsText, premiumLabel, tileFace } from '../../messages';
import { AXIS, type BoardPiece, boardPieces, RACK_SIDE, rackRows } from './board-pieces';

/** Marks the square that the first word covers. */
const START = '★';

/** Factor from which a premium square is shaded. */
const SHADED_FACTOR = 3;

/** An octagon in the unit square. */
const OCTAGON = 'M.3 .06h.4l.24 .24v.4l-.24 .24h-.4l-.24-.24v-.4z';

/** Diagonal lines in the unit square. */
const STRIPES = 'M.06 .5L.5 .06M.06 .94L.94 .06M.5 .94L.94 .5';

/** A premium as a shape with a label: a circle for letters, an octagon for words, stripes for a factor of 0 or less. */
function PaperPremium({ premium }: { readonly premium: Premium }) {
  if (premium.kind === 'none') return null;
  const label = premiumLabel(premium);
  const shade = premium.factor >= SHADED_FACTOR ? 'paper-board__shade' : 'paper-board__plain';
  return (
    <>
      {premium.factor <= 0 ? (
        <path className="paper-board__stripes" d={STRIPES} />
      ) : premium.kind === 'letter' ? (
        <circle className={shade} cx={0.5} cy={0.5} r={0.43} />
      ) : (
        <path className={shade} d={OCTAGON} />
      )}
      <text
        className="paper-board__label"
        x={0.5}
        y={0.62}
        fontSize={label.length > 3 ? 0.26 : 0.33}
      >
        {label}
      </text>
    </>
  );
}

/** A tile in the unit square; a blank has a cut corner, and its letter is underlined and in italics. */
function PaperTile(props: { readonly rules: RuleBook; readonly tile: Tile | PlacedTile }) {
  const { rules, tile } = props;
  const { tileSet } = rules;
  const isBlank = tile.kind === 'blank';
  const face =
    'letter' in tile && isBlank ? tileFace(tileSet, tile) : isBlank ? '' : tileText(tile);
  return (
    <>
      <rect className="paper-board__tile" x={0.05} y={0.05} width={0.9} height={0.9} rx={0.1} />
      {isBlank && (
        <path className="paper-board__corner" d="M.65 .05H.85A.1 .1 0 0 1 .95 .15V.35z" />
      )}
      <text
        className={
          isBlank ? 'paper-board__letter paper-board__letter--blank' : 'paper-board__letter'
        }
        x={0.44}
        y={0.69}
        fontSize={face.length > 1 ? 0.42 : 0.58}
      >
        {face}
      </text>
      <text className="paper-board__value" x={0.9} y={0.88} fontSize={0.22}>
        {pointsText(tileValue(tileSet, tile))}
      </text>
    </>
  );
}

interface PaperBoardProps extends BoardState {
  readonly rules: RuleBook;
  readonly start: Square | undefined;
}

const range = ([from, to]: readonly [number, number]): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** A part of a board, with the letters and numbers of its columns and rows on all sides. */
function Piece(props: PaperBoardProps & { readonly piece: BoardPiece; readonly side: number }) {
  const { board, grid, rules, start, piece, side } = props;
  const [columns, rows] = [range(piece.columns), range(piece.rows)];
  const [[left], [top]] = [piece.columns, piece.rows];
  const [width, height] = [columns.length + 2 * AXIS, rows.length + 2 * AXIS];
  const lines =
    Array.from({ length: columns.length + 1 }, (_, at) => `M${at} 0v${rows.length}`).join('') +
    Array.from({ length: rows.length + 1 }, (_, at) => `M0 ${at}h${columns.length}`).join('');
  return (
    <svg
      className="paper-board"
      viewBox={`${-AXIS} ${-AXIS} ${width} ${height}`}
      style={{ width: `${width * side}mm`, height: `${height * side}mm` }}
    >
      <path className="paper-board__lines" d={lines} />
      <g className="paper-board__axis" fontSize={0.36}>
        {columns.map((column) => {
          const x = column - left + 0.5;
          const name = columnName(rules, column);
          return [-0.2, rows.length + 0.48].map((y) => (
            <text key={`${column} ${y}`} x={x} y={y}>
              {name}
            </text>
          ));
        })}
        {rows.map((row) =>
          [-0.36, columns.length + 0.36].map((x) => (
            <text key={`${row} ${x}`} x={x} y={row - top + 0.62}>
              {row + 1}
            </text>
          )),
        )}
      </g>
      {rows.flatMap((row) =>
        columns.map((column) => {
          const square = { row, column };
          const tile = tileAt({ board, grid }, square);
          const premium = premiumAt(board, square);
          const isStart = start !== undefined && sameSquare(start, square);
          if (!tile && !isStart && premium.kind === 'none') return null;
          return (
            <g key={`${row} ${column}`} transform={`translate(${column - left} ${row - top})`}>
              {tile ? <PaperTile rules={rules} tile={tile} /> : <PaperPremium premium={premium} />}
              {isStart && !tile && (
                <text
                  className="paper-board__label"
                  x={premium.kind === 'none' ? 0.5 : 0.85}
                  y={premium.kind === 'none' ? 0.72 : 0.26}
                  fontSize={premium.kind === 'none' ? 0.6 : 0.3}
                >
                  {START}
                </text>
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** A board with its tiles, as large as a height (in millimetres) on the first sheet allows, or on further sheets. */
export function PaperBoard({ room, ...board }: PaperBoardProps & { readonly room: number }) {
  const { side, pieces, isApart } = boardPieces(board.board, room);
  return pieces.map((piece, index) => (
    <div
      key={`${piece.rows.join(' ')} ${piece.columns.join(' ')}`}
      className={isApart && index === 0 ? 'paper__sheet' : undefined}
    >
      <Piece {...board} piece={piece} side={side} />
    </div>
  ));
}

/** Tiles of a rack that isn't empty, in as many rows as it takes. */
export function PaperRack(props: { readonly rules: RuleBook; readonly tiles: readonly Tile[] }) {
  const { rules, tiles } = props;
  const rows = rackRows(tiles.length);
  const width = rows[0]?.[1] ?? 0;
  return (
    <svg
      className="paper-board"
      viewBox={`0 0 ${width} ${rows.length}`}
      style={{ width: `${width * RACK_SIDE}mm`, height: `${rows.length * RACK_SIDE}mm` }}
    >
      {rows.flatMap(([from, to], row) =>
        tiles.slice(from, to).map((tile, column) => (
          <g key={from + column} transform={`translate(${column} ${row})`}>
            <PaperTile rules={rules} tile={tile} />
          </g>
        )),
      )}
    </svg>
  );
}

import { type Board, type Premium, type RuleBook, squareAt, startSquare } from '../../engine';

const TOP_STEP = 4;

function fillOf(premium: Premium): string {
  if (premium.kind === 'none') return 'var(--square)';
  if (premium.factor <= 0) return 'var(--trap-a)';
  return `var(--${premium.kind}-${Math.min(premium.factor, TOP_STEP)})`;
}

/** The outlines of all squares of each colour, so that a large board is a handful of shapes. */
function outlines(board: Board): ReadonlyMap<string, string> {
  const byFill = new Map<string, string>();
  for (const [index, premium] of board.premiums.entries()) {
    const { row, column } = squareAt(board, index);
    const fill = fillOf(premium);
    const outline = `M${column + 0.05} ${row + 0.05}h.9v.9h-.9z`;
    byFill.set(fill, (byFill.get(fill) ?? '') + outline);
  }
  return byFill;
}

/** A picture of the board of a game, one small square for each of its own. */
export function BoardPreview(props: { readonly rules: RuleBook; readonly board: Board }) {
  const { columns, rows } = props.board;
  const start = startSquare({ ...props, given: [] });
  return (
    <svg
      className="board-preview"
      viewBox={`-0.5 -0.5 ${columns + 1} ${rows + 1}`}
      role="img"
      aria-label={`Picture of the board, ${columns} columns, ${rows} rows`}
    >
      <rect x={-0.5} y={-0.5} width={columns + 1} height={rows + 1} rx={0.6} fill="var(--board)" />
      {[...outlines(props.board)].map(([fill, outline]) => (
        <path key={fill} d={outline} fill={fill} stroke="var(--square-line)" strokeWidth={0.08} />
      ))}
      {start && (
        <circle
          cx={start.column + 0.5}
          cy={start.row + 0.5}
          r={0.3}
          fill="var(--accent)"
          stroke="var(--panel)"
          strokeWidth={0.1}
        />
      )}
    </svg>
  );
}

import { memo } from 'react';
import {
  type LoadedBoard,
  type Premium,
  type RuleBook,
  type Square,
  squareAt,
  startSquare,
} from '../../engine';
import { boardPictureLabel, tileFace } from '../../messages';

const TOP_STEP = 4;

/** Maximum rows or columns at which letters on tiles are readable. */
const MAX_SIZE_WITH_LETTERS = 16;

function fillOf(premium: Premium): string {
  if (premium.kind === 'none') return 'var(--square)';
  if (premium.factor <= 0) return 'var(--trap-a)';
  return `var(--${premium.kind}-${Math.min(premium.factor, TOP_STEP)})`;
}

const outlineOf = ({ row, column }: Square): string => `M${column + 0.05} ${row + 0.05}h.9v.9h-.9z`;

/** One path per colour with the outlines of all its squares, so that a large board has few shapes. */
function outlines({ board, given }: LoadedBoard): ReadonlyMap<string, string> {
  const byFill = new Map<string, string>();
  const add = (fill: string, square: Square): void => {
    byFill.set(fill, (byFill.get(fill) ?? '') + outlineOf(square));
  };
  for (const [index, premium] of board.premiums.entries()) {
    add(fillOf(premium), squareAt(board, index));
  }
  for (const { square } of given) add('var(--tile-top)', square);
  return byFill;
}

export const BoardPreview = memo(function BoardPreview(
  props: LoadedBoard & {
    readonly rules: RuleBook;
    /** Whether it is hidden from screen readers because other text names the board. */
    readonly isDecorative?: boolean;
  },
) {
  const { rules, board, given, isDecorative = false } = props;
  const { columns, rows } = board;
  const start = startSquare(props);
  const lettered = Math.max(rows, columns) <= MAX_SIZE_WITH_LETTERS ? given : [];
  return (
    <svg
      className="board-preview"
      viewBox={`-0.5 -0.5 ${columns + 1} ${rows + 1}`}
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': boardPictureLabel(board, given.length) })}
    >
      <rect x={-0.5} y={-0.5} width={columns + 1} height={rows + 1} rx={0.6} fill="var(--rim)" />
      {[...outlines(props)].map(([fill, outline]) => (
        <path key={fill} d={outline} fill={fill} stroke="var(--square-line)" strokeWidth={0.08} />
      ))}
      {lettered.map(({ square: { row, column }, tile }) => (
        <text
          key={`${row} ${column}`}
          x={column + 0.5}
          y={row + 0.76}
          fontSize={0.72}
          fontWeight={700}
          textAnchor="middle"
          fill="var(--tile-ink)"
        >
          {tileFace(rules.tileSet, tile)}
        </text>
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
});

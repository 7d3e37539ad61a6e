import type { Board, Premium } from '../../engine';

const TOP_STEP = 4;

function fillOf(premium: Premium): string {
  if (premium.kind === 'none') return 'var(--square)';
  if (premium.factor <= 0) return 'var(--trap-a)';
  return `var(--${premium.kind}-${Math.min(premium.factor, TOP_STEP)})`;
}

/** A picture of a board, one small square for each of its own. */
export function BoardPreview({ board }: { readonly board: Board }) {
  const { columns, rows, premiums, start } = board;
  return (
    <svg
      className="board-preview"
      viewBox={`-0.5 -0.5 ${columns + 1} ${rows + 1}`}
      role="img"
      aria-label={`Picture of the board, ${columns} columns, ${rows} rows`}
    >
      <rect x={-0.5} y={-0.5} width={columns + 1} height={rows + 1} rx={0.6} fill="var(--board)" />
      {premiums.map((premium, index) => (
        <rect
          // A square has no name but its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          x={(index % columns) + 0.05}
          y={Math.floor(index / columns) + 0.05}
          width={0.9}
          height={0.9}
          rx={0.12}
          fill={fillOf(premium)}
        />
      ))}
      <circle cx={start.column + 0.5} cy={start.row + 0.5} r={0.3} fill="var(--accent)" />
    </svg>
  );
}

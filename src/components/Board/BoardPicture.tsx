import type { ReactNode } from 'react';
import type { Premium } from '../../engine';
import { premiumStep } from './PremiumMark';

/** Maximum rows or columns of a board whose letters are legible. */
const MAX_SIZE_WITH_LETTERS = 16;

/** Returns the colour of a square with a premium. */
export function premiumColour(premium: Premium): string {
  const step = premiumStep(premium);
  return step === 'trap' ? 'var(--trap-a)' : `var(--${step ?? 'square'})`;
}

/** A tile by the index of its square. */
type PicturedTile = readonly [square: number, face: string];

interface BoardPictureProps {
  readonly className: string;
  /** For screen readers; undefined if other text names the board. */
  readonly label: string | undefined;
  readonly columns: number;
  readonly rows: number;
  /** Colour of each square, in reading order. */
  readonly colours: readonly string[];
  readonly tiles: readonly PicturedTile[];
  /** Colour of the line around each square; none by default. */
  readonly line?: string;
  /** Drawn above it; a square is one unit wide. */
  readonly children?: ReactNode;
}

/** Returns one outline per colour, so that a large board needs only a few shapes. */
function outlines({
  colours,
  tiles,
  columns,
}: Pick<BoardPictureProps, 'colours' | 'tiles' | 'columns'>): ReadonlyMap<string, string> {
  const byColour = new Map<string, string>();
  const add = (colour: string, square: number): void => {
    const outline = `M${(square % columns) + 0.05} ${Math.floor(square / columns) + 0.05}h.9v.9h-.9z`;
    byColour.set(colour, (byColour.get(colour) ?? '') + outline);
  };
  for (const [square, colour] of colours.entries()) add(colour, square);
  for (const [square] of tiles) add('var(--tile-top)', square);
  return byColour;
}

/** Letters of one UTF-16 code unit that look the same beside any other. */
const SIMPLE = /^[A-Za-z\u00C0-\u024F]$/;

/** Faces of tiles: the simple ones share an element, the others have one each. */
function Letters({ tiles, columns }: Pick<BoardPictureProps, 'tiles' | 'columns'>) {
  const simple = tiles.filter(([, face]) => SIMPLE.test(face));
  const others = tiles.filter(([, face]) => !SIMPLE.test(face)).map((tile) => [tile]);
  return (
    <g fontSize={0.72} fontWeight={700} textAnchor="middle" fill="var(--tile-ink)">
      {[simple, ...others].map((placed) => (
        <text
          key={placed[0]?.[0] ?? ''}
          x={placed.map(([square]) => (square % columns) + 0.5).join(' ')}
          y={placed.map(([square]) => Math.floor(square / columns) + 0.76).join(' ')}
        >
          {placed.map(([, face]) => face).join('')}
        </text>
      ))}
    </g>
  );
}

/** A small picture of a board with tiles on it. */
export function BoardPicture(props: BoardPictureProps) {
  const { className, label, columns, rows, tiles, line, children } = props;
  return (
    <svg
      className={className}
      viewBox={`-0.5 -0.5 ${columns + 1} ${rows + 1}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect x={-0.5} y={-0.5} width={columns + 1} height={rows + 1} rx={0.6} fill="var(--rim)" />
      {[...outlines(props)].map(([colour, outline]) => (
        <path key={colour} d={outline} fill={colour} stroke={line} strokeWidth={0.08} />
      ))}
      {Math.max(rows, columns) <= MAX_SIZE_WITH_LETTERS && (
        <Letters tiles={tiles} columns={columns} />
      )}
      {children}
    </svg>
  );
}

import { memo } from 'react';
import { cardPictureLabel } from '../../messages';
import type { GameCard } from '../../store';

/** Colour of a square by its sign on a game card. */
const FILLS: Readonly<Record<string, string>> = {
  a: 'var(--letter-1)',
  b: 'var(--letter-2)',
  c: 'var(--letter-3)',
  d: 'var(--letter-4)',
  v: 'var(--word-1)',
  w: 'var(--word-2)',
  x: 'var(--word-3)',
  y: 'var(--word-4)',
  '-': 'var(--trap-a)',
};

/** Maximum rows or columns of a board whose letters are legible. */
const MAX_SIZE_WITH_LETTERS = 16;

const outlineOf = (square: number, columns: number): string =>
  `M${(square % columns) + 0.05} ${Math.floor(square / columns) + 0.05}h.9v.9h-.9z`;

/** Returns one outline per colour, so that a large board needs only a few shapes. */
function outlines({ squares, tiles, columns }: GameCard): ReadonlyMap<string, string> {
  const byFill = new Map<string, string>();
  const add = (fill: string, square: number): void => {
    byFill.set(fill, (byFill.get(fill) ?? '') + outlineOf(square, columns));
  };
  for (const [square, sign] of [...squares].entries()) add(FILLS[sign] ?? 'var(--square)', square);
  for (const [square] of tiles) add('var(--tile-top)', square);
  return byFill;
}

/** Letters of one UTF-16 code unit that look the same beside any other. */
const SIMPLE = /^[A-Za-z\u00C0-\u024F]$/;

/** Faces of tiles: the simple ones share an element, the others have one each. */
function Letters({ tiles, columns }: Pick<GameCard, 'tiles' | 'columns'>) {
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

export const GamePicture = memo(function GamePicture({ card }: { readonly card: GameCard }) {
  const { rows, columns, tiles } = card;
  return (
    <svg
      className="game-card__picture"
      viewBox={`-0.5 -0.5 ${columns + 1} ${rows + 1}`}
      role="img"
      aria-label={cardPictureLabel(card, tiles.length)}
    >
      <rect x={-0.5} y={-0.5} width={columns + 1} height={rows + 1} rx={0.6} fill="var(--rim)" />
      {[...outlines(card)].map(([fill, outline]) => (
        <path key={fill} d={outline} fill={fill} />
      ))}
      {Math.max(rows, columns) <= MAX_SIZE_WITH_LETTERS && (
        <Letters tiles={tiles} columns={columns} />
      )}
    </svg>
  );
});

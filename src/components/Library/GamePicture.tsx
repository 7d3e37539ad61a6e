import { memo } from 'react';
import { cardPictureLabel } from '../../messages';
import type { GameCard } from '../../store';
import { BoardPicture } from '../Board/BoardPicture';

/** Colour of a square by its sign on a game card. */
const COLOURS: Readonly<Record<string, string>> = {
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

export const GamePicture = memo(function GamePicture({ card }: { readonly card: GameCard }) {
  return (
    <BoardPicture
      className="game-card__picture"
      label={cardPictureLabel(card, card.tiles.length)}
      columns={card.columns}
      rows={card.rows}
      colours={Array.from(card.squares, (sign) => COLOURS[sign] ?? 'var(--square)')}
      tiles={card.tiles}
    />
  );
});

import {
  boardSize,
  type BoardSize,
  MAX_SQUARE_SIZE,
  type Rim,
  type Shape,
} from '../Board/board-size';
import { HEADER } from '../Board/lengths';

/** In a stack the board is a picture: it has no labels. */
const BARE: Rim = { top: 3, right: 3, bottom: 3, left: 3 };

/** Height kept free for the card below the board, by the window: low phones, phones, and wider ones. */
const CARD = { low: 296, narrow: 452, wide: 610 };

function cardHeight({ width, height }: { width: number; height: number }): number {
  if (width >= 700) return CARD.wide;
  return height < 700 ? CARD.low : CARD.narrow;
}

/**
 * How large the board of the front page is drawn: beside the card as at the table, so that it does
 * not move when a game begins, and above it so that the card is in sight.
 */
export function frontSize(
  shape: Shape,
  window: { readonly width: number; readonly height: number },
): BoardSize {
  const atTable = boardSize(shape, { window, seats: 2, hasOpenRack: false, rackSize: 7 });
  const frame = shape;
  if (atTable.arrangement !== 'stack') {
    return { ...atTable, zoomed: atTable.square, frame };
  }
  const square = Math.floor(
    Math.min(
      MAX_SQUARE_SIZE,
      (window.width - BARE.left - BARE.right) / shape.columns,
      (window.height - HEADER - BARE.top - BARE.bottom - cardHeight(window)) / shape.rows,
    ),
  );
  const min = Math.max(8, square);
  return { ...atTable, rim: BARE, square: min, zoomed: min, frame };
}

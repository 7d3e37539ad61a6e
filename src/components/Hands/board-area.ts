import { type RefObject, useEffect } from 'react';
import type { Board, Square } from '../../engine';
import { LABEL_TRACK, squareAtPoint } from '../Board/scale';

/** Names of the two places where tiles can be dropped. */
export const BOARD_AREA = 'board';
export const RACK_AREA = 'rack';

/** What has to be known of the drawn board to tell a square from a point. */
export interface BoardArea {
  readonly board: Board;
  readonly grid: RefObject<HTMLElement | null>;
  readonly pitch: number;
  /** Zooms in on a square where squares are too small to lay tiles on; undefined elsewhere. */
  readonly approach: ((square: Square) => void) | undefined;
}

// A page has one board. The drag reads where it is drawn without rendering anything.
let area: BoardArea | undefined;

/** Makes a drawn board known to drags while its component lives. */
export function useBoardArea({ board, grid, pitch, approach }: BoardArea): void {
  useEffect(() => {
    const mine = { board, grid, pitch, approach };
    area = mine;
    return () => {
      if (area === mine) area = undefined;
    };
  }, [board, grid, pitch, approach]);
}

/** Zooms in on a square if that is needed before a tile can be laid there; tells whether it was. */
export function approachFirst(square: Square): boolean {
  area?.approach?.(square);
  return area?.approach !== undefined;
}

/** A square and where it is drawn, in pixels from the top left of the grid. */
export interface DrawnSquare {
  readonly square: Square;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** The square under a point of the screen. */
export function drawnSquareAt(point: {
  readonly x: number;
  readonly y: number;
}): DrawnSquare | undefined {
  const element = area?.grid.current;
  if (!area || !element) return undefined;
  const bounds = element.getBoundingClientRect();
  const square = squareAtPoint(area.board, bounds, area.pitch, point);
  if (!square) return undefined;
  const { pitch } = area;
  return {
    square,
    left: (square.column + LABEL_TRACK) * pitch,
    top: (square.row + LABEL_TRACK) * pitch,
    size: pitch,
  };
}

import { memo } from 'react';
import {
  type Direction,
  type PlacedTile,
  type Premium,
  type RuleBook,
  squareName,
  tileValue,
} from '../../engine';
import { squareLabel, tileFace } from '../../messages';
import { DraggableTile } from '../drag';
import { TileFace } from '../Tile/Tile';
import { premiumClass, PremiumMark } from './PremiumMark';

declare global {
  interface Window {
    /** How often a square has been drawn since the page was opened. */
    squaresDrawn?: number;
  }
}

/** Counts the squares that are drawn: React's own profiler is missing from a built page. */
function countDrawing(): void {
  window.squaresDrawn = (window.squaresDrawn ?? 0) + 1;
}

/** One square. It knows nothing of the store: it draws what it is given, and only when that changes. */
export const BoardSquare = memo(function BoardSquare(props: {
  readonly row: number;
  readonly column: number;
  readonly rules: RuleBook;
  readonly premium: Premium;
  readonly isStart: boolean;
  readonly tile: PlacedTile | undefined;
  /** The slot of a draft tile that lies here, and the tile (without a letter, an unnamed blank). */
  readonly slot: number | undefined;
  readonly draft: PlacedTile | undefined;
  readonly isSelected: boolean;
  readonly isRefused: boolean;
  readonly cursor: Direction | undefined;
  readonly isTabbable: boolean;
}) {
  const { row, column, rules, premium, isStart, tile, slot, draft, cursor } = props;
  countDrawing();
  const { tileSet } = rules;
  const square = { row, column };
  const classes = [
    'square',
    premiumClass(premium),
    isStart && 'square--start',
    cursor && 'square--cursor',
  ];
  const laid = slot === undefined ? undefined : (draft ?? 'unnamed');
  const shown = tile ?? draft;
  const face = shown && (
    <TileFace
      letter={tileFace(tileSet, shown)}
      isBlank={shown.kind === 'blank'}
      value={tileValue(tileSet, shown)}
    />
  );
  return (
    <div
      role="gridcell"
      className={classes.filter(Boolean).join(' ')}
      aria-label={squareLabel(rules, { square, premium, isStart, tile, draft: laid })}
      aria-colindex={column + 1}
      aria-selected={props.isSelected || undefined}
      aria-invalid={props.isRefused || undefined}
      data-square={squareName(square)}
      tabIndex={props.isTabbable ? 0 : -1}
    >
      {premium.kind !== 'none' && <PremiumMark premium={premium} />}
      {isStart && !shown && slot === undefined && (
        <span className="square__star" aria-hidden="true" />
      )}
      {cursor && !shown && slot === undefined && (
        <span className="square__arrow" aria-hidden="true">
          {cursor === 'across' ? '→' : '↓'}
        </span>
      )}
      {tile && (
        <span className="tile" data-tile>
          {face}
        </span>
      )}
      {slot !== undefined && (
        <DraggableTile
          slot={slot}
          className={props.isSelected ? 'tile tile--draft tile--selected' : 'tile tile--draft'}
        >
          {face ?? <TileFace letter="?" isBlank value={tileValue(tileSet, { kind: 'blank' })} />}
        </DraggableTile>
      )}
    </div>
  );
});

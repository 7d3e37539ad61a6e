import { type PlacedTile, type Tile, tileValue, type TileSet } from '../../engine';
import { tileFace } from '../../messages';
import './tile.css';

/** The face of a tile. A blank has a cut corner, and its letter is underlined and in italics. */
export function TileFace(props: {
  readonly tileSet: TileSet;
  readonly tile: Tile | PlacedTile;
  /** Shown in place of the letter of the tile. */
  readonly letter?: string | undefined;
}) {
  const { tileSet, tile } = props;
  const isBlank = tile.kind === 'blank';
  const letter = props.letter ?? ('letter' in tile ? tileFace(tileSet, tile) : '\u2002');
  return (
    <>
      <span
        className={isBlank ? 'tile__letter tile__letter--blank' : 'tile__letter'}
        translate="no"
      >
        {letter}
      </span>
      {isBlank && <span className="tile__notch" aria-hidden="true" />}
      <span className="tile__value">{tileValue(tileSet, tile)}</span>
    </>
  );
}

import type { RackView, Tile } from '../engine';
import { counted, listed } from './players';

const tileName = (tile: Tile): string => (tile.kind === 'blank' ? 'a blank' : tile.letter);

/** The tiles that came from the bag: which, where they are shown, else how many. */
export function drawnSentence(drawn: RackView): string {
  const count = drawn.kind === 'shown' ? drawn.tiles.length : drawn.count;
  if (count === 0) return 'The bag is empty: no tiles drawn.';
  return drawn.kind === 'shown'
    ? `New tiles: ${listed(drawn.tiles.map(tileName))}.`
    : `${counted(count, 'new tile')}.`;
}

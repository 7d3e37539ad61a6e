/** Tiles that are dragged between rack and board. */

export { DraggableTile } from './DraggableTile';
export {
  BOARD_AREA,
  type DrawnSquare,
  RACK_AREA,
  useBoardArea,
  useRackArea,
  zoomToLay,
} from './drop-areas';
export { DropMarker } from './DropMarker';
export { isTileHeld } from './pointer';
export { TileDragContext } from './TileDragContext';

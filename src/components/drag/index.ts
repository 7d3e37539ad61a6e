/** Dragging tiles between rack and board. */

export * from './DraggableTile';
export * from './drop-areas';
export * from './DropMarker';
export { isTileHeld } from './finger-sensor';
export * from './TileDragContext';

/** Dragging tiles between rack and board. */

export * from './DraggableTile';
export * from './drop-areas';
export * from './DropMarker';
export * from './pointer';
export * from './TileDragContext';

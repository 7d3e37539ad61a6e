import {
  type AutoScrollOptions,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type Modifier,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { tileText } from '../../engine';
import { type GameStore, placedTile, squareOfSlot } from '../../store';
import { useActions, useGame, useGameStore, useLandmark, useLandmarks } from '../game-context';
import { clamp, type Point, type Size } from '../geometry';
import type { FindLandmark } from '../landmarks';
import { TileFace } from '../Tile/Tile';
import { isPlainKey } from '../ui';
import {
  BOARD_AREA,
  drawnSquareAt,
  isOverBoard,
  RACK_AREA,
  rackPositionAt,
  zoomToLay,
} from './drop-areas';
import { FingerSensor, followFingers, followPointer, pointer } from './finger-sensor';

type TilesHere = Pick<GameStore, 'table' | 'draft'>;

/** Drag id of the tile in a slot, unique across tiles, players and games. */
export function dragIdOf({ table, draft }: TilesHere, slot: number): string {
  const tile = draft.tiles[slot];
  return [table?.recordId, table?.view.viewer, slot, tile && tileText(tile)].join('/');
}

/** The slot of the dragged tile; undefined once the tile is no longer there. */
export function draggedSlot(here: TilesHere, dragId: unknown): number | undefined {
  const slot = here.draft.tiles.findIndex((_, each) => dragIdOf(here, each) === dragId);
  return slot < 0 ? undefined : slot;
}

/**
 * Scrolls only the board while a tile is held near its edge. Scrolling the page would move the squares away from under
 * the tile.
 */
const scrollsBoard = (find: FindLandmark): AutoScrollOptions => ({
  canScroll: (element) => element === find('board-view'),
  threshold: { x: 0.1, y: 0.1 },
});

/**
 * The area under the pointer, regardless of what the dragged tile overlaps. It only makes dnd-kit scroll the board under
 * a tile from the rack: a drop is placed by the pointer itself.
 */
const areaUnderPointer: CollisionDetection = ({ droppableRects, pointerCoordinates: point }) => {
  if (!point) return [];
  if (isOverBoard(point)) return [{ id: BOARD_AREA }];
  const rack = droppableRects.get(RACK_AREA);
  const isOnRack =
    rack !== undefined &&
    point.x >= rack.left &&
    point.x <= rack.right &&
    point.y >= rack.top &&
    point.y <= rack.bottom;
  return isOnRack ? [{ id: RACK_AREA }] : [];
};

/** Gap between a finger and the tile it holds, in pixels. */
const GAP = 18;

/**
 * Top left of a tile held by a finger, so that the finger does not hide it: above the finger, or beside it at the top
 * of the window. Without a finger the tile would be at `left`.
 */
export function placeOfDraggedTile(
  finger: Point,
  left: number,
  { width, height }: Size,
  window: Size,
): Point {
  const above = finger.y - GAP - height;
  if (above >= 0) return { x: clamp(left, 0, window.width - width), y: above };
  const before = finger.x - GAP - width;
  return {
    x: before >= 0 ? before : finger.x + GAP,
    y: clamp(finger.y - height / 2, 0, window.height - height),
  };
}

const isByFinger = (event: Event | null): event is PointerEvent =>
  event instanceof PointerEvent && event.pointerType === 'touch';

const clearOfTheFinger: Modifier = (drag) => {
  const { activatorEvent, draggingNodeRect: from, windowRect, transform } = drag;
  if (!isByFinger(activatorEvent) || !from || !windowRect) return transform;
  const { x, y } = placeOfDraggedTile(pointer(), from.left + transform.x, from, windowRect);
  return { ...transform, x: x - from.left, y: y - from.top };
};

/**
 * The screen point at which a held tile is aimed: its middle if a finger holds it, else the pointer. Computed from the
 * pointer, since the tile is drawn a frame later.
 */
export function aimOf({
  active,
  activatorEvent,
}: Pick<DragMoveEvent, 'active' | 'activatorEvent'>): Point {
  const at = pointer();
  const from = active.rect.current.initial;
  if (!isByFinger(activatorEvent) || !from) return at;
  const left = from.left + at.x - activatorEvent.clientX;
  const { innerWidth: width, innerHeight: height } = window;
  const { x, y } = placeOfDraggedTile(at, left, from, { width, height });
  return { x: x + from.width / 2, y: y + from.height / 2 };
}

const silent = () => undefined;

// The page makes its own announcements; those of dnd-kit would repeat them.
const ACCESSIBILITY = {
  announcements: {
    onDragStart: silent,
    onDragMove: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: '' },
};

/** While a tile is held, Esc only releases the tile. */
function useOwnEscape(isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return undefined;
    const claim = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isPlainKey(event)) event.preventDefault();
    };
    window.addEventListener('keydown', claim, { capture: true });
    return () => window.removeEventListener('keydown', claim, { capture: true });
  }, [isHolding]);
}

function LiftedTile({ dragId }: { readonly dragId: UniqueIdentifier }) {
  const tileSet = useGame(({ table }) => table?.view.rules.tileSet);
  const draft = useGame((state) => state.draft);
  const slot = useGame((state) => draggedSlot(state, dragId));
  const ref = useLandmark('held-tile');
  const tile = slot === undefined ? undefined : draft.tiles[slot];
  if (!tileSet || !tile || slot === undefined) return null;
  return (
    <span ref={ref} className="tile tile--lifted">
      <TileFace tileSet={tileSet} tile={tile} letter={placedTile(draft, slot)?.letter} />
    </span>
  );
}

export function TileDragContext({ children }: { readonly children: ReactNode }) {
  const store = useGameStore();
  const { dropOnSquare, dropOnRack, takeBackFrom } = useActions();
  const [lifted, setLifted] = useState<UniqueIdentifier>();
  const sensors = useSensors(useSensor(FingerSensor));
  const { find } = useLandmarks();
  const autoScroll = useMemo(() => scrollsBoard(find), [find]);
  useEffect(followPointer, []);
  useEffect(followFingers, []);
  useOwnEscape(lifted !== undefined);

  const onDragEnd = (drag: DragEndEvent): void => {
    setLifted(undefined);
    const state = store.getState();
    const slot = draggedSlot(state, drag.active.id);
    if (slot === undefined) return;
    const point = aimOf(drag);
    const position = rackPositionAt(point);
    if (position !== undefined) {
      dropOnRack(slot, position);
      return;
    }
    const drawn = drawnSquareAt(point);
    if (drawn) {
      dropOnSquare(slot, drawn.square);
      zoomToLay(drawn.square, point);
      return;
    }
    const from = squareOfSlot(state.draft, slot);
    if (from && !isOverBoard(point)) takeBackFrom(from);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={areaUnderPointer}
      accessibility={ACCESSIBILITY}
      autoScroll={autoScroll}
      onDragStart={({ active }) => setLifted(active.id)}
      onDragEnd={onDragEnd}
      onDragCancel={() => setLifted(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[clearOfTheFinger]}>
        {lifted !== undefined && <LiftedTile dragId={lifted} />}
      </DragOverlay>
    </DndContext>
  );
}

import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useState } from 'react';
import { tileValue } from '../../engine';
import { placedTile } from '../../store';
import { useActions, useGame, useGameStore } from '../game-context';
import { TileFace } from '../Tile/Tile';
import { approachFirst, BOARD_AREA, drawnSquareAt, isOnBoardArea, RACK_AREA } from './board-area';
import { followPointer, pointer } from './pointer';
import { positionAt } from './rack-area';

const slotOf = (event: Pick<DragStartEvent, 'active'>): number | undefined => {
  const slot: unknown = event.active.data.current?.['slot'];
  return typeof slot === 'number' ? slot : undefined;
};

/** The area under the pointer, whatever the dragged tile overlaps. */
const areaUnderPointer: CollisionDetection = ({ droppableRects, pointerCoordinates: point }) => {
  if (!point) return [];
  if (isOnBoardArea(point)) return [{ id: BOARD_AREA }];
  const rack = droppableRects.get(RACK_AREA);
  const isOnRack =
    rack !== undefined &&
    point.x >= rack.left &&
    point.x <= rack.right &&
    point.y >= rack.top &&
    point.y <= rack.bottom;
  return isOnRack ? [{ id: RACK_AREA }] : [];
};

/** How far a tile lifts above a finger that would hide it, in pixels. */
const LIFT = 40;

const aboveTheFinger: Modifier = ({ activatorEvent, transform }) =>
  activatorEvent instanceof PointerEvent && activatorEvent.pointerType === 'touch'
    ? { ...transform, y: transform.y - LIFT }
    : transform;

const silent = () => undefined;

// The page says what happens in its own words; dnd-kit's would be said a second time.
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

/** While a tile is in hand, Esc lets go of that tile and means nothing else to the page. */
function useOwnEscape(isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return undefined;
    const claim = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', claim, { capture: true });
    return () => window.removeEventListener('keydown', claim, { capture: true });
  }, [isHolding]);
}

/** The tile in hand. */
function LiftedTile({ slot }: { readonly slot: number }) {
  const tileSet = useGame(({ table }) => table?.view.rules.tileSet);
  const draft = useGame((state) => state.draft);
  const tile = draft.tiles[slot];
  if (!tileSet || !tile) return null;
  return (
    <span className="tile tile--lifted">
      <TileFace
        letter={tile.kind === 'letter' ? tile.letter : placedTile(draft, slot)?.letter}
        isBlank={tile.kind === 'blank'}
        value={tileValue(tileSet, tile)}
      />
    </span>
  );
}

/** Lets tiles be dragged between rack and board, by mouse, pen and touch. */
export function Hands({ children }: { readonly children: ReactNode }) {
  const store = useGameStore();
  const { dropOnSquare, dropOnRack } = useActions();
  const [lifted, setLifted] = useState<number>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  useEffect(followPointer, []);
  useOwnEscape(lifted !== undefined);

  const onDragEnd = (event: DragEndEvent): void => {
    setLifted(undefined);
    const slot = slotOf(event);
    if (slot === undefined) return;
    const point = pointer();
    const position = positionAt(point, store.getState().draft.positions);
    if (position !== undefined) {
      dropOnRack(slot, position);
      return;
    }
    const drawn = drawnSquareAt(point);
    if (!drawn || approachFirst(drawn.square)) return;
    dropOnSquare(slot, drawn.square);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={areaUnderPointer}
      accessibility={ACCESSIBILITY}
      onDragStart={(event) => setLifted(slotOf(event))}
      onDragEnd={onDragEnd}
      onDragCancel={() => setLifted(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[aboveTheFinger]}>
        {lifted !== undefined && <LiftedTile slot={lifted} />}
      </DragOverlay>
    </DndContext>
  );
}

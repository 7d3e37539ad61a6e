import { useDroppable } from '@dnd-kit/core';
import { type CSSProperties, type KeyboardEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Tile, tileValue } from '../../engine';
import { emptyPositionLabel, EXCHANGE, RACK, rackTileLabel } from '../../messages';
import { slotAtPosition, withNextChosen } from '../../store';
import { useActions, useGame, useLandmark } from '../game-context';
import { DraggableTile, RACK_AREA, useRackArea } from '../drag';
import { TileFace } from '../Tile/Tile';
import { isPlainKey } from '../ui';
import { columnsOf, IN_A_ROW } from '../Board/lengths';
import './rack.css';

const letterOf = (tile: Tile): string | undefined =>
  tile.kind === 'letter' ? tile.letter : undefined;

const SHIFTS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Scrolls the rack by most of its width. Needed because dragging a tile with a finger moves the tile. */
function ScrollButton(props: {
  readonly rack: RefObject<HTMLElement | null>;
  readonly by: 1 | -1;
}) {
  const { rack, by } = props;
  return (
    <button
      type="button"
      className="rack__scroll"
      aria-label={by < 0 ? RACK.scrollLeft : RACK.scrollRight}
      onClick={() => rack.current?.scrollBy({ left: by * rack.current.clientWidth * 0.8 })}
    >
      {by < 0 ? '‹' : '›'}
    </button>
  );
}

export function Rack() {
  const element = useRef<HTMLDivElement>(null);
  const draft = useGame((state) => state.draft);
  const selected = useGame((state) => state.selected);
  const chosen = useGame(({ exchange }) => exchange?.chosen);
  const tileSet = useGame(({ table }) => table?.view.rules.tileSet);
  const { tapPosition, dropOnRack, chooseTiles } = useActions();
  const { setNodeRef } = useDroppable({ id: RACK_AREA });
  useRackArea(element);

  const onKeyDown = (event: KeyboardEvent, slot: number, position: number): void => {
    if (!isPlainKey(event)) return;
    // Enter plays the move, as elsewhere, instead of picking up the tile.
    if (event.key === 'Enter' && !chosen) event.preventDefault();
    const next = position + (SHIFTS[event.key] ?? 0);
    if (!event.shiftKey || next === position) return;
    event.preventDefault();
    event.stopPropagation();
    if (next < 0 || next >= draft.positions) return;
    // Rendered synchronously: the new position is focusable only once it contains the tile.
    flushSync(() => dropOnRack(slot, next));
    element.current?.querySelectorAll('button')[next]?.focus();
  };

  const isScrolled = draft.positions > IN_SIGHT;
  return (
    <div
      ref={useLandmark('rack', setNodeRef)}
      className={isScrolled ? 'rack rack--scrolled' : 'rack'}
      role="group"
      aria-label={chosen ? EXCHANGE.tiles : RACK.name}
    >
      {isScrolled && <ScrollButton rack={element} by={-1} />}
      <div ref={element} className="rack__positions">
        {Array.from({ length: draft.positions }, (_, position) => {
          const slot = slotAtPosition(draft, position);
          const tile = slot === undefined ? undefined : draft.tiles[slot];
          if (slot === undefined || !tile || !tileSet) {
            return (
              <button
                type="button"
                className="rack__position"
                key={position}
                data-place={position}
                aria-label={emptyPositionLabel(position)}
                disabled={selected === undefined}
                onClick={() => tapPosition(position)}
              />
            );
          }
          const isRaised = chosen ? chosen.includes(slot) : slot === selected;
          return (
            <button
              type="button"
              className="rack__position"
              key={position}
              data-place={position}
              aria-label={rackTileLabel(letterOf(tile), tileValue(tileSet, tile))}
              aria-pressed={isRaised}
              onKeyDown={(event) => onKeyDown(event, slot, position)}
              // The click of a key has no detail.
              onClick={({ detail }) =>
                chosen
                  ? chooseTiles(withNextChosen(chosen, [slot]))
                  : tapPosition(position, detail === 0)
              }
            >
              <DraggableTile
                slot={slot}
                isFixed={chosen !== undefined}
                className={isRaised ? 'tile tile--selected' : 'tile'}
              >
                <TileFace tileSet={tileSet} tile={tile} />
              </DraggableTile>
            </button>
          );
        })}
      </div>
      {isScrolled && <ScrollButton rack={element} by={1} />}
    </div>
  );
}

/** Maximum tiles that fit in two rows on a phone; larger racks scroll. */
const IN_SIGHT = 14;

/** CSS properties with the number of columns for a rack of the given size. */
export const rackLayout = (size: number): CSSProperties =>
  ({
    '--rack-columns': columnsOf(size, IN_A_ROW.wide),
    '--rack-columns-narrow': columnsOf(size, IN_A_ROW.narrow),
  }) as CSSProperties;

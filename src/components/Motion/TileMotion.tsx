import { useDndMonitor } from '@dnd-kit/core';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { Draft } from '../../store';
import { useGame, useGameStore, useLandmarks } from '../game-context';
import { elementsIn, type FindLandmark } from '../landmarks';
import { framesBetween, hideUntil, IN, OUT, playSequence, SET, type MotionStep } from './sequence';
import { cloneOf, middleOf, motionAllowed, transformBetween } from './clone-layer';

/** Timing of each kind of move, in ms. */
const TIMES = {
  lay: { duration: 160, stagger: 0, easing: OUT },
  drop: { duration: 140, stagger: 0, easing: SET },
  /** A tile dropped on an invalid place. */
  back: { duration: 180, stagger: 0, easing: OUT },
  recall: { duration: 160, stagger: 25, easing: IN },
  shuffle: { duration: 180, stagger: 20, easing: OUT },
};

type Kind = 'rack' | 'board' | 'hand';

interface Place {
  readonly box: DOMRect;
  readonly kind: Kind;
}

interface DrawnTile {
  readonly tile: HTMLElement;
  readonly kind: 'rack' | 'board';
}

const tilesDrawn = (find: FindLandmark): readonly DrawnTile[] =>
  (['board', 'rack'] as const).flatMap((kind) =>
    elementsIn(find, kind, '[data-slot]').map((tile) => ({ tile, kind })),
  );

/** Where tiles are drawn, by slot, the last placed first; a dragged tile is in the hand. */
function placesOfTiles(find: FindLandmark, { order }: Draft): ReadonlyMap<string, Place> {
  const held = find('held-tile')?.getBoundingClientRect();
  const placeOf = ({ tile, kind }: DrawnTile): Place =>
    held && tile.dataset['away']
      ? { box: held, kind: 'hand' }
      : { box: tile.getBoundingClientRect(), kind };
  const laid = order.map(String);
  return new Map(
    tilesDrawn(find)
      .map((drawn) => [drawn.tile.dataset['slot'] ?? '', placeOf(drawn)] as const)
      .toSorted(([one], [other]) => laid.indexOf(other) - laid.indexOf(one)),
  );
}

function wayBetween(from: Kind, to: Kind): keyof typeof TIMES {
  if (from === 'hand') return to === 'board' ? 'drop' : 'back';
  if (to === 'board') return 'lay';
  return from === 'board' ? 'recall' : 'shuffle';
}

function stepsFrom(find: FindLandmark, before: ReadonlyMap<string, Place>): readonly MotionStep[] {
  const drawn = new Map(tilesDrawn(find).map((each) => [each.tile.dataset['slot'], each]));
  const moved = [...before].flatMap(([slot, place]) => {
    const { tile, kind } = drawn.get(slot) ?? {};
    const box = tile?.getBoundingClientRect();
    if (!tile || !kind || !box) return [];
    if (Math.hypot(place.box.x - box.x, place.box.y - box.y) < 1) return [];
    return [{ tile, place, box, times: TIMES[wayBetween(place.kind, kind)] }];
  });
  return moved.flatMap(({ tile, place, box, times }, index): MotionStep[] => {
    const { duration, easing, stagger } = times;
    const delay = index * stagger;
    const scale = place.box.width / box.width;
    const frames = framesBetween(
      transformBetween(middleOf(box), middleOf(place.box), scale),
      'none',
    );
    return [
      { element: cloneOf(tile, tile.className), frames, delay, duration, easing },
      hideUntil(tile, delay + duration),
    ];
  });
}

/** Animates the player's tiles between rack and board, and within the rack. */
export function TileMotion() {
  const store = useGameStore();
  const { find } = useLandmarks();
  // Renders only after a change of the draft or the end of a drag.
  useGame(({ draft }) => draft);
  const [, drawAnew] = useReducer((drags: number) => drags + 1, 0);
  const before = useRef<ReadonlyMap<string, Place>>(undefined);
  const remember = (): void => {
    if (motionAllowed()) before.current ??= placesOfTiles(find, store.getState().draft);
  };
  useEffect(
    () =>
      // The page still shows the previous draft.
      store.subscribe((state, previous) => {
        const isMoved = state.draft !== previous.draft;
        if (isMoved && state.draft.tiles === previous.draft.tiles && motionAllowed()) {
          before.current = placesOfTiles(find, previous.draft);
        }
      }),
    [store, find],
  );
  const endDrag = (): void => {
    remember();
    drawAnew();
  };
  useDndMonitor({ onDragEnd: endDrag, onDragCancel: endDrag });
  useLayoutEffect(() => {
    const places = before.current;
    before.current = undefined;
    const steps = places && stepsFrom(find, places);
    if (steps && steps.length > 0) playSequence({ steps });
  });
  return null;
}

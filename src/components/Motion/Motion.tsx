import { useEffect, useLayoutEffect, useRef } from 'react';
import { whileMoving } from '../../scheduler';
import { type Square, tileAt } from '../../engine';
import type { TableSnapshot } from '../../table';
import { useGame, useGameStore, useLandmarks } from '../game-context';
import { squareElement, tileElement } from '../landmarks';
import { FADE_IN, OUT, playSequence, type MotionStep } from './sequence';
import { cloneOf, motionAllowed } from './clone-layer';
import { TileMotion } from './TileMotion';
import { TurnMotion } from './TurnMotion';

function CursorMotion() {
  const cursor = useGame((state) => state.cursor);
  const { find } = useLandmarks();
  const before = useRef(cursor);
  useLayoutEffect(() => {
    const [from, to] = [before.current, cursor];
    before.current = cursor;
    if (!from || !to || !motionAllowed()) return;
    const element = squareElement(find, to.square);
    const fromBox = squareElement(find, from.square)?.getBoundingClientRect();
    const toBox = element?.getBoundingClientRect();
    if (!element || !fromBox || !toBox) return;
    const transform = `translate(${fromBox.x - toBox.x}px, ${fromBox.y - toBox.y}px)`;
    const going = element.animate([{ transform }, { transform: 'none' }], {
      duration: 120,
      easing: OUT,
      pseudoElement: '::before',
    });
    whileMoving(going);
  }, [cursor, find]);
  return null;
}

/** Duration of the crossfade between two moments of a game, in ms. */
const DURATION = 120;

/** Squares covered at exactly one of two moments of a game. */
function squaresBetween(before: TableSnapshot, after: TableSnapshot): readonly Square[] {
  const [first, last] = [before.turnsShown, after.turnsShown].toSorted((a, b) => a - b);
  return after.allTurns
    .slice(first, last)
    .flatMap((turn) => (turn.kind === 'play' ? turn.squares : []));
}

const isStep = (before: TableSnapshot | undefined, after: TableSnapshot | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  before.recordId === after.recordId &&
  before.turnsShown !== after.turnsShown &&
  (before.phase === 'looking-back' || after.phase === 'looking-back');

/** Crossfades the tiles when the user steps through the game. */
function LookingBackMotion() {
  const store = useGameStore();
  const { find } = useLandmarks();
  // Renders only after a new snapshot.
  useGame(({ table }) => table);
  const steps = useRef<readonly MotionStep[]>([]);
  const coming = useRef<readonly Square[]>([]);
  useEffect(
    () =>
      // The page still shows the previous moment.
      store.subscribe(({ table: after }, { table: before }) => {
        if (!before || !after || !isStep(before, after) || !motionAllowed()) return;
        const squares = squaresBetween(before, after);
        coming.current = squares.filter((square) => tileAt(after.view, square));
        steps.current = squares.flatMap((square): MotionStep[] => {
          const tile = tileAt(after.view, square) ? undefined : tileElement(find, square);
          const frames = [{ opacity: 1 }, { opacity: 0 }];
          return tile ? [{ element: cloneOf(tile), frames, delay: 0, duration: DURATION }] : [];
        });
      }),
    [store, find],
  );
  useLayoutEffect(() => {
    const fading = coming.current.flatMap((square): MotionStep[] => {
      const element = tileElement(find, square);
      return element ? [{ element, frames: FADE_IN, delay: 0, duration: DURATION }] : [];
    });
    const all = [...steps.current, ...fading];
    steps.current = [];
    coming.current = [];
    if (all.length > 0) playSequence({ steps: all });
  });
  return null;
}

/** All animations of the table. The page itself already shows the final state. */
export function Motion() {
  return (
    <>
      <CursorMotion />
      <TileMotion />
      <TurnMotion />
      <LookingBackMotion />
    </>
  );
}

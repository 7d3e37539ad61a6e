import { useEffect, useLayoutEffect, useRef } from 'react';
import { whileMoving } from '../../scheduler';
import { type Square, tileAt } from '../../engine';
import type { TableSnapshot } from '../../table';
import { useGame, useGameStore, useLandmarks } from '../game-context';
import { squareElement, tileElement } from '../Board/BoardRows';
import { OUT, playSequence, type Step } from './sequence';
import { cloneOf, motionAllowed } from './clone-layer';
import { TileMotion } from './TileMotion';
import { TurnMotion } from './TurnMotion';

/** Lets the ring of the cursor go from square to square. */
function CursorMotion() {
  const cursor = useGame((state) => state.cursor);
  const { find } = useLandmarks();
  const before = useRef(cursor);
  useLayoutEffect(() => {
    const [from, to] = [before.current, cursor];
    before.current = cursor;
    if (!from || !to || !motionAllowed()) return;
    const element = squareElement(find, to.square);
    const left = squareElement(find, from.square)?.getBoundingClientRect();
    const come = element?.getBoundingClientRect();
    if (!element || !left || !come) return;
    const transform = `translate(${left.x - come.x}px, ${left.y - come.y}px)`;
    const going = element.animate([{ transform }, { transform: 'none' }], {
      duration: 120,
      easing: OUT,
      pseudoElement: '::before',
    });
    whileMoving(going);
  }, [cursor, find]);
  return null;
}

/** How long the tiles of one moment take to give way to those of another, in ms. */
const DURATION = 120;

/** The squares that are covered at one of two moments of a game, and not at the other. */
function squaresBetween(before: TableSnapshot, after: TableSnapshot): readonly Square[] {
  const [first, last] = [before.turnsShown, after.turnsShown].toSorted((a, b) => a - b);
  return after.allTurns
    .slice(first, last)
    .flatMap((turn) => (turn.kind === 'play' ? turn.squares : []));
}

/** Whether the game is looked through, from one of its moments to another. */
const isStep = (before: TableSnapshot | undefined, after: TableSnapshot | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  before.recordId === after.recordId &&
  before.turnsShown !== after.turnsShown &&
  (before.phase === 'looking-back' || after.phase === 'looking-back');

/** Lets the tiles of one moment give way to those of another when the game is looked through. */
function LookingBackMotion() {
  const store = useGameStore();
  const { find } = useLandmarks();
  // Drawn anew with every snapshot, and then only.
  useGame(({ table }) => table);
  const steps = useRef<readonly Step[]>([]);
  const coming = useRef<readonly Square[]>([]);
  useEffect(
    () =>
      // The page still shows the moment of before.
      store.subscribe(({ table: after }, { table: before }) => {
        if (!before || !after || !isStep(before, after) || !motionAllowed()) return;
        const squares = squaresBetween(before, after);
        coming.current = squares.filter((square) => tileAt(after.view, square));
        steps.current = squares.flatMap((square): Step[] => {
          const tile = tileAt(after.view, square) ? undefined : tileElement(find, square);
          const frames = [{ opacity: 1 }, { opacity: 0 }];
          return tile ? [{ element: cloneOf(tile), frames, delay: 0, duration: DURATION }] : [];
        });
      }),
    [store, find],
  );
  useLayoutEffect(() => {
    const fading = coming.current.flatMap((square): Step[] => {
      const element = tileElement(find, square);
      const frames = [{ opacity: 0 }, {}];
      return element ? [{ element, frames, delay: 0, duration: DURATION }] : [];
    });
    const all = [...steps.current, ...fading];
    steps.current = [];
    coming.current = [];
    if (all.length > 0) playSequence({ steps: all });
  });
  return null;
}

/** All that is seen to move at a table; what it shows is there already. */
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

import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Square, tileAt } from '../../engine';
import type { TableSnapshot } from '../../table';
import { useGame, useGameStore, useLandmarks } from '../game-context';
import { tileElement } from '../landmarks';
import { playSequence, type Step } from './sequence';
import { motionAllowed } from './motion-allowed';
import { cloneOf } from './clone-layer';

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
export function LookingBackMotion() {
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

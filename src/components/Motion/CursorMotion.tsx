import { useLayoutEffect, useRef } from 'react';
import { whileMoving } from '../../scheduler';
import { useGame, useLandmarks } from '../game-context';
import { squareElement } from '../landmarks';
import { OUT } from './sequence';
import { motionAllowed } from './motion-allowed';

/** Lets the ring of the cursor go from square to square. */
export function CursorMotion() {
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

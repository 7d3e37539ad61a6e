import { useLayoutEffect, useRef } from 'react';
import { squareName } from '../../engine';
import { whileMoving } from '../../scheduler';
import type { Cursor } from '../../store';
import { useGame } from '../game-context';
import { OUT } from './sequence';
import { isWelcome } from './welcome';

const boxOf = (cursor: Cursor | undefined): DOMRect | undefined =>
  cursor &&
  document.querySelector(`[data-square="${squareName(cursor.square)}"]`)?.getBoundingClientRect();

/** Lets the ring of the cursor go from square to square. */
export function CursorMotion() {
  const cursor = useGame((state) => state.cursor);
  const before = useRef(cursor);
  useLayoutEffect(() => {
    const [from, to] = [before.current, cursor];
    before.current = cursor;
    if (!from || !to || !isWelcome()) return;
    const [left, come] = [boxOf(from), boxOf(to)];
    if (!left || !come) return;
    const transform = `translate(${left.x - come.x}px, ${left.y - come.y}px)`;
    const going = document
      .querySelector(`[data-square="${squareName(to.square)}"]`)
      ?.animate([{ transform }, { transform: 'none' }], {
        duration: 120,
        easing: OUT,
        pseudoElement: '::before',
      });
    if (going) whileMoving(going);
  }, [cursor]);
  return null;
}

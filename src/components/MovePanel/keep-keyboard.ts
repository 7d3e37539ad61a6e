import type { MouseEvent } from 'react';

/**
 * A tap on the table does not take the focus from the move box: its keyboard would go, and the
 * table move away under the finger.
 */
export function keepKeyboard(event: MouseEvent): void {
  const { activeElement } = document;
  const isInBox = activeElement?.matches('.move-form__box input') ?? false;
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  if (isInBox && isTouch && event.target !== activeElement) event.preventDefault();
}

let usesKeys = false;

const INPUTS = ['keydown', 'pointerdown'] as const;

/** Notes whether keys or a pointer were used last; the returned function stops. */
export function watchInput(): () => void {
  const watch = ({ type }: Event): void => {
    usesKeys = type === 'keydown';
  };
  for (const type of INPUTS) document.addEventListener(type, watch, true);
  return () => {
    for (const type of INPUTS) document.removeEventListener(type, watch, true);
  };
}

/** Moves the focus without scrolling. It gets a ring only if keys were used last, since others are puzzled by it. */
export const moveFocus = (element: HTMLElement | null | undefined): void =>
  element?.focus({ preventScroll: true, focusVisible: usesKeys });

/** Whether a key is pressed without modifiers: combinations with Ctrl, Alt and Meta belong to the browser. */
export const isPlainKey = (event: Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  !event.ctrlKey && !event.altKey && !event.metaKey;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Whether a key types the character it names, including with AltGr (which browsers report as Ctrl+Alt) or Option. Alt
 * alone with an English letter is a browser command.
 */
export function isCharacterKey(event: KeyPress): boolean {
  const { key, ctrlKey, altKey, metaKey } = event;
  if ([...key].length !== 1 || metaKey || (ctrlKey && !altKey)) return false;
  const isAltAlone = altKey && !ctrlKey;
  return !isAltAlone || !/[ -~]/.test(key);
}

/** Whether a key is the usual undo shortcut: Ctrl+Z or ⌘+Z. */
export const isUndoKey = (event: KeyPress & Pick<KeyboardEvent, 'shiftKey'>): boolean =>
  event.key.toLowerCase() === 'z' &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey;

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

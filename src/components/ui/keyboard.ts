type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>;

/** An event of the browser, or of React, which wraps one. */
type PlainKeyEvent = Modifiers &
  (
    | Pick<KeyboardEvent, 'isComposing'>
    | { readonly nativeEvent: Pick<KeyboardEvent, 'isComposing'> }
  );

/**
 * Whether a key is pressed for the page alone: combinations with Ctrl, Alt and Meta belong to the browser, and keys
 * that compose a character to the input method.
 */
export function isPlainKey(event: PlainKeyEvent): boolean {
  const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  return !isComposing && !event.ctrlKey && !event.altKey && !event.metaKey;
}

type KeyPress = Pick<KeyboardEvent, 'key'> & Modifiers;

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

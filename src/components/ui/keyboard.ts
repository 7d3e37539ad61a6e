type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>;

type ComposingKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** The `keyCode` of a key that an input method has taken: Safari ends a composition before the key that ended it. */
const TAKEN = 229;

/** Whether a key belongs to the input method, which composes a character. */
export const isComposingKey = ({ isComposing, keyCode }: ComposingKey): boolean =>
  isComposing || keyCode === TAKEN;

/** An event of the browser, or of React, which wraps one. */
type PlainKeyEvent = Modifiers & (ComposingKey | { readonly nativeEvent: ComposingKey });

/**
 * Whether a key is pressed for the page alone: combinations with Ctrl, Alt and Meta belong to the browser, and keys
 * that compose a character to the input method.
 */
export function isPlainKey(event: PlainKeyEvent): boolean {
  const isComposing = isComposingKey('nativeEvent' in event ? event.nativeEvent : event);
  return !isComposing && !event.ctrlKey && !event.altKey && !event.metaKey;
}

/** Keeps Enter that is held down from pressing the element with this handler again. */
export function pressOnce(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
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
let lastFocused: Element | null = null;

const INPUTS = ['keydown', 'pointerdown'] as const;

/** Notes whether keys or a pointer were used last, and what had the focus last; the returned function stops. */
export function watchInput(): () => void {
  const stopping = new AbortController();
  const options = { capture: true, signal: stopping.signal };
  lastFocused = document.activeElement;
  for (const type of INPUTS)
    document.addEventListener(type, () => (usesKeys = type === 'keydown'), options);
  document.addEventListener('focusin', () => (lastFocused = document.activeElement), options);
  return () => stopping.abort();
}

/** Whether keys were used last, and no pointer. */
export const areKeysUsed = (): boolean => usesKeys;

/** Whether the element that had the focus last can no longer have it, and no other has it. */
export function hasLostFocus(): boolean {
  const { activeElement, body } = document;
  if (!lastFocused || (activeElement !== body && activeElement !== lastFocused)) return false;
  return !lastFocused.isConnected || lastFocused.matches(':disabled');
}

/** Moves the focus without scrolling. It gets a ring only if keys were used last, since others are puzzled by it. */
export const moveFocus = (element: HTMLElement | null | undefined): void =>
  element?.focus({ preventScroll: true, focusVisible: usesKeys });

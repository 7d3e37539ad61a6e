/** Whether a key is pressed by itself: combinations with Ctrl, Alt and Meta are the browser's. */
export const isPlainKey = (event: Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  !event.ctrlKey && !event.altKey && !event.metaKey;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Whether a key stands for the one character it names: also where that takes AltGr, which browsers report as Ctrl
 * and Alt, or Option. With Alt alone a letter of English is a command of the browser's.
 */
export function isCharacterKey(event: KeyPress): boolean {
  const { key, ctrlKey, altKey, metaKey } = event;
  if ([...key].length !== 1 || metaKey || (ctrlKey && !altKey)) return false;
  const isAltAlone = altKey && !ctrlKey;
  return !isAltAlone || !/[ -~]/.test(key);
}

/** Whether a key takes back the last thing done, as in any program: Ctrl+Z, or ⌘+Z. */
export const isUndoKey = (event: KeyPress & Pick<KeyboardEvent, 'shiftKey'>): boolean =>
  event.key.toLowerCase() === 'z' &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey;

/** Whether a key is pressed by itself: combinations with Ctrl, Alt and Meta are the browser's. */
export const isPlainKey = (event: Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  !event.ctrlKey && !event.altKey && !event.metaKey;

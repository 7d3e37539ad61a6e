/** Maximum time and distance between the two taps of a double tap, in milliseconds and CSS pixels. */
const MAX_TIME_MS = 500;
const MAX_DISTANCE = 24;

/** Ignores the second tap of a double tap, which would press what the first has brought under the finger. */
export function ignoreSecondTap(
  first: Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>,
): void {
  const onClick = (event: MouseEvent): void => {
    const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    if (event.timeStamp - first.timeStamp > MAX_TIME_MS || distance > MAX_DISTANCE) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', onClick, { capture: true, once: true });
}

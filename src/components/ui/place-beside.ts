/** Gap between an element and what it is about, in pixels. */
const GAP = 8;

/**
 * Places a fixed element below what it is about, or above it if there is no room below; keeps its margins to the
 * window's edges.
 */
export function placeBeside(subject: Element, placed: HTMLElement): void {
  const at = subject.getBoundingClientRect();
  const { width, height } = placed.getBoundingClientRect();
  const style = getComputedStyle(placed);
  const edge = (side: string): number =>
    Number.parseFloat(style.getPropertyValue(`margin-${side}`));
  const max = {
    left: window.innerWidth - edge('right') - width,
    top: window.innerHeight - edge('bottom') - height,
  };
  const left = at.left + at.width / 2 - width / 2;
  const below = at.bottom + GAP;
  const top = below <= max.top ? below : at.top - GAP - height;
  placed.style.left = `${Math.max(0, Math.min(left, max.left) - edge('left'))}px`;
  placed.style.top = `${Math.max(0, Math.min(top, max.top) - edge('top'))}px`;
}

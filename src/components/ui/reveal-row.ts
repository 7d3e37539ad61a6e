/**
 * Scrolls only a frame until an element of a table in it is in view, below `heads` that stay at its top. No row is cut
 * off there if the frame can be scrolled far enough.
 */
export function revealRow(frame: HTMLElement, element: HTMLElement, heads: string): void {
  const { top: edge, bottom: end } = frame.getBoundingClientRect();
  const start = edge + (frame.querySelector<HTMLElement>(heads)?.offsetHeight ?? 0);
  const { top, bottom } = element.getBoundingClientRect();
  if (top < start) frame.scrollTop -= start - top;
  if (top < start || bottom <= end) return;
  frame.scrollTop += bottom - end;
  const rows = [...frame.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
  const cut = rows.find((row) => row.top < start && row.bottom > start);
  if (cut) frame.scrollTop += cut.bottom - start;
}

/**
 * Runs something before the next picture of the page, and not in the task that changes the page: whatever
 * asks where things are has the page laid out, and both in one task hold up a slow machine. The result takes
 * that back.
 */
export function inNextFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}

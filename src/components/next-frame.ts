/**
 * Runs something before the next picture of the page, and not in the task that changes the page: whatever
 * asks where things are has the page laid out, and both in one task hold up a slow machine. The result takes
 * that back.
 */
export function inNextFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}

/** Runs something before the picture after some others. The result takes that back. */
export function afterFrames(frames: number, run: () => void): () => void {
  let takeBack = inNextFrame(() => {
    if (frames <= 1) run();
    else takeBack = afterFrames(frames - 1, run);
  });
  return () => takeBack();
}

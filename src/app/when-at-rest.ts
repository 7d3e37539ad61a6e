/** Time after which a page is taken to be at rest, whatever it does, in ms. */
const REST_MILLISECONDS = 3000;

/** Runs something once the page has nothing else to do; not every browser can tell. */
export function whenAtRest(run: () => unknown): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(run, { timeout: REST_MILLISECONDS });
  } else {
    setTimeout(run, REST_MILLISECONDS);
  }
}

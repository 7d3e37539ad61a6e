const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** How much of a list has been read, in bytes; its size may not be known. */
export function loadingWords(received: number, total: number | undefined): string {
  if (received === 0) return 'Loading words…';
  const read = megabytes(received);
  return `Loading words · ${total ? `${read} of ${megabytes(total)} MB` : `${read} MB`}`;
}

/** How much of a list has been prepared, from 0 to 1. */
export const preparingWords = (fraction: number): string =>
  `Preparing words · ${Math.floor(100 * fraction)} %`;

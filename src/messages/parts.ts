export const PART = {
  title: 'Couldn’t load this part',
  retry: 'Try again',
  reload: 'Reload',
} as const;

/** @param reason The error of `loadPart`. */
export const partNotLoaded = (reason: unknown): string =>
  reason instanceof Error && reason.name === 'OutdatedPage'
    ? 'ScraeBBKle has been updated since you opened it. Reload the page to use this part.'
    : 'This part couldn’t load. Check your connection and try again.';

/** Opens the share sheet of the system; false if the browser refuses, true also if the player closes the sheet. */
export const shareAway = (data: ShareData): Promise<boolean> =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );

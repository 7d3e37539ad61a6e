/** The player has closed the sheet, or has it open already. */
const HANDLED = ['AbortError', 'InvalidStateError'];

/** Opens the share sheet of the system; false if the browser refuses. */
export const shareAway = (data: ShareData): Promise<boolean> =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && HANDLED.includes(error.name),
  );

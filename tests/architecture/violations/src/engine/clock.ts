/** The engine knows no clock. */
export const now = (): number => Date.now();

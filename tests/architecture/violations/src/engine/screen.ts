/** The engine knows no screen. */
export const title = (): string => document.title;

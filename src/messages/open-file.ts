/** The button that opens a saved game; `kind` names its file picker. */
export const OPEN_FILE = { open: 'Open file…', kind: 'Game or board file' } as const;

/** Names of the dock beside the board and its tabs. */
export const DOCK = {
  name: 'Game log',
  moves: 'Moves',
  analysis: 'Analysis',
  lookUp: 'Look up',
  full: 'Full height',
  half: 'Half height',
} as const;

/** The dialog with the transcript. */
export const TRANSCRIPT = {
  title: 'Moves and transcript',
  name: 'Transcript',
  words: 'Words played',
  copy: 'Copy',
  download: 'Download',
} as const;

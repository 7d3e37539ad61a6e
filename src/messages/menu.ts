export const MENU = {
  home: 'Home',
  backToGame: 'Back to game',
  newGame: 'New game',
  moreGames: 'More games and boards…',
  table: 'Table',
  rules: 'Rules',
  invitation: 'Your invitation',
  puzzles: 'Puzzles',
  games: 'Your games',
  enterGame: 'Enter a game',
  lookUp: 'Look up',
  cards: 'Words to learn',
  save: 'Save to file…',
  saveAsGcg: 'Save as GCG…',
  review: 'Review',
  branches: 'Branches',
  share: 'Share',
  print: 'Print…',
  damagedGame: 'Damaged game…',
} as const;

/** The button that opens a saved game; `kind` names its file picker. */
export const OPEN_FILE = { open: 'Open file…', kind: 'Game or board file' } as const;

export const SETTINGS = { sounds: 'Sounds', fullSpeech: 'Full speech' } as const;

export const THEME_NAMES = {
  system: 'Match system',
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
} as const;

/** The items of the menu. */
export const MENU = {
  home: 'Home',
  backToGame: 'Back to game',
  newGame: 'New game',
  moreGames: 'More games and boards…',
  table: 'Table',
  rules: 'Rules',
  invitation: 'Your invitation',
  games: 'Your games',
  lookUp: 'Look up',
  save: 'Save to file…',
  saveAsGcg: 'Save as GCG…',
  review: 'Review',
  branches: 'Branches',
  share: 'Share',
  damagedGame: 'Damaged game…',
} as const;

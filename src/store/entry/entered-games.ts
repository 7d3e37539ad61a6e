import { superTournament, tournament } from '../../engine';
import { type Game, GAMES } from '../../setup';

/** Games that can be entered: those of clubs first, then all whose first position follows from their set-up. */
export const ENTERED_GAMES: readonly Game[] = [
  {
    rules: tournament,
    defaultBoard: { name: 'Standard board', size: '15 × 15', file: 'boards/classic.txt' },
    otherBoards: [],
  },
  {
    rules: superTournament,
    defaultBoard: { name: 'Super board', size: '21 × 21', file: 'boards/super.txt' },
    otherBoards: [],
  },
  ...GAMES.filter(({ rules }) => rules.opening.kind === 'start-square'),
];

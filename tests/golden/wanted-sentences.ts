import { ENDING, type Game, type Place, type Scene, TOLD } from './prescribed-sentences';

/** Something that a document requires without prescribing the words. */
interface Wanted {
  readonly of: Game;
  readonly what: string;
  readonly sentence: string;
  readonly scene: Scene;
  readonly places: readonly Place[];
}

const ASKED = ['prompt', 'transcript'] as const;
const REFUSED = ['verdict', 'announcements'] as const;

const refusals = (
  of: Game,
  scene: Scene,
  rows: readonly (readonly [what: string, sentence: string])[],
): readonly Wanted[] =>
  rows.map(([what, sentence]) => ({ of, what, sentence, scene, places: REFUSED }));

/** Prompts and messages that are required by documents without fixed sentences. */
export const WANTED: readonly Wanted[] = [
  {
    of: 'classic',
    what: 'the prompt for a move, exchanges among them',
    sentence: 'Entering "-AE" exchanges the tiles A and E.',
    scene: 'a classic game',
    places: ASKED,
  },
  {
    of: 'crossword',
    what: 'the prompt for a move',
    sentence: 'Enter your move as the tiles you place and the square of the first',
    scene: 'a crossword',
    places: ASKED,
  },
  {
    of: 'configured',
    what: 'the prompt for a command',
    sentence: 'Enter a command.',
    scene: 'a configured game',
    places: ASKED,
  },
  {
    of: 'classic',
    what: 'the score of a turn is announced',
    sentence: 'Player 1 played NO at 2b for 2 points.',
    scene: 'a classic game',
    places: ['announcements'],
  },
  {
    of: 'classic',
    what: 'a word that is not in the list costs the turn',
    sentence: 'Turn lost. DQ isn’t in the word list.',
    scene: 'a classic game',
    places: ['transcript'],
  },
  {
    of: 'classic',
    what: 'an exchange',
    sentence: 'The move is: Exchange of 2 tiles',
    scene: 'a classic game',
    places: TOLD,
  },
  ...refusals('classic', 'a classic game', [
    ['a text that is no move', 'Illegal move format'],
    ['more tiles than the rack has', 'The tiles ZZ cannot be exchanged. Please try again.'],
  ]),
  {
    of: 'classic',
    what: 'the winner',
    sentence: 'Player 1 wins!',
    scene: 'the end of a classic game',
    places: ENDING,
  },
  ...refusals('crossword', 'a crossword', [
    ['a square that is not there', 'There is no such square on this board.'],
    ['no tile in common', 'The word must take in at least one tile that is already on the board.'],
    ['a word that is not in the list', 'TO is not in the word list.'],
    ['a second word', 'That would also form NO at right angles, and a move forms one word only.'],
  ]),
  {
    of: 'crossword',
    what: 'the winner',
    sentence: 'Player 1 wins!',
    scene: 'the end of a crossword',
    places: ENDING,
  },
  ...['How many players?', 'Name of Player 1'].map(
    (sentence): Wanted => ({
      of: 'configured',
      what: 'the question for the players',
      sentence,
      scene: 'the set-up of a configured game',
      places: ['set-up'],
    }),
  ),
  {
    of: 'configured',
    what: 'a file that cannot be used',
    sentence: 'In "config.txt", line 1, column 7: seed must be',
    scene: 'the set-up of a configured game',
    places: ['set-up'],
  },
  ...refusals('configured', 'a configured game', [
    ['tiles that the player has not got', 'Not on your rack: Z and Z.'],
    ['tiles for the bag that the player has not got', 'Not on your rack: Q.'],
    ['a square that is taken', 'The square named is already taken.'],
    ['tiles that run off the board', 'The word runs off the board: there is room for 1 tile.'],
    ['words that are not in the list', 'NOD is not in the word list.'],
    ['no tile beside another', 'At least one of your tiles must touch one that is already on the'],
    ['a row or a column that is not there', 'There is no such square on this board.'],
    ['no such command', 'The commands are PASS, EXCHANGE and PLACE, and this is "DISCARD".'],
    ['too few words', 'PLACE is followed by - or |, row, column and tiles'],
    ['another direction', 'The direction is - for across or | for down, and this is "/".'],
    ['a row that is no number', 'The row is a whole number from 1, and this is "x".'],
    ['a column that is no whole number', 'The column is a whole number from 1, and this is "1.5".'],
    ['no tiles', 'Name at least one tile'],
    ['no letter', 'Tiles are letters of this game or ? for a blank, and this is "4".'],
    ['a blank without its letter', 'After a ? comes the letter that the blank stands for.'],
  ]),
  {
    of: 'configured',
    what: 'a first move away from the start',
    sentence: 'The first word must cover the start square 2 2.',
    scene: 'a report of a configured game',
    places: REFUSED,
  },
  ...['NO for 2 points.', 'New tiles: D and D.', 'Continue'].map(
    (sentence): Wanted => ({
      of: 'configured',
      what: 'what came of a move, until its player goes on',
      sentence,
      scene: 'a report of a configured game',
      places: ['report'],
    }),
  ),
  ...['Ann scored # points.', 'Ben scored # points.', 'Ann and Ben share the win!'].map(
    (sentence): Wanted => ({
      of: 'configured',
      what: 'the final scores of all, and the winners',
      sentence,
      scene: 'the end of a configured game',
      places: ENDING,
    }),
  ),
];

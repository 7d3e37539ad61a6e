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
    sentence: 'NO across from b2, 2 points.',
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
    ['a square that is not there', 'That square isn’t on this board.'],
    ['no tile in common', 'Your word must use a tile on the board.'],
    ['a word that is not in the list', 'TO isn’t in the word list.'],
    ['a second word', 'That also makes NO. A move may make only one word.'],
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
    ['tiles that the player has not got', 'You don’t have 2 Zs.'],
    ['tiles for the bag that the player has not got', 'You don’t have Q.'],
    ['a square that is taken', 'That square is taken.'],
    ['tiles that run off the board', 'The word runs off the board. Only 1 tile fits.'],
    ['words that are not in the list', 'NOD isn’t in the word list.'],
    ['no tile beside another', 'Your tiles must touch one on the board'],
    ['a row or a column that is not there', 'That square isn’t on this board.'],
    ['no such command', 'Unknown command "DISCARD". Use PASS, EXCHANGE or PLACE.'],
    ['too few words', 'PLACE needs - or |, row, column and tiles'],
    ['another direction', 'The direction is - (across) or | (down), not "/".'],
    ['a row that is no number', 'The row is a whole number from 1, not "x".'],
    ['a column that is no whole number', 'The column is a whole number from 1, not "1.5".'],
    ['no tiles', 'Name at least one tile'],
    ['no letter', '"4" isn’t a tile. Use this game’s letters, or ? for a blank.'],
    ['a blank without its letter', 'Put the blank’s letter after the ?.'],
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

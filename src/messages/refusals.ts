import {
  assertNever,
  type CommandProblem,
  formatSquare,
  type MoveError,
  type MoveFormatError,
  type NotationName,
  type RuleBook,
  splitMove,
  type Square,
} from '../engine';
import type { SubmitError } from '../table';
import { counted, listed, quoted } from './phrases';

/** Answer of ScraBBKle to every refused input. */
const NOT_A_VALID_MOVE = 'This is not a valid move.';

const HEADLINES: Readonly<Record<NotationName, string>> = {
  'word-square': 'Illegal move format',
  'word-square-direction': NOT_A_VALID_MOVE,
  'word-square-or-whole-word': 'Illegal move format',
  commands: 'This is not a command.',
};

/** Headline for input that is not a move. */
export const illegalFormat = ({ notation }: RuleBook): string => HEADLINES[notation];

export const hasBlanks = ({ tileSet }: RuleBook): boolean => tileSet.blank.count > 0;

/** An example of an exchange command, with a blank if the tile set has any. */
export const exchangeExample = (rules: RuleBook): string =>
  `EXCHANGE ${hasBlanks(rules) ? 'aa?' : 'aa'}`;

function commandForm(rules: RuleBook, command: 'PASS' | 'EXCHANGE' | 'PLACE'): string {
  switch (command) {
    case 'PASS':
      return 'PASS takes nothing after it';
    case 'EXCHANGE':
      return `EXCHANGE is followed by the tiles, such as ${exchangeExample(rules)}`;
    case 'PLACE':
      return 'PLACE is followed by - or |, row, column and tiles, such as PLACE | 3 3 CAKE';
  }
}

function commandReason(rules: RuleBook, problem: CommandProblem): string {
  switch (problem.kind) {
    case 'unknown-command': {
      const commands = rules.exchange === 'none' ? 'PASS and PLACE' : 'PASS, EXCHANGE and PLACE';
      return `The commands are ${commands}, and this is ${quoted(problem.found)}.`;
    }
    case 'wrong-arguments':
      return `${commandForm(rules, problem.command)}.`;
    case 'bad-direction':
      return `The direction is - for across or | for down, and this is ${quoted(problem.found)}.`;
    case 'bad-number':
      return `The ${problem.of} is a whole number from 1, and this is ${quoted(problem.found)}.`;
    case 'no-tiles':
      return `Name at least one tile: ${commandForm(rules, problem.command)}.`;
    case 'bad-tile': {
      const blank = hasBlanks(rules) ? ' or ? for a blank' : '';
      return `Tiles are letters of this game${blank}, and this is ${quoted(problem.found)}.`;
    }
    case 'blank-without-letter':
      return 'After a ? comes the letter that the blank stands for.';
    default:
      return assertNever(problem);
  }
}

const WORD_SQUARE = 'HI,f4 goes down, HI,4f goes right; a comma alone passes';

function moveForms(rules: RuleBook): string {
  const isExchanged = rules.exchange !== 'none';
  const signed = isExchanged ? '; -AE exchanges tiles' : '';
  switch (rules.notation) {
    case 'word-square':
      return `word,square: ${WORD_SQUARE}${signed}`;
    case 'word-square-direction':
      return `word,square,direction: HI,f4,r goes right, HI,f4,d goes down; two commas alone pass${signed}`;
    case 'word-square-or-whole-word':
      return `word,square: ${WORD_SQUARE}; or a whole word with row and column from 0: GRAPE,4,0,across${signed}`;
    case 'commands':
      return `PASS${isExchanged ? `, ${exchangeExample(rules)},` : ''} or PLACE | 3 3 CAKE`;
  }
}

export const moveForm = (rules: RuleBook): string => `Write ${moveForms(rules)}.`;

/** The faulty part of the input if it is known, otherwise how moves are written. */
const formatReason = (rules: RuleBook, { problem }: MoveFormatError): string =>
  problem ? commandReason(rules, problem) : moveForm(rules);

/** Headline for a move that the rules refuse; word, place and tiles as they were typed. */
export function refusalHeadline(rules: RuleBook, text: string): string {
  if (rules.wording === 'scrabbkle') return NOT_A_VALID_MOVE;
  const attempt = splitMove(rules, text);
  switch (attempt?.kind) {
    case 'play':
      return `The board does not permit word ${attempt.word} at position ${attempt.place}. Please try again.`;
    case 'exchange':
      return `The tiles ${attempt.tiles} cannot be exchanged. Please try again.`;
    case undefined:
      return 'The rules do not permit this move. Please try again.';
  }
}

function tileNames(missing: string): string {
  const letters = [...missing].filter((letter) => letter !== '_');
  const blanks = [...missing].length - letters.length;
  if (blanks === 0) return listed(letters);
  return listed([...letters, blanks === 1 ? 'a blank' : counted(blanks, 'blank')]);
}

/** Why a move is refused, in one sentence; `nameOf` names squares. */
export function refusalReason(error: MoveError, nameOf: (square: Square) => string): string {
  switch (error.code) {
    case 'SQUARE_NOT_ON_BOARD':
      return 'There is no such square on this board.';
    case 'TILES_NOT_ON_RACK':
      return `Not on your rack: ${tileNames(error.missing)}.`;
    case 'SQUARE_OCCUPIED':
      return 'The square named is already taken.';
    case 'LETTER_DIFFERS':
      return `The board has ${error.found} where the word has ${error.wanted}.`;
    case 'WORD_GOES_ON':
      return 'There is a tile right before or after the word: name the whole word.';
    case 'NOTHING_NEW':
      return 'That word is already on the board: lay at least one tile.';
    case 'RUNS_OFF_BOARD':
      return `The word runs off the board: there is room for ${counted(error.fitting, 'tile')}.`;
    case 'OPENING_TOO_SHORT':
      return `The first word takes at least ${counted(error.fewestTiles, 'tile')} of yours.`;
    case 'START_NOT_COVERED':
      return `The first word must cover the start square ${nameOf(error.start)}.`;
    case 'CROSS_WORD_FORMED':
      return `That would also form ${error.crossWord} at right angles, and a move forms one word only.`;
    case 'NO_OVERLAP':
      return 'The word must take in at least one tile that is already on the board.';
    case 'NOT_ADJACENT':
      return 'At least one of your tiles must touch one that is already on the board.';
    case 'NO_WORD':
      return 'That forms no word: a word has two letters or more.';
    case 'WORD_TOO_SHORT':
      return `${error.word} is too short: words have ${error.shortest} letters or more here.`;
    case 'WORD_NOT_IN_LIST':
      return `${listed(error.words)} ${error.words.length === 1 ? 'is' : 'are'} not in the word list.`;
    case 'NO_EXCHANGE':
      return 'Tiles are not exchanged in this game.';
    case 'TOO_FEW_IN_BAG':
      return `The bag holds only ${counted(error.left, 'tile')}, and an exchange needs ${error.min}: play or pass.`;
    case 'NOTHING_TO_EXCHANGE':
      return 'Choose at least one tile to exchange.';
    case 'BAG_TOO_SMALL':
      return `The bag holds only ${counted(error.left, 'tile')}: exchange no more than that.`;
    case 'GAME_IS_OVER':
      return 'The game is over.';
    default:
      return assertNever(error);
  }
}

/** Whether a move needs blanks that the player does not have; usually the player typed lower-case letters. */
export const lacksBlanks = (error: SubmitError): boolean =>
  error.code === 'TILES_NOT_ON_RACK' && error.missing.includes('_');

/** Whether a move needs blanks in a game without any. */
const namesBlanksInVain = ({ tileSet }: RuleBook, error: SubmitError): boolean =>
  tileSet.blank.count === 0 && lacksBlanks(error);

const noBlanks = ({ notation }: RuleBook): string =>
  `There are no blanks in this game: ${notation === 'commands' ? 'leave out every ?' : 'write letters as capitals'}.`;

export function submitReason(rules: RuleBook, error: SubmitError): string {
  if (namesBlanksInVain(rules, error)) return noBlanks(rules);
  switch (error.code) {
    case 'ILLEGAL_FORMAT':
      return formatReason(rules, error);
    case 'NOT_YOUR_TURN':
      return 'It is not your turn.';
    case 'WORDS_NOT_READY':
      return 'The word list is still loading: please try again in a moment.';
    default:
      return refusalReason(error, (square) => formatSquare(rules, square));
  }
}

/** Introduces a suggested move. */
export const DID_YOU_MEAN = 'Did you mean';

/** Offers the same tiles as letters if lower-case input asked for blanks. */
export const playTiles = (tiles: string): string => `Play ${tiles}?`;

export const didYouMean = (suggestion: string): string => `${DID_YOU_MEAN} ${suggestion}?`;

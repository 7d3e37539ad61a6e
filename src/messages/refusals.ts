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
  commands: 'That isn’t a command.',
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
      return 'PASS stands alone';
    case 'EXCHANGE':
      return `EXCHANGE needs tiles, like ${exchangeExample(rules)}`;
    case 'PLACE':
      return 'PLACE needs - or |, row, column and tiles, like PLACE | 3 3 CAKE';
  }
}

function commandReason(rules: RuleBook, problem: CommandProblem): string {
  switch (problem.kind) {
    case 'unknown-command': {
      const commands = rules.exchange === 'none' ? 'PASS or PLACE' : 'PASS, EXCHANGE or PLACE';
      return `Unknown command ${quoted(problem.found)}. Use ${commands}.`;
    }
    case 'wrong-arguments':
      return `${commandForm(rules, problem.command)}.`;
    case 'bad-direction':
      return `The direction is - (across) or | (down), not ${quoted(problem.found)}.`;
    case 'bad-number':
      return `The ${problem.of} is a whole number from 1, not ${quoted(problem.found)}.`;
    case 'no-tiles':
      return `Name at least one tile. ${commandForm(rules, problem.command)}.`;
    case 'bad-tile': {
      const blank = hasBlanks(rules) ? ', or ? for a blank' : '';
      return `${quoted(problem.found)} isn’t a tile. Use this game’s letters${blank}.`;
    }
    case 'blank-without-letter':
      return 'Put the blank’s letter after the ?.';
    default:
      return assertNever(problem);
  }
}

const WORD_SQUARE = 'HI,f4 is down, HI,4f is across, a comma alone passes';

function moveForms(rules: RuleBook): string {
  const isExchanged = rules.exchange !== 'none';
  const signed = isExchanged ? '; -AE exchanges tiles' : '';
  switch (rules.notation) {
    case 'word-square':
      return `word,square: ${WORD_SQUARE}${signed}`;
    case 'word-square-direction':
      return `word,square,direction: HI,f4,r is across, HI,f4,d is down, two commas alone pass${signed}`;
    case 'word-square-or-whole-word':
      return `word,square: ${WORD_SQUARE}; or a whole word with row and column from 0: GRAPE,4,0,across${signed}`;
    case 'commands':
      return `PASS${isExchanged ? `, ${exchangeExample(rules)},` : ''} or PLACE | 3 3 CAKE`;
  }
}

export const moveForm = (rules: RuleBook): string => `Enter ${moveForms(rules)}.`;

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
      return 'That square isn’t on this board.';
    case 'TILES_NOT_ON_RACK':
      return `You don’t have ${tileNames(error.missing)}.`;
    case 'SQUARE_OCCUPIED':
      return 'That square is taken.';
    case 'LETTER_DIFFERS':
      return `The board has ${error.found} where the word has ${error.wanted}.`;
    case 'WORD_GOES_ON':
      return 'A tile touches the start or end. Enter the whole word.';
    case 'NOTHING_NEW':
      return 'That word is already there. Add a tile.';
    case 'RUNS_OFF_BOARD':
      return `The word runs off the board. Only ${counted(error.fitting, 'tile')} ${error.fitting === 1 ? 'fits' : 'fit'}.`;
    case 'OPENING_TOO_SHORT':
      return `The first word needs ${counted(error.fewestTiles, 'tile')} or more.`;
    case 'START_NOT_COVERED':
      return `The first word must cover the start square ${nameOf(error.start)}.`;
    case 'CROSS_WORD_FORMED':
      return `That also makes ${error.crossWord}. A move may make only one word.`;
    case 'NO_OVERLAP':
      return 'Your word must use a tile on the board.';
    case 'NOT_ADJACENT':
      return 'Your tiles must touch one on the board.';
    case 'NO_WORD':
      return 'That isn’t a word. Words have two letters or more.';
    case 'WORD_TOO_SHORT':
      return `${error.word} is too short. Words here have ${error.shortest} letters or more.`;
    case 'WORD_NOT_IN_LIST':
      return `${listed(error.words)} ${error.words.length === 1 ? 'isn’t' : 'aren’t'} in the word list.`;
    case 'NO_EXCHANGE':
      return 'This game has no exchanges.';
    case 'TOO_FEW_IN_BAG':
      return `Only ${counted(error.left, 'tile')} left in the bag, but an exchange needs ${error.min}. Play or pass.`;
    case 'NOTHING_TO_EXCHANGE':
      return 'Choose at least one tile to exchange.';
    case 'BAG_TOO_SMALL':
      return `Only ${counted(error.left, 'tile')} left in the bag. Exchange fewer.`;
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
  `This game has no blanks. ${notation === 'commands' ? 'Remove every ?' : 'Use capitals'}.`;

export function submitReason(rules: RuleBook, error: SubmitError): string {
  if (namesBlanksInVain(rules, error)) return noBlanks(rules);
  switch (error.code) {
    case 'ILLEGAL_FORMAT':
      return formatReason(rules, error);
    case 'NOT_YOUR_TURN':
      return 'It isn’t your turn.';
    case 'WORDS_NOT_READY':
      return 'The word list is still loading. Try again in a moment.';
    default:
      return refusalReason(error, (square) => formatSquare(rules, square));
  }
}

/** Introduces a suggested move. */
export const DID_YOU_MEAN = 'Did you mean';

/** Offers the same tiles as letters if lower-case input asked for blanks. */
export const playTiles = (tiles: string): string => `Play ${tiles}?`;

export const didYouMean = (suggestion: string): string => `${DID_YOU_MEAN} ${suggestion}?`;

import {
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
import { counted, listed, notInList, quoted, type Sentences, sentenceFor } from './phrases';

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

type Command = Extract<CommandProblem, { readonly command: string }>['command'];

function commandForm(rules: RuleBook, command: Command): string {
  const forms = {
    PASS: 'PASS stands alone',
    EXCHANGE: `EXCHANGE needs tiles, like ${exchangeExample(rules)}`,
    PLACE: 'PLACE needs - or |, row, column and tiles, like PLACE | 3 3 CAKE',
  };
  return forms[command];
}

const COMMAND_REASONS: Sentences<CommandProblem, [rules: RuleBook]> = {
  'unknown-command': ({ found }, { exchange }) =>
    `Unknown command ${quoted(found)}. Use ${exchange === 'none' ? 'PASS or PLACE' : 'PASS, EXCHANGE or PLACE'}.`,
  'wrong-arguments': ({ command }, rules) => `${commandForm(rules, command)}.`,
  'bad-direction': ({ found }) => `The direction is - (across) or | (down), not ${quoted(found)}.`,
  'bad-number': ({ of, found }) => `The ${of} is a whole number from 1, not ${quoted(found)}.`,
  'no-tiles': ({ command }, rules) => `Name at least one tile. ${commandForm(rules, command)}.`,
  'bad-tile': ({ found }, rules) =>
    `${quoted(found)} isn’t a tile. Use this game’s letters${hasBlanks(rules) ? ', or ? for a blank' : ''}.`,
  'blank-without-letter': 'Put the blank’s letter after the ?.',
};

const WORD_SQUARE = 'Type tiles and a square: HI,f4 goes down, HI,4f across. A comma alone passes.';

/** How moves are typed, in a few sentences. */
export function moveForm(rules: RuleBook): string {
  const isExchanged = rules.exchange !== 'none';
  const exchange = isExchanged ? ' -AE exchanges tiles.' : '';
  switch (rules.notation) {
    case 'word-square':
      return `${WORD_SQUARE}${exchange}`;
    case 'word-square-direction':
      return `Type tiles, a square and a direction: HI,f4,d goes down, HI,f4,r across. Two commas alone pass.${exchange}`;
    case 'word-square-or-whole-word':
      return `${WORD_SQUARE}${exchange} Or type a whole word with its row and column from 0, like GRAPE,4,0,across.`;
    case 'commands':
      return `Type PASS${isExchanged ? `, ${exchangeExample(rules)}` : ''} or a place and tiles: PLACE | 3 3 CAKE goes down, PLACE - 3 3 CAKE across.`;
  }
}

/** The faulty part of the input if it is known, otherwise how moves are written. */
const formatReason = (rules: RuleBook, { problem }: MoveFormatError): string =>
  problem ? sentenceFor(COMMAND_REASONS, problem, rules) : moveForm(rules);

/** Headline for a move that the rules refuse; word, place and tiles as they were typed. */
export function refusalHeadline(rules: RuleBook, text: string): string {
  if (rules.wording === 'scrabbkle') return NOT_A_VALID_MOVE;
  const attempt = splitMove(rules, text);
  if (!attempt) return 'The rules do not permit this move. Please try again.';
  return attempt.kind === 'play'
    ? `The board does not permit word ${attempt.word} at position ${attempt.place}. Please try again.`
    : `The tiles ${attempt.tiles} cannot be exchanged. Please try again.`;
}

function tileNames(missing: string): string {
  const counts = new Map<string, number>();
  for (const tile of missing) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  const names = Array.from(counts, ([tile, count]) => {
    if (count > 1) return counted(count, tile === '_' ? 'blank' : tile);
    return tile === '_' ? 'a blank' : tile;
  });
  return listed(names);
}

const REFUSALS: Sentences<MoveError, [nameOf: (square: Square) => string]> = {
  SQUARE_NOT_ON_BOARD: 'That square isn’t on this board.',
  TILES_NOT_ON_RACK: ({ missing }) => `You don’t have ${tileNames(missing)}.`,
  SQUARE_OCCUPIED: 'That square is taken.',
  LETTER_DIFFERS: ({ found, wanted }) => `The board has ${found} where the word has ${wanted}.`,
  WORD_GOES_ON: 'A tile touches the start or end. Enter the whole word.',
  NOTHING_NEW: 'That word is already there. Add a tile.',
  RUNS_OFF_BOARD: ({ fitting }) =>
    `The word runs off the board. Only ${counted(fitting, 'tile')} ${fitting === 1 ? 'fits' : 'fit'}.`,
  OPENING_TOO_SHORT: ({ fewestTiles }) =>
    `The first word needs ${counted(fewestTiles, 'tile')} or more.`,
  START_NOT_COVERED: ({ start }, nameOf) =>
    `The first word must cover the start square ${nameOf(start)}.`,
  CROSS_WORD_FORMED: ({ crossWord }) =>
    `That also makes ${crossWord}. A move may make only one word.`,
  NO_OVERLAP: 'Your word must use a tile on the board.',
  NOT_ADJACENT: 'Your tiles must touch one on the board.',
  NO_WORD: 'That isn’t a word. Words have two letters or more.',
  WORD_TOO_SHORT: ({ word, shortest }) =>
    `${word} is too short. Words here have ${shortest} letters or more.`,
  WORD_NOT_IN_LIST: ({ words }) => `${notInList(words)}.`,
  NO_EXCHANGE: 'This game has no exchanges.',
  TOO_FEW_IN_BAG: ({ left, min }) =>
    `Only ${counted(left, 'tile')} left in the bag, but an exchange needs ${min}. Play or pass.`,
  NOTHING_TO_EXCHANGE: 'Choose at least one tile to exchange.',
  BAG_TOO_SMALL: ({ left }) => `Only ${counted(left, 'tile')} left in the bag. Exchange fewer.`,
  GAME_IS_OVER: 'The game is over.',
};

/** Why a move is refused, in one sentence; `nameOf` names squares. */
export const refusalReason = (error: MoveError, nameOf: (square: Square) => string): string =>
  sentenceFor(REFUSALS, error, nameOf);

/** Whether a move needs blanks that the player does not have; usually the player typed lower-case letters. */
export const lacksBlanks = (error: SubmitError): boolean =>
  error.code === 'TILES_NOT_ON_RACK' && error.missing.includes('_');

const noBlanks = ({ notation }: RuleBook): string =>
  `This game has no blanks. ${notation === 'commands' ? 'Remove every ?' : 'Use capitals'}.`;

export function submitReason(rules: RuleBook, error: SubmitError): string {
  if (!hasBlanks(rules) && lacksBlanks(error)) return noBlanks(rules);
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

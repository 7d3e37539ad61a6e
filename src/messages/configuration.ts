import {
  CONFIGURATION_KEYS,
  type ConfigurationFileError,
  type FindFileError,
  type TileSetFileError,
} from '../engine';
import type { ConfiguredGameError } from '../setup';
import { fileName, inFile, numberProblem, ownFileReason } from './files';
import { isUndecoded, listed, quoted, type Sentences, sentenceFor } from './phrases';

const KEYS = CONFIGURATION_KEYS.join(', ');

const CONFIGURATION_PROBLEMS: Sentences<ConfigurationFileError> = {
  MISSING_COLON: ({ found }) => `expected “key: value”, found ${quoted(found)}`,
  UNKNOWN_KEY: ({ found }) =>
    found === ''
      ? `the key before the colon is missing; use ${KEYS}`
      : `unknown key ${quoted(found)}; use ${KEYS}`,
  KEY_TWICE: ({ key, firstLine }) => `${key} is already on line ${firstLine}; delete one`,
  EMPTY_VALUE: ({ key }) => `${key} has no value; add one after the colon`,
  BAD_NUMBER: (error) => numberProblem(error.key, error),
  FILE_NAME_TOO_LONG: ({ key, max }) =>
    `the file name for ${key} can have ${max} characters at most`,
  MISSING_KEY: ({ key }) => `${key} is missing; add a line that begins with ${key}:`,
};

/** Why the chosen files do not settle which one a configuration names. */
const REFERENCE_PROBLEMS: Sentences<FindFileError> = {
  FILE_NOT_PICKED: ({ name }) => `${fileName(name)} is missing; choose it too`,
  TWO_FILES_FIT: ({ name, paths }) =>
    `${listed(paths.map(fileName))} both match ${fileName(name)}; clear the files and choose one`,
};

const TILE_SET_PROBLEMS: Sentences<TileSetFileError> = {
  NOT_ONE_CHARACTER: ({ found }) => `a tile is one letter or ?, not ${quoted(found)}`,
  NO_CASE_PAIR: ({ found }) => `${quoted(found)} has no upper and lower case; use another letter`,
  BAD_POINTS: (error) => numberProblem('the points', error),
  BAD_TILE_COUNT: (error) => numberProblem('the number of tiles', error),
  UNEXPECTED_TEXT: ({ found }) => `a line is a letter, points and a count; remove ${quoted(found)}`,
  TILE_TWICE: ({ found, firstLine }) =>
    `${quoted(found)} is already on line ${firstLine}; delete one`,
  TOO_MANY_LETTERS: ({ max }) => `a tile set can have ${max} letters at most; remove the others`,
  NO_LETTERS: 'a tile set needs a letter; add a line such as a 1 9',
  NO_TILES: 'a tile set needs a tile; give one line a count above 0',
};

export function tileSetReason(file: string, error: TileSetFileError): string {
  const isUnreadable = 'found' in error && isUndecoded(error.found);
  const problem = isUnreadable
    ? 'the file isn’t in UTF-8; save it as UTF-8'
    : sentenceFor(TILE_SET_PROBLEMS, error);
  return inFile(fileName(file), error, problem);
}

const GAME_REASONS: Sentences<ConfiguredGameError> = {
  TOO_MANY_FILES: ({ max }) => `That’s more than ${max} files. Choose one game’s files only.`,
  DROP_UNREADABLE: 'Couldn’t read what you dropped. Use the buttons instead.',
  NO_CONFIGURATION: `None of these is a configuration. Choose one with lines like “hand_size: 7” (keys: ${KEYS}).`,
  SEVERAL_CONFIGURATIONS: ({ files }) =>
    `${files.length} of these files are configurations. Choose one.`,
  BAD_FILE: ({ file, error }) => ownFileReason(file, error),
  BAD_BOARD: ({ file, error }) => ownFileReason(file, error),
  BAD_CONFIGURATION: ({ file, error }) =>
    inFile(fileName(file), error, sentenceFor(CONFIGURATION_PROBLEMS, error)),
  BAD_REFERENCE: ({ file, error }) =>
    inFile(fileName(file), error, sentenceFor(REFERENCE_PROBLEMS, error)),
  BAD_TILE_SET: ({ file, error }) => tileSetReason(file, error),
};

/** Names the faulty file among those of a configured game, and what is wrong with it. */
export const configuredGameReason = (error: ConfiguredGameError): string =>
  sentenceFor(GAME_REASONS, error);

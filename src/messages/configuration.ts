import {
  assertNever,
  CONFIGURATION_KEYS,
  type ConfigurationFileError,
  type FindFileError,
  type TileSetFileError,
} from '../engine';
import type { ConfiguredGameError } from '../setup';
import { fileName, inFile, ownFileReason, wholeNumber } from './files';
import { insteadOf, isUndecoded, listed, quoted } from './phrases';

const KEYS = CONFIGURATION_KEYS.join(', ');

function configurationProblem(error: ConfigurationFileError): string {
  switch (error.code) {
    case 'MISSING_COLON':
      return `expected “key: value”, found ${quoted(error.found)}`;
    case 'UNKNOWN_KEY':
      return error.found === ''
        ? `the key before the colon is missing; use ${KEYS}`
        : `unknown key ${quoted(error.found)}; use ${KEYS}`;
    case 'KEY_TWICE':
      return `${error.key} is already on line ${error.firstLine}; delete one`;
    case 'EMPTY_VALUE':
      return `${error.key} has no value; add one after the colon`;
    case 'BAD_NUMBER':
      return `${error.key} must be ${wholeNumber(error)}${insteadOf(error.found)}`;
    case 'FILE_NAME_TOO_LONG':
      return `the file name for ${error.key} can have ${error.max} characters at most`;
    case 'MISSING_KEY':
      return `${error.key} is missing; add a line that begins with ${error.key}:`;
    default:
      return assertNever(error);
  }
}

const configurationReason = (file: string, error: ConfigurationFileError): string =>
  inFile(fileName(file), error, configurationProblem(error));

function findFileProblem(error: FindFileError): string {
  switch (error.code) {
    case 'FILE_NOT_PICKED':
      return `${fileName(error.name)} is missing; choose it too`;
    case 'TWO_FILES_FIT':
      return `${listed(error.paths.map(fileName))} both match ${fileName(error.name)}; clear the files and choose one`;
    default:
      return assertNever(error);
  }
}

/** Why the chosen files do not settle which one a configuration names. */
const findFileReason = (configurationFile: string, error: FindFileError): string =>
  inFile(fileName(configurationFile), error, findFileProblem(error));

function tileSetProblem(error: TileSetFileError): string {
  if ('found' in error && isUndecoded(error.found)) {
    return 'the file isn’t in UTF-8; save it as UTF-8';
  }
  switch (error.code) {
    case 'NOT_ONE_CHARACTER':
      return `a tile is one letter or ?, not ${quoted(error.found)}`;
    case 'NO_CASE_PAIR':
      return `${quoted(error.found)} has no upper and lower case; use another letter`;
    case 'BAD_POINTS':
      return `the points must be ${wholeNumber(error)}${insteadOf(error.found)}`;
    case 'BAD_TILE_COUNT':
      return `the number of tiles must be ${wholeNumber(error)}${insteadOf(error.found)}`;
    case 'UNEXPECTED_TEXT':
      return `a line is a letter, points and a count; remove ${quoted(error.found)}`;
    case 'TILE_TWICE':
      return `${quoted(error.found)} is already on line ${error.firstLine}; delete one`;
    case 'TOO_MANY_LETTERS':
      return `a tile set can have ${error.max} letters at most; remove the others`;
    case 'NO_LETTERS':
      return 'a tile set needs a letter; add a line such as a 1 9';
    case 'NO_TILES':
      return 'a tile set needs a tile; give one line a count above 0';
    default:
      return assertNever(error);
  }
}

export const tileSetReason = (file: string, error: TileSetFileError): string =>
  inFile(fileName(file), error, tileSetProblem(error));

/** Names the faulty file among those of a configured game, and what is wrong with it. */
export function configuredGameReason(error: ConfiguredGameError): string {
  switch (error.code) {
    case 'TOO_MANY_FILES':
      return `That’s more than ${error.max} files. Choose one game’s files only.`;
    case 'DROP_UNREADABLE':
      return 'Couldn’t read what you dropped. Use the buttons instead.';
    case 'NO_CONFIGURATION':
      return `None of these is a configuration. Choose one with lines like “hand_size: 7” (keys: ${KEYS}).`;
    case 'SEVERAL_CONFIGURATIONS':
      return `${error.files.length} of these files are configurations. Choose one.`;
    case 'BAD_FILE':
    case 'BAD_BOARD':
      return ownFileReason(error.file, error.error);
    case 'BAD_CONFIGURATION':
      return configurationReason(error.file, error.error);
    case 'BAD_REFERENCE':
      return findFileReason(error.file, error.error);
    case 'BAD_TILE_SET':
      return tileSetReason(error.file, error.error);
    default:
      return assertNever(error);
  }
}

import {
  assertNever,
  CONFIGURATION_KEYS,
  type ConfigurationFileError,
  type FindFileError,
  type TileSetFileError,
} from '../engine';
import type { ConfiguredGameError } from '../setup';
import { fileName, inFile, ownFileReason, wholeNumber } from './files';
import { isUndecoded, quoted } from './phrases';

const KEYS = CONFIGURATION_KEYS.join(', ');

function configurationProblem(error: ConfigurationFileError): string {
  switch (error.code) {
    case 'MISSING_COLON':
      return `a line is a key, a colon and a value, and this is ${quoted(error.found)}`;
    case 'UNKNOWN_KEY':
      return error.found === ''
        ? `there is no key before the colon; write one of ${KEYS}`
        : `there is no key ${quoted(error.found)}; use ${KEYS}`;
    case 'KEY_TWICE':
      return `${error.key} stands in line ${error.firstLine} already; leave one of the two`;
    case 'EMPTY_VALUE':
      return `${error.key} has no value; write it behind the colon`;
    case 'BAD_NUMBER':
      return `${error.key} must be ${wholeNumber(error)}, and this is ${quoted(error.found)}`;
    case 'FILE_NAME_TOO_LONG':
      return `the file for ${error.key} must have a name of at most ${error.max} characters`;
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
      return `the file ${fileName(error.name)} is not among those you chose; choose it as well`;
    case 'TWO_FILES_FIT':
      return `${error.paths.map(fileName).join(' and ')} could both be ${fileName(error.name)}; forget these files, and choose only one of them`;
    default:
      return assertNever(error);
  }
}

/** Why the chosen files do not settle which one a configuration names. */
const findFileReason = (configurationFile: string, error: FindFileError): string =>
  inFile(fileName(configurationFile), error, findFileProblem(error));

function tileSetProblem(error: TileSetFileError): string {
  if ('found' in error && isUndecoded(error.found)) {
    return 'this cannot be read, since the file is not in UTF-8; save it as UTF-8';
  }
  switch (error.code) {
    case 'NOT_ONE_CHARACTER':
      return `a tile bears one letter, or is ?, and this is ${quoted(error.found)}`;
    case 'NO_CASE_PAIR':
      return `${quoted(error.found)} has no capital and small form of its own, one character each; use another letter`;
    case 'BAD_POINTS':
      return `the points must be ${wholeNumber(error)}, and this is ${quoted(error.found)}`;
    case 'BAD_TILE_COUNT':
      return `the number of tiles must be ${wholeNumber(error)}, and this is ${quoted(error.found)}`;
    case 'UNEXPECTED_TEXT':
      return `a line is a letter, its points and the number of tiles; take ${quoted(error.found)} away`;
    case 'TILE_TWICE':
      return `line ${error.firstLine} has the tile ${quoted(error.found)} already; leave one of the two`;
    case 'TOO_MANY_LETTERS':
      return `a tile set has at most ${error.max} letters; take the others away`;
    case 'NO_LETTERS':
      return 'a tile set needs a letter; add a line such as a 1 9';
    case 'NO_TILES':
      return 'a tile set needs a tile; give one of its lines a number of tiles above 0';
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
      return `With these there are more than ${error.max} files; choose only those of one game.`;
    case 'DROP_UNREADABLE':
      return 'What was dropped could not be read; choose the files by one of the buttons.';
    case 'NO_CONFIGURATION':
      return `None of these files is a configuration; choose one with lines such as "hand_size: 7", for ${KEYS}.`;
    case 'SEVERAL_CONFIGURATIONS':
      return `${error.files.length} of these files are configurations; choose one of them.`;
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

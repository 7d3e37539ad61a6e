export { configuredRules } from './books/configured';
export { classic, configured, crossword, RULE_BOOKS, scrabbkle, scraebbkle } from './books';
export { latinTileSet, STANDARD_ENGLISH_TILES } from './books/latin';
export { type AlphabetError, parseAlphabet } from './files/alphabet';
export {
  type Configuration,
  CONFIGURATION_KEYS,
  type ConfigurationFileError,
  type FileReference,
  configurationLikelihood,
  parseConfiguration,
} from './files/configuration';
export { findFile, type FindFileError } from './files/find-file';
export { type LetterBagError, parseLetterBag, withBag } from './files/letter-bag';
export {
  formatRuleBook,
  parseRuleBook,
  readRuleBook,
  type RuleBookFileError,
  type SavedRuleBook,
} from './files/rule-book-file';
export type { RuleFault } from './files/rule-fault';
export { parseTileSet, parseTileSetFile, type TileSetFileError } from './files/tile-set';
export {
  type Bonus,
  type NotationName,
  NOTATIONS,
  type Player,
  PLAYERS,
  type RuleBook,
  type Wording,
  WORDINGS,
} from './rule-book';
export { ruleBookSchema } from './schema';
export { withSanitizedNames } from './sanitized-names';

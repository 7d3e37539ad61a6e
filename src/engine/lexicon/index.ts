export { alphabetOfWords, type CompiledWords } from './compiled';
export { findWords, type WordQuestion, type WordQuestionError } from './find-words';
export { buildGraph } from './graph/gaddag';
export {
  countWords,
  endsWord,
  isLast,
  isValidGraph,
  letterOf,
  NO_STATE,
  SEPARATOR,
  targetOf,
  type WordGraph,
} from './graph/word-graph';
export { hooksOf } from './hooks';
export { type Lexicon, lexiconOf, coversLexicon } from './lexicon';
export { type ForeignCharacter, toUpperCaseWord } from './spelling';
export { type BuildProgress, subrange, noProgress, WorkMeter } from './work-meter';
export { newWord, type NewWordError, withWords } from './with-words';
export {
  fingerprintOf,
  type LeftOut,
  parseWordList,
  type ReadWords,
  type WordListError,
} from './word-list';

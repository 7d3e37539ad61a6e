import {
  alphabetOf,
  crossword,
  type Learnable,
  lexiconOf,
  parseWordList,
  plainBoard,
} from '../../src/engine';
import { valueOf } from './results';

/** Four letters have few weights, so that few games are played to learn them. */
const letters = ['A', 'E', 'S', 'T'].map((letter) => ({
  letter,
  twin: letter.toLowerCase(),
  value: 1,
  count: 3,
}));

/** A game that is learned within a second. */
export const TINY_GAME: Learnable = {
  rules: { ...crossword, tileSet: { letters, blank: { value: 0, count: 0 } }, rackSize: 3 },
  board: plainBoard(5, 5),
};

const text = ['AT', 'AS', 'EAT', 'SEA', 'SET', 'TEA', 'SEAT', 'TASTE'].join('\n');

export const TINY_LEXICON = lexiconOf(
  valueOf(parseWordList(alphabetOf(TINY_GAME.rules.tileSet), text)).words,
);

import { columnLabel } from '../board';
import type { Move } from '../play';
import type { RuleBook } from '../rules';
import { type Alphabet, alphabetOf } from '../tiles';
import { formatMove } from './notation';
import { parseWordSquare, PASS_TEXT } from './word-square';

type Translation = (text: string, alphabet: Alphabet) => string | undefined;

/** Blanks written as `?` and a letter, in the lower case that stands for them here. */
const withBlanks = (alphabet: Alphabet, word: string): string =>
  word.replace(/\?(.)/gu, (_, letter: string) => {
    const index = alphabet.indexOfLetter(letter);
    return (index === undefined ? undefined : alphabet.twins[index]) ?? letter;
  });

/** Turns the notations of the games into `word,square`, without checking anything else. */
const TRANSLATIONS: readonly Translation[] = [
  (text) => (/^(?:,+|pass)$/i.test(text) ? PASS_TEXT : undefined),
  // GIT,f8,r and SAR,h7,d: the square, then the direction.
  (text) => {
    const [, word, column, row, way] = /^(.+),([a-z])0*(\d+),([rd])$/i.exec(text) ?? [];
    if (!word || !column || !row || !way) return undefined;
    const label = column.toLowerCase();
    return way.toLowerCase() === 'r' ? `${word},${row}${label}` : `${word},${label}${row}`;
  },
  // PLACE - 5 1 CAKE and PLACE | 3 3 CAKE: row and column by number, then the tiles.
  (text, alphabet) => {
    const [, way, row, column, tiles] = /^place([-|])(\d{1,5}) (\d{1,5}) (.+)$/i.exec(text) ?? [];
    if (!way || !column || !row || !tiles) return undefined;
    const label = columnLabel(Number(column) - 1);
    const word = withBlanks(alphabet, tiles);
    return way === '-' ? `${word},${Number(row)}${label}` : `${word},${label}${Number(row)}`;
  },
  // The square's capital or leading zero, a space or a comma too many, is all that is wrong.
  (text) => {
    const [, word, place] = /^([^,]+),+([a-z]?0*\d+[a-z]?),*$/i.exec(text) ?? [];
    return word && place ? `${word},${place.toLowerCase().replace(/0*(\d+)/, '$1')}` : undefined;
  },
];

/** Whole words are not among the translations: which tiles they lay, the board alone can tell. */
function translate(text: string, alphabet: Alphabet): Move | undefined {
  const words = text.trim().replace(/^place\s*([-|])\s*/i, 'place$1');
  const isCommand = /^place/i.test(words);
  const tight = words.replace(/\s+/g, isCommand ? ' ' : '');
  for (const translation of TRANSLATIONS) {
    const candidate = translation(tight, alphabet);
    const move = candidate === undefined ? undefined : parseWordSquare(alphabet, candidate);
    if (move?.ok) return move.value;
  }
  return undefined;
}

/**
 * The move that a text of another game's notation, or a slip in this one's, most likely means;
 * undefined when there is no telling. The answer is always a move in the notation of the rules.
 */
export function suggestMove(rules: RuleBook, text: string): string | undefined {
  const move = translate(text, alphabetOf(rules.tileSet));
  return move && formatMove(rules, move);
}

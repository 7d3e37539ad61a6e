import type { Lexicon } from './lexicon';

/**
 * Lists of words that came with the page, by the id of their lexicon, and that of the list which has
 * taken their place: it holds all of their words and more.
 */
const SUCCESSORS: ReadonlyMap<string, string> = new Map([
  [
    '6e90708bbdb1673d3f1d56403247f949dd4419a16db2f09fa877cee80b395aa8',
    '6f1046bb89b6d4f210d7997b705aab97cebf7816ec8eb5395f0ca047b573b144',
  ],
]);

/**
 * Whether a lexicon may judge a game that names its words by an id: they are the same, or have come
 * to be among those of the lexicon, so that all plays of the game are legal by it as well.
 */
export const mayJudge = ({ id }: Pick<Lexicon, 'id'>, lexiconId: string): boolean =>
  id === lexiconId || SUCCESSORS.get(lexiconId) === id;

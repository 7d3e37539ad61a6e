import { type RuleBook, startSquare, type View } from '../engine';
import { moveShape } from './moves-in-words';
import { pointsText } from './phrases';
import { squareInWords } from './squares';

/** The first tip: how tiles get onto the board, and where the first of them must go. */
export function layingHint(view: Pick<View, 'rules' | 'board' | 'given' | 'grid'>): string {
  const { rules, grid } = view;
  const how = 'Drag a tile to the board, or tap it and then a square.';
  const start = startSquare(view);
  const isEmpty = grid.every(({ kind }) => kind === 'empty');
  return start && isEmpty
    ? `${how} The first word covers the star on ${squareInWords(rules, start)}.`
    : `${how} New tiles must connect to those on the board.`;
}

/** How a move that lies on the board is judged and played. */
export const playingHint = (): string =>
  'This line shows the score. Play or Enter plays it, Recall or Esc takes it back.';

/** What the premium squares do. */
export function premiumHint({ rules, board }: Pick<View, 'rules' | 'board'>): string {
  if (rules.premiums === 'ignore') return 'The coloured squares do not count in this game.';
  const hasTraps = board.premiums.some((premium) => premium.kind !== 'none' && premium.factor <= 0);
  const traps = hasTraps ? ' Striped squares score nothing or cost you points.' : '';
  return `2L doubles the letter you lay on it; 3W triples the whole word.${traps}`;
}

/** The ways to make a move without dragging. */
export const typingHint = (rules: RuleBook): string =>
  `Keys are faster: click a free square and type, or write ${moveShape(rules)} in the box. “?” lists all keys.`;

/** What a blank is. */
export const blankHint = ({ tileSet }: RuleBook): string =>
  `The tile without a letter is a blank: it stands for any letter, and is worth ${pointsText(tileSet.blank.value)}.`;

import {
  type Board,
  type BoardState,
  DIRECTIONS,
  type PlacedTile,
  type Premium,
  probabilityOfAny,
  type RuleBook,
  runThrough,
  type Square,
  type Tile,
  tileText,
  tileValue,
  type View,
} from '../engine';
import { counted, joined, listed, printed, spokenNumber } from './phrases';
import { squareInWords } from './squares';

export const boardLabel = ({ columns, rows }: Board): string =>
  `Board, ${columns} columns, ${rows} rows`;

const premiumWords = (premium: Premium): string =>
  premium.kind === 'none' ? '' : `${premium.kind} times ${spokenNumber(premium.factor)}`;

/** The words through a square, for its label: `GLIDE and DO`; empty if there are none. */
export const wordsThrough = (field: BoardState, square: Square): string =>
  listed(
    DIRECTIONS.map((direction) => runThrough(field, square, direction))
      .filter((run) => run.length > 1)
      .map((run) => run.map(({ tile }) => tile.letter).join('')),
  );

/** Everything that the label of a square depends on. */
interface SquareFacts {
  readonly square: Square;
  readonly premium: Premium;
  readonly isStart: boolean;
  readonly tile: PlacedTile | undefined;
  /** A tile laid here and not yet played; `unnamed` for a blank without a letter. */
  readonly draft: PlacedTile | 'unnamed' | undefined;
  /** The words through it, which a full label names; undefined for a brief one. */
  readonly words: string | undefined;
}

/** Label of a square: in brief `h8, N, 1` and `b2, word times 12`, in full `h8, N, value 1, in NOT`. */
export function squareLabel(rules: RuleBook, facts: SquareFacts): string {
  const { square, premium, isStart, tile, draft, words } = facts;
  const name = squareInWords(rules, square);
  if (draft === 'unnamed') return `${name}, blank, no letter yet`;
  const isFull = words !== undefined;
  const shown = draft ?? tile;
  if (!shown) {
    const parts = [name, isStart && 'start', isFull && 'empty', premiumWords(premium)];
    return joined(parts, ', ');
  }
  const value = spokenNumber(tileValue(rules.tileSet, shown));
  return joined(
    [
      name,
      shown.letter,
      shown.kind === 'blank' && 'blank',
      isFull ? `value ${value}` : value,
      words && !draft && `in ${words}`,
      draft && 'not played yet',
    ],
    ', ',
  );
}

export const rackTileLabel = (letter: string | undefined, value: number): string =>
  `${letter ?? 'blank'}, value ${spokenNumber(value)}`;

/** Screen reader label of an empty rack position (0-based). */
export const emptyPositionLabel = (position: number): string =>
  `Rack position ${position + 1}, empty`;

/** Texts of the letter picker for a blank; `square` is the square in words. */
export const blankPickerTexts = (square: string) => ({
  label: `Letter for the blank at ${square}`,
  question: `Choose a letter for the blank at ${square}`,
  cancel: 'Take it back',
});

/** `86 tiles unseen` and `79 in the bag`; only `3 tiles in the bag` if every unseen tile is there. */
export const unseenTitle = (
  unseen: number,
  inBag: number,
): { readonly title: string; readonly bag: string } =>
  unseen === inBag
    ? { title: `${counted(inBag, 'tile')} in the bag`, bag: '' }
    : { title: `${counted(unseen, 'tile')} unseen`, bag: `${inBag} in the bag` };

/** Shown beside the unseen tiles until the pointer is on one of them. */
export const ODDS_HINT = 'Hover or tap a letter for its odds.';

/** Formats a probability from 0 to 1 as a percentage; only 0 and 1 become `0%` and `100%`. */
function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.01) return 'under 1%';
  return chance > 0.99 ? 'over 99%' : `${Math.round(100 * chance)}%`;
}

const faceName = (face: string): string => (face === tileText({ kind: 'blank' }) ? 'Blank' : face);

export const countOfFace = (tiles: readonly Tile[], face: string): number =>
  tiles.filter((tile) => tileText(tile) === face).length;

/** Screen reader label of a face among the unseen tiles. */
export const unseenFaceLabel = (face: string, count: number): string =>
  `${faceName(face)}: ${count} unseen`;

/**
 * Returns the odds of a face: that another rack holds it, and that the next draw brings it. The draw takes as
 * many tiles as are laid now, at least one.
 */
export function oddsOf(view: View, face: string, laid: number): string {
  const { unseen, bagCount, seats } = view;
  const count = countOfFace(unseen, face);
  if (count === 0) return `${faceName(face)}: none left.`;
  const hidden = seats.flatMap(({ rack }) => (rack.kind === 'hidden' ? [rack.count] : []));
  const drawn = Math.min(Math.max(1, laid), bagCount);
  const onRacks = probabilityOfAny(
    unseen.length,
    count,
    hidden.reduce((sum, tiles) => sum + tiles, 0),
  );
  const rack = hidden.length > 1 ? 'another rack' : 'the other rack';
  const next = drawn === 1 ? 'tile' : `${drawn} tiles`;
  const inDraw = probabilityOfAny(unseen.length, count, drawn);
  const parts = [
    hidden.length > 0 && `${percent(onRacks)} on ${rack}`,
    drawn > 0 && `${percent(inDraw)} in your next ${next}`,
  ];
  return `${faceName(face)}: ${joined(parts, ', ')}.`;
}

const DOES: Readonly<Record<number, string>> = { 2: 'Doubles', 3: 'Triples' };

/** Explains a bonus square in a sentence: `Doubles the tile placed here.` */
export function bonusSquareSentence({ premiums }: RuleBook, premium: Premium): string {
  if (premium.kind === 'none') return '';
  if (premiums === 'ignore') return 'Coloured squares don’t count in this game.';
  const { kind, factor } = premium;
  const what = kind === 'letter' ? 'the tile placed here' : 'the whole word';
  if (factor > 1) {
    const does = DOES[factor];
    return does ? `${does} ${what}.` : `Counts ${what} ${factor} times.`;
  }
  if (factor === 1) return 'Counts like a plain square.';
  const subject = kind === 'letter' ? 'A tile placed here' : 'A word over this square';
  if (factor === 0) return `${subject} scores zero.`;
  return `${subject} costs ${factor === -1 ? 'its points' : `${printed(-factor)} times its points`}.`;
}

import { premiumAt, sameSquare, type Square } from '../board';
import type { RuleBook } from '../rules';
import { type PlacedTile, tileValue } from '../tiles';
import type { BoardState, LaidTile } from './grid';

/** Score of one tile in a word: face value × factor. The factor of a tile already on the board is 1. */
interface LetterScore {
  readonly tile: PlacedTile;
  readonly value: number;
  readonly factor: number;
}

/** Score of one word: total = (sum of value × factor) × all word factors. */
export interface WordScore {
  readonly letters: readonly LetterScore[];
  readonly wordFactors: readonly number[];
  readonly total: number;
}

/** Score of a play: total = totals of its words + bonus. */
export interface ScoreBreakdown {
  /** Main word first. */
  readonly words: readonly WordScore[];
  readonly bonus: number;
  readonly total: number;
}

/** Bonus points for laying this many tiles in one play; 0 if there is no such bonus. */
export const bonusFor = (rules: RuleBook, tilesLaid: number): number =>
  rules.bonuses.find(({ tiles }) => tilesLaid === (tiles === 'full-rack' ? rules.rackSize : tiles))
    ?.points ?? 0;

function scoreWord(
  rules: RuleBook,
  field: BoardState,
  word: readonly LaidTile[],
  isNew: (square: Square) => boolean,
): WordScore {
  const wordFactors: number[] = [];
  const letters = word.map(({ square, tile }): LetterScore => {
    const counts = rules.premiums === 'count' && isNew(square);
    const premium = counts ? premiumAt(field.board, square) : undefined;
    if (premium?.kind === 'word') wordFactors.push(premium.factor);
    const factor = premium?.kind === 'letter' ? premium.factor : 1;
    return { tile, value: tileValue(rules.tileSet, tile), factor };
  });
  const sum = letters.reduce((total, { value, factor }) => total + value * factor, 0);
  // Adding 0 turns the −0 of `0 * -2` into 0.
  const total = wordFactors.reduce((product, factor) => product * factor, sum) + 0;
  return { letters, wordFactors, total };
}

/** Scores a play; `formed` are the words that its tiles form, main word first. */
export function scorePlay(
  rules: RuleBook,
  field: BoardState,
  laid: readonly LaidTile[],
  formed: readonly (readonly LaidTile[])[],
): ScoreBreakdown {
  const isNew = (square: Square) => laid.some((each) => sameSquare(each.square, square));
  const words = formed.map((word) => scoreWord(rules, field, word, isNew));
  const bonus = bonusFor(rules, laid.length);
  return { words, bonus, total: words.reduce((sum, { total }) => sum + total, bonus) };
}

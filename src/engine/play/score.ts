import { premiumAt, type Square } from '../board';
import type { RuleBook } from '../rules';
import { type PlacedTile, tileValue } from '../tiles';
import type { Field, LaidTile } from './grid';

/** What one tile of a word counts: its face value times a factor (1 for a tile already there). */
export interface LetterScore {
  readonly tile: PlacedTile;
  readonly value: number;
  readonly factor: number;
}

/** A score taken apart: total = (sum of values × factors) × all word factors + bonus. */
export interface ScoreBreakdown {
  readonly letters: readonly LetterScore[];
  readonly wordFactors: readonly number[];
  readonly bonus: number;
  readonly total: number;
}

/** Points for laying this many tiles at once. */
export const bonusFor = (rules: RuleBook, tilesLaid: number): number =>
  rules.bonuses.find(({ tiles }) => tiles === tilesLaid)?.points ?? 0;

/** Scores a word in which the tiles of `isNew` squares are laid by this move. */
export function scoreWord(
  rules: RuleBook,
  field: Field,
  word: readonly LaidTile[],
  isNew: (square: Square) => boolean,
  bonus: number,
): ScoreBreakdown {
  const wordFactors: number[] = [];
  const letters = word.map(({ square, tile }): LetterScore => {
    const premium = isNew(square) ? premiumAt(field.board, square) : undefined;
    if (premium?.kind === 'word') wordFactors.push(premium.factor);
    const factor = premium?.kind === 'letter' ? premium.factor : 1;
    return { tile, value: tileValue(rules.tileSet, tile), factor };
  });
  const sum = letters.reduce((total, { value, factor }) => total + value * factor, 0);
  // Adding the bonus also turns the −0 of `0 * -2` into 0.
  const total = wordFactors.reduce((product, factor) => product * factor, sum) + bonus;
  return { letters, wordFactors, bonus, total };
}

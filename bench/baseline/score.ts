import type { Board, PlacedTile, RuleBook } from '../../src/engine';

/** A tile of a word with its 0-based position; `isNew` if the play places it. */
export interface WordTile {
  readonly row: number;
  readonly column: number;
  readonly tile: PlacedTile;
  readonly isNew: boolean;
}

function valueOf({ tileSet }: RuleBook, { kind, letter }: PlacedTile): number {
  if (kind === 'blank') return tileSet.blank.value;
  return tileSet.letters.find((each) => each.letter === letter)?.value ?? 0;
}

function scoreWord(rules: RuleBook, board: Board, word: readonly WordTile[]): number {
  let sum = 0;
  let wordFactor = 1;
  for (const { row, column, tile, isNew } of word) {
    let value = valueOf(rules, tile);
    if (isNew && rules.premiums === 'count') {
      const premium = board.premiums[row * board.columns + column];
      if (premium?.kind === 'letter') value *= premium.factor;
      if (premium?.kind === 'word') wordFactor *= premium.factor;
    }
    sum += value;
  }
  return sum * wordFactor;
}

/** The score of a play that places `laid` tiles and forms these words. */
export function scoreWords(
  rules: RuleBook,
  board: Board,
  words: readonly (readonly WordTile[])[],
  laid: number,
): number {
  // Starting at 0 turns −0 into 0.
  let score = 0;
  for (const word of words) score += scoreWord(rules, board, word);
  for (const { tiles, points } of rules.bonuses) {
    if (laid === (tiles === 'full-rack' ? rules.rackSize : tiles)) return score + points;
  }
  return score;
}

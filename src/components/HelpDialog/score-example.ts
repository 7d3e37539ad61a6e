import {
  type Board,
  type LaidTile,
  NO_PREMIUM,
  plainBoard,
  emptyGrid,
  type Premium,
  type RuleBook,
  type ScoreBreakdown,
  scorePlay,
} from '../../engine';
import { exampleLetters } from './rule-examples';

/** A kind of bonus square, with the factor that stands for its kind. */
export type SquareKind = {
  readonly kind: 'letter' | 'word' | 'trap';
  readonly premium: Exclude<Premium, { kind: 'none' }>;
};

/** The bonus squares to explain if there is no board. */
const USUAL: readonly Premium[] = [
  { kind: 'letter', factor: 3 },
  { kind: 'word', factor: 3 },
];
const USUAL_TRAP: Premium = { kind: 'word', factor: -3 };

function usualPremiums({ boardFormat }: RuleBook): readonly Premium[] {
  return boardFormat === 'configured' ? USUAL : [...USUAL, USUAL_TRAP];
}

/**
 * The kinds of bonus squares on a board, each with its smallest factor from 2 on, or the lowest of those that gain
 * nothing. Without a board, those that boards of the game can have.
 */
export function squareKinds(rules: RuleBook, board: Board | undefined): readonly SquareKind[] {
  if (rules.premiums === 'ignore') return [];
  const premiums = (board?.premiums ?? usualPremiums(rules))
    .filter((premium) => premium.kind !== 'none')
    .toSorted((a, b) => a.factor - b.factor);
  const gains = (kind: 'letter' | 'word') => {
    const all = premiums.filter((premium) => premium.kind === kind && premium.factor > 0);
    const premium = all.find(({ factor }) => factor > 1) ?? all[0];
    return premium ? [{ kind, premium }] : [];
  };
  const [lowest] = premiums;
  const traps = lowest && lowest.factor <= 0 ? [{ kind: 'trap', premium: lowest } as const] : [];
  return [...gains('letter'), ...gains('word'), ...traps];
}

interface ScoreExample {
  readonly board: Board;
  readonly laid: readonly LaidTile[];
  readonly score: ScoreBreakdown;
}

/** Words to score, in order of preference. */
const WORDS = ['LIFTING', 'LIFTED', 'TOYED', 'LIFT', 'IVY', 'TO'];

/** A word that fits on a rack, over one bonus square of each kind that gains points; its last tile is a blank. */
export function scoreExample(rules: RuleBook, kinds: readonly SquareKind[]): ScoreExample {
  const { rackSize, shortestWord, tileSet } = rules;
  const letterFor = exampleLetters(tileSet);
  const word =
    WORDS.find(({ length }) => length <= rackSize && length >= shortestWord) ?? 'LIFTING';
  const last = word.length - 1;
  const premiumOf = (kind: SquareKind['kind']) =>
    kinds.find((each) => each.kind === kind)?.premium ?? NO_PREMIUM;
  const board: Board = {
    ...plainBoard(1, word.length),
    premiums: [...word].map((_, place) => {
      if (place === last) return premiumOf('word');
      // The value of a blank may be 0, which no factor changes.
      return place === Math.min(2, last - 1) ? premiumOf('letter') : NO_PREMIUM;
    }),
  };
  const laid = [...word].map((letter, column): LaidTile => {
    const isBlank = column === last && tileSet.blank.count > 0;
    return {
      square: { row: 0, column },
      tile: { kind: isBlank ? 'blank' : 'letter', letter: letterFor(letter) },
    };
  });
  return { board, laid, score: scorePlay(rules, { board, grid: emptyGrid(board) }, laid, [laid]) };
}

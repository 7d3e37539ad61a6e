import { formatPlacement, type RuleBook, type ScoredMove, type Turn } from '../engine';
import type { ScreenView } from '../table';
import { pointsInWords, pointsText, signedPoints } from './phrases';
import { nameOnCard } from './players';

export const FRONT = {
  headline: ['One word a turn.', 'Make it count.'],
  lead: 'Build words, hit the big squares, dodge the stripes.',
  promise: 'Free. No account. Works offline.',
  sample: 'A sample game on the default board',
  sampleNote: ['A sample game', 'plays while you choose'],
  takeTurn: 'Play this turn',
  takeTurnHow: 'Drag a tile, or type.',
  pause: 'Pause',
  resume: 'Resume',
  play: 'Play',
  loading: 'Loading words…',
  continue: 'Continue',
  invitation: 'Your invitation',
  friend: 'Play a friend',
  games: 'Your games',
  cards: 'Words to learn',
  puzzle: 'Puzzle of the day',
  more: 'More games and boards…',
  moreInShort: 'More games…',
} as const;

/** Effect of the squares of each shape; the first word names the shape. */
export const SQUARES_IN_SHORT = {
  title: 'Bonus squares',
  letter: ['Circles', 'multiply the letter.'],
  word: ['Octagons', 'multiply the whole word.'],
  trap: ['Stripes', 'score zero or cost points.'],
} as const;

/** A game of the quick start: `ScraeBBKle · default board`. */
export function quickGameName({ name }: Pick<RuleBook, 'name'>, boardName: string): string {
  const isPlain = /^[A-Z][a-z]+ board$/.test(boardName);
  return `${name} · ${isPlain ? boardName.toLowerCase() : boardName}`;
}

/** Scores of a game that can be resumed: `You 277 · Player 2 275 · your turn`. */
export const standing = (view: ScreenView): string =>
  [
    ...view.seats.map(({ score }, seat) => `${nameOnCard(view, seat)} ${pointsText(score)}`),
    ...(view.toMove === view.you ? ['your turn'] : []),
  ].join(' · ');

/** A move and the words that it forms, main word first. */
export interface WordedMove extends ScoredMove {
  readonly words: readonly string[];
}

/** Compares the move of a turn that scores most among common words with the turn itself. */
export function bestOfTurn(
  rules: RuleBook,
  { words: [word = ''], move, score }: WordedMove,
  turn: Turn,
): string {
  if (turn.kind === 'play' && turn.score >= score) {
    return `${signedPoints(turn.score)}: no common word scores more here.`;
  }
  if (move.kind !== 'play') return 'No common word fits here.';
  const place = formatPlacement(rules, move.play);
  return `Best common word: ${word} at ${place}, ${pointsInWords(score)}.`;
}

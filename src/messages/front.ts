import { formatPlacement, type RuleBook, type ScoredMove, type Turn } from '../engine';
import type { ScreenView } from '../table';
import { pointsText, signedPoints } from './phrases';
import { nameOnCard } from './players';

export const FRONT = {
  headline: ['One word a turn.', 'Make it count.'],
  lead: 'Lay words, reach for the big squares, and keep off the stripes.',
  sample: 'A sample game on the default board',
  sampleNote: ['A sample game', 'while you choose'],
  takeTurn: 'Take this turn',
  takeTurnHow: 'Drag a tile, or type.',
  pause: 'Pause',
  playOn: 'Play on',
  play: 'Play',
  loading: 'Loading the words…',
  continue: 'Continue',
  thisGame: 'Back to this game',
  invitation: 'Your invitation',
  finishedGame: 'Back to your finished game',
  friend: 'With a friend',
  farAway: 'Far away: send a link…',
  atThisScreen: 'At this screen…',
  join: 'Join a game…',
  games: 'Your games',
  more: 'More games and boards…',
  moreInShort: 'More games…',
} as const;

/** Effect of the squares of each shape; the first word names the shape. */
export const SQUARES_IN_SHORT = {
  title: 'How squares count',
  letter: ['Round', 'counts the letter more.'],
  word: ['Cut', 'counts the whole word more.'],
  trap: ['Striped', 'gives nothing, or takes.'],
} as const;

/** A game of the quick start: `ScraeBBKle · default board`. */
export function quickGameName({ name }: RuleBook, boardName: string): string {
  const isPlain = /^[A-Z][a-z]+ board$/.test(boardName);
  return `${name} · ${isPlain ? boardName.toLowerCase() : boardName}`;
}

/** Scores of a game that can be resumed: `You 277 · Player 2 275 · your turn`. */
export const standing = (view: ScreenView): string =>
  [
    ...view.seats.map(({ score }, seat) => `${nameOnCard(view, seat)} ${pointsText(score)}`),
    ...(view.toMove === view.you ? ['your turn'] : []),
  ].join(' · ');

/** The best move of a turn: by score alone, or by score and leave. */
export interface BestOfTurn extends ScoredMove {
  /** The words that it forms, main word first. */
  readonly words: readonly string[];
  readonly isByEquity: boolean;
}

/** Compares the best move of a turn with the turn itself. */
export function bestOfTurn(
  rules: RuleBook,
  { words: [word = ''], move, score, isByEquity }: BestOfTurn,
  turn: Turn,
): { readonly headline: string } {
  if (!isByEquity && turn.kind === 'play' && turn.score >= score) {
    return { headline: `${signedPoints(turn.score)}: nothing here scored more.` };
  }
  if (move.kind !== 'play') return { headline: 'The best here was no play.' };
  const place = formatPlacement(rules, move.play);
  const isSame =
    turn.kind === 'play' && turn.words[0] === word && formatPlacement(rules, turn.play) === place;
  return {
    headline: isSame
      ? `${signedPoints(turn.score)}: that is the best here.`
      : `The best here was ${word} at ${place}, for ${pointsText(score)}.`,
  };
}

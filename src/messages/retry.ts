import { type Candidate, formatPlacement, type RuleBook, type Turn } from '../engine';
import type { WordedMove } from './front';
import { pointsInWords, pointsText, signedPoints, upperFirst } from './phrases';
import { nameInside, nameOnScreen, type PlayersOnScreen } from './players';

const DONE: Readonly<Record<Exclude<Turn['kind'], 'play'>, string>> = {
  pass: 'passed',
  exchange: 'exchanged tiles',
  resign: 'resigned',
  'lost-turn': 'lost the turn',
};

const placeOf = ({ rules }: PlayersOnScreen, turn: Turn & { readonly kind: 'play' }): string =>
  formatPlacement(rules, turn.play);

/** Compares a turn that was played again with the one of the finished game. */
export function comparedWithFinished(players: PlayersOnScreen, retried: Turn, made: Turn): string {
  if (made.kind !== 'play')
    return `In your finished game, ${nameInside(players, made.seat)} ${DONE[made.kind]}.`;
  const [other = ''] = made.words;
  if (retried.kind !== 'play')
    return `In your finished game, ${other} scored ${pointsInWords(made.score)}.`;
  const [word = ''] = retried.words;
  if (word === other && placeOf(players, retried) === placeOf(players, made))
    return `${nameOnScreen(players, made.seat)} played ${word} in your finished game too.`;
  const by = retried.score - made.score;
  if (by === 0) return `${word} scored as much as ${other} in your finished game.`;
  const points = pointsText(Math.abs(by));
  return `${word} scored ${points} ${by > 0 ? 'more' : 'less'} than ${other} in your finished game.`;
}

const scoreOf = (turn: Turn): number => (turn.kind === 'play' ? turn.score : 0);

/** The advantage of a move that scores no more than another. */
function gainOf({ countsReplies, isToEnd }: Pick<Candidate, 'countsReplies' | 'isToEnd'>): string {
  if (isToEnd) return 'you gain more later';
  return countsReplies ? 'it leaves less to the next player' : 'you keep better tiles';
}

/** Compares the best move of a turn, by its value, with the turn as it was played again, after `made`. */
export function bestHere(
  rules: RuleBook,
  best: WordedMove & Pick<Candidate, 'countsReplies' | 'isToEnd'>,
  turn: Turn,
  made: Turn,
): string {
  const { move, score } = best;
  const [word = ''] = best.words;
  const gain = gainOf(best);
  if (move.kind === 'exchange') return 'Best here: exchange tiles.';
  // A pass can be better than a word that costs points.
  if (move.kind !== 'play') return 'Best here: pass.';
  const place = formatPlacement(rules, move.play);
  const isSame =
    turn.kind === 'play' && turn.words[0] === word && formatPlacement(rules, turn.play) === place;
  if (isSame) {
    return scoreOf(made) > turn.score
      ? `But it’s the best move here: ${gain}.`
      : `${signedPoints(turn.score)}: the best move here!`;
  }
  const isLower = score < Math.max(scoreOf(turn), scoreOf(made));
  const why = isLower ? ` ${upperFirst(gain)}.` : '';
  return `Best here: ${word} at ${place}, ${pointsInWords(score)}.${why}`;
}

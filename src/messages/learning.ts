import { EQUITY_LEVELS, GREEDY_LEVEL, type LearnedGame } from '../engine';
import { counted, pointsInWords } from './phrases';
import { levelName } from './players';

export const LEARNING = {
  title: 'Learn this game',
  note: `Computers play each other to learn what tiles are worth in this game. ${EQUITY_LEVELS.map(levelName).join(', ')}, hints and reviews then use it.`,
  time: 'This takes about a minute. Keep this dialog open.',
  start: 'Learn',
  running: 'Learning…',
  cancel: 'Cancel',
  forget: 'Forget',
  failed: 'Couldn’t learn this game. Try again.',
  /** Title among the rules of a game. */
  inRules: 'Computers',
  /** In the line of *More options*. */
  inShort: 'learned by computers',
} as const;

function aheadInWords(ahead: number): string {
  const points = Math.round(ahead);
  if (points === 0) return '';
  return points > 0
    ? `, by ${pointsInWords(points)} on average`
    : ` and was ${pointsInWords(-points)} behind on average`;
}

/** `Learned. Expert won 31 of 40 games against Club, by 62 points on average. Before, it won 28.` */
export const gainedSentence = ({ gained: { learned, before } }: LearnedGame): string =>
  `Learned. ${levelName(EQUITY_LEVELS[0])} won ${learned.won} of ${counted(learned.games, 'game')} against ${levelName(GREEDY_LEVEL)}${aheadInWords(learned.ahead)}. Before, it won ${before.won}.`;

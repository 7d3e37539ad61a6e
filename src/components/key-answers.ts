import { lastTurnSentence, rackInWords, scoresSentence, smallRackLabel } from '../messages';
import { type GameStore, tilesOnRack } from '../store';

/**
 * What a key tells of the game, to those who do not see it: tiles, scores, or the last move; undefined for any
 * other key. No letter is a figure, so these keys type nothing at the cursor.
 */
export function answerToKey(key: string, { table, draft }: GameStore): string | undefined {
  const view = table?.view;
  if (!view) return undefined;
  switch (key) {
    case '1':
      return typeof view.viewer === 'number'
        ? rackInWords(tilesOnRack(draft))
        : view.seats.map((_, seat) => `${smallRackLabel(view, seat)}.`).join(' ');
    case '2':
      return scoresSentence(view);
    case '3':
      return lastTurnSentence(view);
    default:
      return undefined;
  }
}

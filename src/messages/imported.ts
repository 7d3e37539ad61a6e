import type { GameResult, ImportedGame, View } from '../engine';
import { listed, playerInSentence, pointsText } from './phrases';

/**
 * How the game ended in the file it was imported from, where that counts otherwise than the rules here: its final
 * score, and what each player lost for time. A game that went on here did not end as in its file.
 */
export function fileScoreSentences(
  view: View,
  imported: ImportedGame | undefined,
  { finalScores }: GameResult,
): readonly string[] {
  if (imported?.racks.length !== view.turns.length) return [];
  const { scores, time } = imported;
  if (scores.every((points, seat) => points === finalScores[seat])) return [];
  const named = scores.map((points, seat) => {
    const lost = time[seat] ? ` (${pointsText(time[seat])} for time)` : '';
    return `${playerInSentence(view, seat)} ${pointsText(points)}${lost}`;
  });
  return [`The file's final score: ${listed(named)}.`];
}

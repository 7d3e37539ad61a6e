import type { GameResult, ImportedGame, View } from '../engine';
import { counted, listed, playerInSentence } from './players';
import { pointsText } from './score';

/**
 * How the game ended in the file it was imported from, where that counts otherwise than the rules here: its final
 * score, and the points that each player lost for time. A game that went on here did not end as in its file.
 */
export function fileScoreSentences(
  view: View,
  imported: ImportedGame | undefined,
  { finalScores }: GameResult,
): readonly string[] {
  const { scores = finalScores, time = [], racks = [] } = imported ?? {};
  const isAlike = scores.every((points, seat) => points === finalScores[seat]);
  if (isAlike || racks.length !== view.turns.length) return [];
  const name = (seat: number): string => playerInSentence(view, seat);
  const named = scores.map((points, seat) => `${name(seat)} ${pointsText(points)}`);
  return [
    `The file's final score: ${listed(named)}.`,
    ...time.flatMap((points, seat) =>
      points === 0 ? [] : [`There ${name(seat)} lost ${counted(-points, 'point')} for time.`],
    ),
  ];
}

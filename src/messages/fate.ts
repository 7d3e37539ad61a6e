import { type GameResult, resignedIn, type View } from '../engine';
import { pointsText } from './score';

/** What a seat lost or gained for unplayed tiles. */
function deductionSentence(deducted: number, awarded: number): string {
  if (awarded !== 0) return `${pointsText(awarded)} added for the tiles of others`;
  return deducted === 0 ? 'no tiles left' : `${pointsText(deducted)} deducted for tiles left`;
}

/** What to say of a seat beside its final score: that it resigned, and what its tiles cost it. */
export function finalScoreNote(
  { turns }: Pick<View, 'turns'>,
  result: GameResult,
  seat: number,
): string {
  const { reason, deductions, awards } = result;
  const tiles = deductionSentence(deductions[seat] ?? 0, awards[seat] ?? 0);
  return [
    ...(resignedIn(turns).includes(seat) ? ['resigned'] : []),
    ...(reason === 'resigned' ? [] : [tiles]),
  ].join(', ');
}

import type { View } from '../engine';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A name for a file that tells of a game: what is played, and the day, as `scraebbkle-2026-11-23.json`. */
export function fileNameOfGame({ rules }: Pick<View, 'rules'>, ending: string): string {
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map(twoDigits).join('-');
  // A rule book from a file may have any id.
  const game = rules.id.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'game';
  return `${game}-${day}.${ending}`;
}

import type { View } from '../engine';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Returns a file name from the rules of a game and today's local date, such as `scraebbkle-2026-11-23.json`. */
export function fileNameOfGame({ rules }: Pick<View, 'rules'>, ending: string): string {
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map(twoDigits).join('-');
  // Rules from a file may have any id.
  const game = rules.id.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'game';
  return `${game}-${day}.${ending}`;
}

import type { View } from '../engine';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Today’s local date, such as `2026-11-23`. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits).join('-');
}

/** Returns a file name from the rules of a game and today's local date, such as `scraebbkle-2026-11-23.json`. */
export function fileNameOfGame({ rules }: Pick<View, 'rules'>, ending: string): string {
  // Rules from a file may have any id.
  const game = rules.id.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'game';
  return `${game}-${today()}.${ending}`;
}

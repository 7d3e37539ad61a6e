import type { Premium, RuleBook } from '../engine';
import { printed } from './phrases';

const DOES: Readonly<Record<number, string>> = { 2: 'Doubles', 3: 'Triples' };

/** Explains a bonus square in a sentence: `Doubles the tile placed here.` */
export function bonusSquareSentence({ premiums }: RuleBook, premium: Premium): string {
  if (premium.kind === 'none') return '';
  if (premiums === 'ignore') return 'Coloured squares don’t count in this game.';
  const { kind, factor } = premium;
  const what = kind === 'letter' ? 'the tile placed here' : 'the whole word';
  if (factor > 1) {
    const does = DOES[factor];
    return does ? `${does} ${what}.` : `Counts ${what} ${factor} times.`;
  }
  if (factor === 1) return 'Counts like a plain square.';
  const subject = kind === 'letter' ? 'A tile placed here' : 'A word over this square';
  if (factor === 0) return `${subject} scores zero.`;
  return `${subject} costs ${factor === -1 ? 'its points' : `${printed(-factor)} times its points`}.`;
}

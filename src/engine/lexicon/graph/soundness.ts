import {
  type Dawg,
  isLast,
  letterOf,
  MOST_ARCS,
  NO_ARC,
  NO_STATE,
  targetOf,
  SEPARATOR,
} from './word-graph';

/**
 * Whether arcs from elsewhere can be walked from a state without going astray or for ever: the letters
 * of each state ascend and are those of an alphabet of so many, and its arcs lead to states before it.
 * Which words they read is another question.
 */
export function isSound(
  { arcs, dawgRoot }: Dawg,
  letters: number,
  least: 'letter' | 'separator',
): boolean {
  if (arcs.length > MOST_ARCS || arcs[0] !== NO_ARC) return false;
  const isState = new Uint8Array(arcs.length);
  isState[NO_STATE] = 1;
  const none = least === 'separator' ? SEPARATOR - 1 : SEPARATOR;
  let state = 1;
  let letterBefore = none;
  for (let at = 1; at < arcs.length; at++) {
    const arc = arcs[at] ?? NO_ARC;
    const letter = letterOf(arc);
    const target = targetOf(arc);
    if (letter <= letterBefore || letter > letters) return false;
    if (target >= state || isState[target] !== 1) return false;
    letterBefore = letter;
    if (!isLast(arc)) continue;
    isState[state] = 1;
    state = at + 1;
    letterBefore = none;
  }
  return state === arcs.length && isState[dawgRoot] === 1;
}

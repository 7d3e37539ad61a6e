import { type BuildProgress, unreported, WorkMeter } from '../work-meter';

/** Words that are read from their first letter on: the state from which to read, among its arcs. */
export interface Dawg {
  readonly arcs: Uint32Array<ArrayBuffer>;
  readonly dawgRoot: number;
}

/**
 * The words as two minimal automata in one array of arcs, 32 bits each: the letter that an arc reads
 * (its index in the alphabet plus one, or `SEPARATOR`), whether a word ends with it, whether it is the last
 * arc of its state, and the first arc of the state it leads to. A state is named by its first arc; its
 * arcs ascend by letter, and lead to states before it. `NO_STATE` has no arcs.
 *
 * Forwards, words are read from their first letter on. Outwards, they are read from any of their
 * letters: leftwards to the first, then over a `SEPARATOR` rightwards through the rest (none where the
 * word ends with the letter read first). This is the GADDAG of Gordon, “A Faster Scrabble Move
 * Generation Algorithm”, 1994; what follows a `SEPARATOR` is shared with the forwards automaton, whose arcs
 * come first.
 */
export interface WordGraph extends Dawg {
  readonly gaddagRoot: number;
}

/** The state without arcs. */
export const NO_STATE = 0;

/** What an arc reads in place of a letter where a GADDAG turns from leftwards to rightwards. */
export const SEPARATOR = 0;

const LETTER_SHIFT = 26;
const ENDS_WORD = 1 << 25;
const LAST_OF_STATE = 1 << 24;
const TARGET = LAST_OF_STATE - 1;

/** Most arcs that a graph has room for: the numbers of no more fit into an arc. */
export const MAX_ARCS = TARGET + 1;

/** No arc: it reads nothing and leads nowhere. */
export const NO_ARC = 0;

/** An arc that is not known to be the last of its state. */
export const makeArc = (letter: number, endsWord: boolean, target: number): number =>
  ((letter << LETTER_SHIFT) | (endsWord ? ENDS_WORD : 0) | target) >>> 0;

/** An arc that reads a letter, made of one that reads a turn. */
export const withLetter = (letter: number, arc: number): number =>
  ((letter << LETTER_SHIFT) | arc) >>> 0;

/** An arc that leads to a state, made of one that leads nowhere. */
export const withTarget = (arc: number, target: number): number => (arc | target) >>> 0;

/** An arc that is the last of its state, made of one that need not be. */
export const asLast = (arc: number): number => (arc | LAST_OF_STATE) >>> 0;

/** The letter of an arc: its index in the alphabet plus one, or `SEPARATOR`. */
export const letterOf = (arc: number): number => arc >>> LETTER_SHIFT;

/** Whether a word ends with what an arc reads. */
export const endsWord = (arc: number): boolean => (arc & ENDS_WORD) !== 0;

/** Whether an arc is the last of its state. */
export const isLast = (arc: number): boolean => (arc & LAST_OF_STATE) !== 0;

/** The state to which an arc leads. */
export const targetOf = (arc: number): number => arc & TARGET;

/** The arc of a state that reads a letter, or `NO_ARC`. */
export function arcOf({ arcs }: Pick<WordGraph, 'arcs'>, state: number, letter: number): number {
  if (state === NO_STATE) return NO_ARC;
  for (let at = state; ; at++) {
    const arc = arcs[at] ?? NO_ARC;
    if (letterOf(arc) === letter) return arc;
    if (isLast(arc) || letterOf(arc) > letter) return NO_ARC;
  }
}

/** Sums up what the arcs of a sound graph count for, along every way forwards from its first state. */
function countForwards(
  { arcs, dawgRoot }: Dawg,
  countOf: (arc: number) => number,
  onProgress: BuildProgress,
): number {
  const meter = new WorkMeter(arcs.length, onProgress);
  // Arcs lead to states before their own, so that those have been counted.
  const counts = new Float64Array(arcs.length);
  let state = 1;
  let count = 0;
  for (let at = 1; at < arcs.length; at++) {
    meter.count();
    const arc = arcs[at] ?? 0;
    count += countOf(arc) + (counts[targetOf(arc)] ?? 0);
    if (!isLast(arc)) continue;
    counts[state] = count;
    count = 0;
    state = at + 1;
  }
  meter.end();
  return counts[dawgRoot] ?? 0;
}

/** Counts the different prefixes of words. */
export const countPrefixes = (graph: Dawg, onProgress: BuildProgress): number =>
  countForwards(graph, () => 1, onProgress);

/** Counts the words. */
export const countWords = (graph: Dawg, onProgress: BuildProgress = unreported): number =>
  countForwards(graph, (arc) => (endsWord(arc) ? 1 : 0), onProgress);

/**
 * Whether arcs from elsewhere can be walked from a state without going astray or for ever: the letters
 * of each state ascend and lie in an alphabet of that size, and its arcs lead to states before it.
 * Which words they read is another question.
 */
export function isSound(
  { arcs, dawgRoot }: Dawg,
  letters: number,
  min: 'letter' | 'separator',
  onProgress: BuildProgress = unreported,
): boolean {
  if (arcs.length > MAX_ARCS || arcs[0] !== NO_ARC) return false;
  const isState = new Uint8Array(arcs.length);
  isState[NO_STATE] = 1;
  const none = min === 'separator' ? SEPARATOR - 1 : SEPARATOR;
  let state = 1;
  let letterBefore = none;
  const meter = new WorkMeter(arcs.length, onProgress);
  for (let at = 1; at < arcs.length; at++) {
    meter.count();
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
  meter.end();
  return state === arcs.length && isState[dawgRoot] === 1;
}

import { type BuildProgress, noProgress, WorkMeter } from './work-meter';

/** An automaton that reads words from their first letter on: its arcs, and the state to start from. */
export interface Dawg {
  readonly arcs: Uint32Array<ArrayBuffer>;
  readonly dawgRoot: number;
}

/**
 * The words as two minimal automata in one array of arcs, 32 bits each. An arc holds the letter that it reads
 * (its index in the alphabet plus one, or `SEPARATOR`), whether a word ends with it, whether it is the last
 * arc of its state, and the state that it leads to. A state is named by the index of its first arc. Its arcs
 * are in ascending order of letters and lead to earlier states. `NO_STATE` has no arcs.
 *
 * The DAWG reads words from their first letter on (Appel and Jacobson, “The World's Fastest Scrabble
 * Program”, 1988). The GADDAG reads them from any of their letters: leftwards to the first, then over a
 * `SEPARATOR` rightwards through the rest (Gordon, “A Faster Scrabble Move Generation Algorithm”, 1994). It
 * has no separator if the word ends with the letter read first. After a separator it shares the states of the
 * DAWG, whose arcs come first.
 */
export interface WordGraph extends Dawg {
  readonly gaddagRoot: number;
}

/** The state without arcs. */
export const NO_STATE = 0;

/** Read in place of a letter, where a GADDAG turns from leftwards to rightwards. */
export const SEPARATOR = 0;

const LETTER_SHIFT = 26;
const ENDS_WORD = 1 << 25;
const LAST_OF_STATE = 1 << 24;
const TARGET = LAST_OF_STATE - 1;

/** Maximum number of arcs of a graph: a target has 24 bits. */
export const MAX_ARCS = TARGET + 1;

/** A missing arc: it reads nothing and leads nowhere. */
export const NO_ARC = 0;

/** Makes an arc that is not marked as the last of its state. */
export const makeArc = (letter: number, endsWord: boolean, target: number): number =>
  ((letter << LETTER_SHIFT) | (endsWord ? ENDS_WORD : 0) | target) >>> 0;

/** Gives a letter to an arc that reads `SEPARATOR`. */
export const withLetter = (letter: number, arc: number): number =>
  ((letter << LETTER_SHIFT) | arc) >>> 0;

/** Gives a target to an arc that leads nowhere. */
export const withTarget = (arc: number, target: number): number => (arc | target) >>> 0;

export const asLast = (arc: number): number => (arc | LAST_OF_STATE) >>> 0;

/** The letter of an arc: its index in the alphabet plus one, or `SEPARATOR`. */
export const letterOf = (arc: number): number => arc >>> LETTER_SHIFT;

export const endsWord = (arc: number): boolean => (arc & ENDS_WORD) !== 0;

export const isLast = (arc: number): boolean => (arc & LAST_OF_STATE) !== 0;

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

/** Reads letters (indices in the alphabet) from a state. Returns the last arc, or `NO_ARC`. */
export function arcAlong(
  graph: Pick<WordGraph, 'arcs'>,
  state: number,
  letters: readonly number[],
): number {
  let arc = NO_ARC;
  let from = state;
  for (const letter of letters) {
    arc = arcOf(graph, from, letter + 1);
    if (arc === NO_ARC) return NO_ARC;
    from = targetOf(arc);
  }
  return arc;
}

/** Typical length of a word, for estimates of work. */
export const LETTERS_PER_WORD = 9;

/** Calls a function with the letters of each word, as indices in the alphabet. The array changes afterwards. */
export function forEachWord(
  { arcs, dawgRoot }: Dawg,
  visit: (letters: readonly number[]) => void,
): void {
  const letters: number[] = [];
  function read(state: number): void {
    if (state === NO_STATE) return;
    for (let at = state, arc = NO_ARC; !isLast(arc); at++) {
      arc = arcs[at] ?? NO_ARC;
      letters.push(letterOf(arc) - 1);
      if (endsWord(arc)) visit(letters);
      read(targetOf(arc));
      letters.pop();
    }
  }
  read(dawgRoot);
}

/** Sums `countOf` over the arcs of a sound graph, along every path from the root of the DAWG. */
function countForwards(
  { arcs, dawgRoot }: Dawg,
  countOf: (arc: number) => number,
  onProgress: BuildProgress,
): number {
  const meter = new WorkMeter(arcs.length, onProgress);
  // Arcs lead to earlier states, so those have been counted.
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

/** Counts the different prefixes of the words, without the empty one. */
export const countPrefixes = (graph: Dawg, onProgress: BuildProgress): number =>
  countForwards(graph, () => 1, onProgress);

export const countWords = (graph: Dawg, onProgress: BuildProgress = noProgress): number =>
  countForwards(graph, (arc) => (endsWord(arc) ? 1 : 0), onProgress);

/**
 * Whether untrusted arcs form a valid acyclic graph: the letters of each state ascend and lie in an alphabet
 * of `letters` letters, and its arcs lead to earlier states. `min` says whether they may read a separator.
 * Which words they read is not checked.
 */
export function isValidGraph(
  { arcs, dawgRoot }: Dawg,
  letters: number,
  min: 'letter' | 'separator',
  onProgress: BuildProgress = noProgress,
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

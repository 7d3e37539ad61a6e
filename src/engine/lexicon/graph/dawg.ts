import { MAX_LENGTH } from '../../limits';
import { type SortedWords, sharedLetters } from '../sorted-words';
import { type BuildProgress, WorkMeter } from '../work-meter';
import { MAX_ARCS_PER_STATE, StateTable } from './state-table';
import { type Dawg, makeArc, withTarget } from './word-graph';

const UNITS_PER_PREFIX = 4;

/**
 * Builds the minimal automaton of sorted words that have a number of prefixes. It is undefined if it has too
 * many arcs. The part of a word that the next word does not share is final, so its states are entered into
 * the table, from the end of the word on (Daciuk and others, “Incremental Construction of Minimal Acyclic
 * Finite-State Automata”, 2000).
 */
export function buildDawg(
  bytes: Uint8Array,
  places: SortedWords,
  prefixes: number,
  onProgress: BuildProgress,
): Dawg | undefined {
  const { starts, lengths } = places;
  const meter = new WorkMeter(starts.length + UNITS_PER_PREFIX * prefixes, onProgress);
  const table = new StateTable(meter);
  /** The arcs of the states along the latest word, by the number of letters read, and where they end. */
  const row = new Uint32Array((MAX_LENGTH.word + 1) * MAX_ARCS_PER_STATE);
  const ends = Uint32Array.from(
    { length: MAX_LENGTH.word + 1 },
    (_, depth) => depth * MAX_ARCS_PER_STATE,
  );
  let depth = 0;

  /** Enters the state at the end of the path, and shortens the path by one. */
  function close(): number {
    const from = depth * MAX_ARCS_PER_STATE;
    const state = table.stateOf(row, from, ends[depth] ?? 0);
    ends[depth] = from;
    depth--;
    return state;
  }

  function closeTo(wanted: number): void {
    while (depth > wanted) {
      const state = close();
      const latest = (ends[depth] ?? 0) - 1;
      row[latest] = withTarget(row[latest] ?? 0, state);
    }
  }

  for (let index = 0; index < starts.length; index++) {
    if (table.isFull) return undefined;
    const start = starts[index] ?? 0;
    const length = lengths[index] ?? 0;
    const shared = sharedLetters(bytes, places, index);
    meter.count(1 + (shared >>> 4) + UNITS_PER_PREFIX * (length - shared));
    closeTo(shared);
    while (depth < length) {
      const end = ends[depth] ?? 0;
      row[end] = makeArc((bytes[start + depth] ?? 0) + 1, depth + 1 === length, 0);
      ends[depth] = end + 1;
      depth++;
    }
  }
  closeTo(0);
  const dawgRoot = close();
  meter.end();
  return table.isFull ? undefined : { arcs: table.arcs, dawgRoot };
}

/**
 * Counts the engine’s work between progress reports, as executions of code blocks, which does not depend on
 * the clock or on other load. V8 counts only code compiled after coverage has started, so this is a separate
 * process, which writes the counts to its output.
 */
import { Session } from 'node:inspector';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Executions of the engine’s code blocks since the previous call. */
function takeCount(): number {
  let blocks = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    for (const { url, functions } of result) {
      if (!url.includes('/src/engine/')) continue;
      for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
    }
  });
  return blocks;
}

type Report = (fraction: number) => void;

/** The counts of some work: before the first report, between reports, and after the last one. */
function countsOf<T>(work: (onProgress: Report) => T): { counts: readonly number[]; made: T } {
  takeCount();
  const counts: number[] = [];
  const made = work(() => counts.push(takeCount()));
  counts.push(takeCount());
  return { counts, made };
}

async function countWork(): Promise<void> {
  const engine = await import('../../src/engine');
  const { alphabetOf, buildGraph, countWords, findWords, isValidGraph, parseWordList } = engine;
  const { scraebbkle, searchWordsOf, withWords } = engine;
  const { makeKernel } = await import('./kernel');
  const { valueOf } = await import('./results');
  const alphabet = alphabetOf(scraebbkle.tileSet);

  let state = 1;
  const nextLetter = (): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return alphabet.letters[Math.floor((state / 2 ** 32) * alphabet.letters.length)] ?? '';
  };
  const wordOf = (length: number): string => Array.from({ length }, nextLetter).join('');
  const text = Array.from({ length: 100_000 }, () => wordOf(9)).join('\n');
  const blanks = '\n'.repeat(2_000_000);
  const long = wordOf(2_000_000);

  const read = countsOf((onProgress) => valueOf(parseWordList(alphabet, text, onProgress)));
  const { words } = read.made;
  const graph = countsOf((onProgress) => buildGraph(words, onProgress));
  const counts = {
    'reading a list': read,
    'reading empty lines': countsOf((onProgress) => parseWordList(alphabet, blanks, onProgress)),
    'reading one long line': countsOf((onProgress) =>
      parseWordList(alphabet, `no\n${long}`, onProgress),
    ),
    'building a graph': graph,
    'adding words': countsOf((onProgress) => withWords(words, ['NO'], onProgress)),
    'laying a graph out': countsOf((onProgress) =>
      valueOf(searchWordsOf(makeKernel, words, graph.made, onProgress)),
    ),
    'checking arcs': countsOf((onProgress) =>
      isValidGraph(graph.made, 26, 'separator', onProgress),
    ),
    'counting words': countsOf((onProgress) => countWords(graph.made, onProgress)),
    'finding words': countsOf((onProgress) => findWords(words, {}, onProgress)),
  };
  process.stdout.write(
    JSON.stringify(Object.entries(counts).map(([name, each]) => [name, each.counts])),
  );
}

await countWork();

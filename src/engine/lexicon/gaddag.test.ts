import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  buildGraph,
  type CompiledWords,
  countWords,
  makeAlphabet,
  parseWordList,
  type WordGraph,
} from '../index';
import {
  arcOf,
  endsWord,
  isLast,
  letterOf,
  NO_ARC,
  NO_STATE,
  SEPARATOR,
  targetOf,
} from './word-graph';
import { runs } from '../../../tests/arbitraries/runs';
import { smallTileSets } from '../../../tests/arbitraries/tile-sets';
import { spell, spellings } from '../../../tests/arbitraries/words';
import { valueOf } from '../../../tests/support/results';

function arcsOf({ arcs }: WordGraph, state: number): readonly number[] {
  if (state === NO_STATE) return [];
  const from = arcs.subarray(state);
  return [...from.subarray(0, from.findIndex(isLast) + 1)];
}

const TURN_SIGN = '^';

/** Every text that a state reads up to the end of a word; `^` is a separator. */
function textsFrom(graph: WordGraph, letters: readonly string[], state: number): string[] {
  return arcsOf(graph, state).flatMap((arc) => {
    const letter = letterOf(arc) === SEPARATOR ? TURN_SIGN : (letters[letterOf(arc) - 1] ?? '?');
    const rest = textsFrom(graph, letters, targetOf(arc)).map((text) => letter + text);
    return endsWord(arc) ? [letter, ...rest] : rest;
  });
}

/** The texts that a GADDAG reads for a word, one from each of its letters. */
function outwardsOf(word: string): readonly string[] {
  const letters = [...word];
  return letters.map((_, index) => {
    const left = letters
      .slice(0, index + 1)
      .toReversed()
      .join('');
    const right = letters.slice(index + 1).join('');
    return right === '' ? left : `${left}${TURN_SIGN}${right}`;
  });
}

const compiled = (letters: readonly string[], twins: readonly string[], list: readonly string[]) =>
  valueOf(parseWordList(makeAlphabet(letters, twins), list.join('\n'))).words;

const graphOf = (letters: readonly string[], twins: readonly string[], list: readonly string[]) =>
  buildGraph(compiled(letters, twins, list));

const eachWords = (
  check: (words: CompiledWords, letters: readonly string[], list: readonly string[]) => void,
): void =>
  fc.assert(
    fc.property(smallTileSets, spellings, (tileSet, spelt) => {
      const { letters, lowerCase } = alphabetOf(tileSet);
      const list = [...new Set(spell(tileSet, spelt))];
      check(compiled(letters, lowerCase, list), letters, list);
    }),
    runs(200),
  );

const eachGraph = (
  check: (graph: WordGraph, letters: readonly string[], words: readonly string[]) => void,
): void => eachWords((words, letters, list) => check(buildGraph(words), letters, list));

describe('word graph', () => {
  it('reads each word forwards once', () => {
    eachGraph((graph, letters, words) => {
      expect(textsFrom(graph, letters, graph.dawgRoot).toSorted()).toEqual(words.toSorted());
    });
  });

  it('reads each word outwards once from each of its letters', () => {
    eachGraph((graph, letters, words) => {
      const texts = [...new Set(words.flatMap(outwardsOf))];
      expect(textsFrom(graph, letters, graph.gaddagRoot).toSorted()).toEqual(texts.toSorted());
    });
  });

  it('has the number of words of the list', () => {
    eachWords((words, _letters, list) => {
      expect(countWords(words)).toBe(list.length);
      expect(words.size).toBe(list.length);
    });
  });

  it('has no equal states, and arcs in order of letters', () => {
    eachGraph((graph) => {
      const states = new Set<number>([graph.dawgRoot, graph.gaddagRoot]);
      for (const state of states) {
        for (const arc of arcsOf(graph, state)) states.add(targetOf(arc));
      }
      states.delete(NO_STATE);
      const spelt = [...states].map((state) => arcsOf(graph, state));
      expect(new Set(spelt.map(String)).size).toBe(states.size);
      for (const arcs of spelt) {
        const letters = arcs.map(letterOf);
        expect(letters).toEqual([...new Set(letters)].toSorted((a, b) => a - b));
      }
    });
  });

  it('finds the arc of a letter, or none', () => {
    eachGraph((graph, letters) => {
      for (const state of [graph.dawgRoot, graph.gaddagRoot, NO_STATE]) {
        const arcs = arcsOf(graph, state);
        for (let letter = SEPARATOR; letter <= letters.length; letter++) {
          const arc = arcs.find((each) => letterOf(each) === letter) ?? NO_ARC;
          expect(arcOf(graph, state, letter)).toBe(arc);
        }
      }
    });
  });

  it('takes the largest alphabet, of 63 letters', () => {
    const letters = Array.from({ length: 63 }, (_, index) => String.fromCodePoint(0x10c80 + index));
    const twins = Array.from({ length: 63 }, (_, index) => String.fromCodePoint(0x10cc0 + index));
    const words = [letters.join(''), letters.toReversed().join(''), letters.slice(60).join('')];
    const graph = graphOf(letters, twins, words);
    expect(textsFrom(graph, letters, graph.dawgRoot).toSorted()).toEqual(words.toSorted());
    expect(arcsOf(graph, graph.gaddagRoot).map(letterOf)).toEqual(
      Array.from({ length: 63 }, (_, index) => index + 1),
    );
  });

  it('takes the longest words, of 255 letters', () => {
    const list = ['A'.repeat(255), 'AB'.repeat(127)];
    const graph = graphOf(['A', 'B'], ['a', 'b'], list);
    expect(textsFrom(graph, ['A', 'B'], graph.dawgRoot)).toEqual(list);
    expect(textsFrom(graph, ['A', 'B'], graph.gaddagRoot)).toHaveLength(255 + 254);
  });

  it('begins with the arcs of the compiled words, and leads to earlier states', () => {
    eachWords((words) => {
      const graph = buildGraph(words);
      expect(graph.dawgRoot).toBe(words.dawgRoot);
      expect(graph.arcs.subarray(0, words.arcs.length)).toEqual(words.arcs);
      let state = 1;
      for (const [at, arc] of graph.arcs.entries()) {
        expect(targetOf(arc)).toBeLessThan(state);
        if (at > 0 && isLast(arc)) state = at + 1;
      }
      expect(state).toBe(graph.arcs.length);
    });
  });

  it('is the same if built from words sent to another thread', () => {
    eachWords((words) => {
      expect(buildGraph(structuredClone(words))).toStrictEqual(buildGraph(words));
    });
  });

  it('reports progress that ascends to 1', () => {
    const told: number[] = [];
    buildGraph(compiled([...'ABC'], [...'abc'], ['AB', 'ABC', 'CAB', 'BA']), (part) =>
      told.push(part),
    );
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
    expect(told.length).toBeGreaterThan(2);
  });
});

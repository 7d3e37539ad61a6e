import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  buildTrie,
  child,
  NO_NODE,
  parseWordList,
  ROOT,
  type Trie,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { smallTileSets } from '../../arbitraries/tile-sets';
import { spell, spellings } from '../../arbitraries/words';
import { valueOf } from '../../support/results';

/** Every word that a trie spells, by walking all of it. */
function wordsIn(trie: Trie, letters: readonly string[], node = ROOT, word = ''): string[] {
  const words = trie.endsWord[node] === 1 ? [word] : [];
  for (const [index, letter] of letters.entries()) {
    const next = child(trie, node, index);
    if (next !== NO_NODE) words.push(...wordsIn(trie, letters, next, word + letter));
  }
  return words;
}

describe('a trie', () => {
  it('spells the words of the list, each once', () => {
    fc.assert(
      fc.property(smallTileSets, spellings, (tileSet, spelt) => {
        const { letters } = alphabetOf(tileSet);
        const list = spell(tileSet, spelt);
        const packed = valueOf(parseWordList(alphabetOf(tileSet), list.join('\n')));
        const found = wordsIn(buildTrie(packed), letters);
        expect(found.toSorted()).toEqual([...new Set(list)].toSorted());
      }),
      runs(200),
    );
  });

  it('has one node for each beginning of a word', () => {
    fc.assert(
      fc.property(smallTileSets, spellings, (tileSet, spelt) => {
        const list = spell(tileSet, spelt);
        const packed = valueOf(parseWordList(alphabetOf(tileSet), list.join('\n')));
        const beginnings = new Set(
          list.flatMap((word) =>
            [...word].map((_, index, all) => all.slice(0, index + 1).join('')),
          ),
        );
        expect(buildTrie(packed).letter).toHaveLength(beginnings.size + 1);
      }),
      runs(100),
    );
  });
});

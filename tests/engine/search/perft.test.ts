import { describe, expect, it } from 'vitest';
import { alphabetOf, generatePlays, searchWordsOf } from '../../../src/engine';
import { bestPlay } from '../../support/search';
import { orLong } from '../../arbitraries/runs';
import { perftPosition, perftTable } from '../../golden/perft';
import { perft } from '../../oracle/perft';
import { makeKernel } from '../../support/kernel';
import { makeKernelInJavaScript } from '../../support/kernel-in-javascript';
import { valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

describe.each([
  ['WebAssembly', makeKernel],
  ['JavaScript', makeKernelInJavaScript],
] as const)('the search kernel in %s', (_form, make) => {
  // The slower form repeats a third of them in a usual run.
  const isSlow = make === makeKernelInJavaScript;
  const entries = perftTable().filter((_, index) => !isSlow || index % orLong(3, 1) === 0);

  it.each(entries)(
    'under the rules of $rules, $name, racks $rack and $reply: has the plays and replies of the brute-force oracle',
    (entry) => {
      const { plays, points, replies, replyPoints } = entry;
      const { position, reply, list } = perftPosition(entry);
      const { compiled } = wordsOf(list, alphabetOf(position.rules.tileSet));
      const words = valueOf(searchWordsOf(make, compiled));
      const counts = perft(position, reply, (each) => {
        const found = generatePlays(words, each);
        expect(bestPlay(words, each)).toEqual(found[0]);
        return found;
      });
      expect(counts).toEqual({ plays, points, replies, replyPoints });
    },
  );
});

import { expect, it } from 'vitest';
import { alphabetOf, generatePlays } from '../../../src/engine';
import { bestPlay } from '../../support/search';
import { perftPosition, perftTable } from '../../golden/perft';
import { perft } from '../../oracle/perft';
import { wordsOf } from '../../support/words';

it.each(perftTable())(
  'under the rules of $rules, $name, racks $rack and $reply: the plays and replies of the slow rules',
  (entry) => {
    const { plays, points, replies, replyPoints } = entry;
    const { position, reply, list } = perftPosition(entry);
    const words = wordsOf(list, alphabetOf(position.rules.tileSet));
    const counts = perft(position, reply, (each) => {
      const found = generatePlays(words, each);
      expect(bestPlay(words, each)).toEqual(found[0]);
      return found;
    });
    expect(counts).toEqual({ plays, points, replies, replyPoints });
  },
);

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide, formatRecord, parseRecord, rackToMove, tilesText } from '../../src/engine';
import { randomGamesBy } from '../arbitraries/games';
import { runs } from '../arbitraries/runs';
import { ruleBooksWithLeastInBag } from '../arbitraries/tile-sets';
import { valueOf } from '../support/results';
import { mayExchange } from './exchange';

it('an exchange is allowed in exactly the states in which the oracle allows it', () => {
  const seen = { may: 0, mayNot: 0, fewInBag: 0, played: 0 };
  fc.assert(
    fc.property(randomGamesBy(ruleBooksWithLeastInBag), fc.nat(), ({ timeline, words }, pick) => {
      const { record, states } = timeline;
      for (const state of states) {
        if (!state.isDealt || state.result) continue;
        const { rules } = state.setup;
        const rack = rackToMove(state);
        const tiles = rack.filter((_, place) => (pick >> place) % 2 === 1);
        const may = mayExchange(rules, tilesText(rack), tilesText(state.bag), tilesText(tiles));
        const decided = decide(state, { kind: 'exchange', tiles }, words.lexicon);
        expect(decided.ok).toBe(may);
        seen[may ? 'may' : 'mayNot']++;
        seen.fewInBag += Number(!decided.ok && decided.error.code === 'TOO_FEW_IN_BAG');
      }
      seen.played += record.events.filter(({ kind }) => kind === 'exchange').length;
      const text = formatRecord(record);
      expect(formatRecord(valueOf(parseRecord(text, words.lexicon)).record)).toBe(text);
    }),
    runs(150),
  );
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(10);
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  allTiles,
  drawKey,
  type GameEvent,
  type RuleBook,
  type Tile,
  tilesText,
} from '../../src/engine';
import { hashes } from '../arbitraries/games';
import { jointGames } from '../arbitraries/joint-games';
import { orLong, runs } from '../arbitraries/runs';
import { at } from '../support/results';
import { oracleDraw, oracleDrawKey, oracleFirstSeat } from './joint-draws';

it('the key of a draw matches an independent HMAC', () => {
  const links = fc.array(fc.option(hashes), { maxLength: 8 });
  fc.assert(
    fc.property(hashes, fc.nat(999), links, (secret, number, opened) => {
      expect(drawKey(secret, number, opened)).toBe(oracleDrawKey(secret, number, opened));
    }),
    runs(60, 600),
  );
});

/** The tiles of a deal in the order in which they were drawn. */
function inOrderOfDeal({ deal }: RuleBook, racks: readonly (readonly Tile[])[]): string {
  if (deal === 'rack-by-rack') return tilesText(racks.flat());
  const longest = Math.max(...racks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) =>
    tilesText(racks.flatMap((rack) => rack.slice(round, round + 1))),
  ).join('');
}

it('all draws of a game match the oracle', () => {
  const seen = { plays: 0, exchanges: 0, begins: 0 };
  const drawnIn = (rules: RuleBook, event: GameEvent): string => {
    if (event.kind === 'deal') return inOrderOfDeal(rules, event.racks);
    return 'drawn' in event ? tilesText(event.drawn) : '';
  };
  fc.assert(
    fc.property(jointGames, ({ timeline, evidence }) => {
      const { record, states } = timeline;
      const { rules, seats } = record.setup;
      const faces = [...new Set(tilesText(allTiles(rules.tileSet)))].join('');
      let number = 0;
      for (const [index, event] of record.events.entries()) {
        const drawn = drawnIn(rules, event);
        if (drawn === '' && event.kind !== 'deal') continue;
        const state = at(states, index);
        const key = oracleDrawKey(evidence.secret, number, at(evidence.draws, number).links);
        const returned =
          event.kind === 'exchange' && rules.exchange === 'return-first' ? event.returned : [];
        const bag = tilesText([...state.bag, ...returned]);
        expect(oracleDraw(key, faces, bag, state.chance.drawn, [...drawn].length)).toBe(drawn);
        if (event.kind === 'deal' && rules.firstSeat === 'drawn') {
          expect(event.firstSeat).toBe(oracleFirstSeat(key, seats.length));
          seen.begins++;
        }
        seen.exchanges += Number(event.kind === 'exchange');
        seen.plays += Number(event.kind === 'play');
        number++;
      }
      expect(evidence.draws).toHaveLength(number);
    }),
    runs(70, 200),
  );
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(orLong(10, 30));
});

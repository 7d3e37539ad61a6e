import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chainFrom,
  commitTo,
  drawKey,
  isLaterChainValue,
  scraebbkle,
  setupDigest,
  startGame,
  statementOf,
} from '../../../../src/engine';
import { hashes } from '../../../arbitraries/games';
import { runs } from '../../../arbitraries/runs';
import { setupOf } from '../../../support/games';
import { rackOf } from '../../../support/pictures';
import { at } from '../../../support/results';
import { wordsOf } from '../../../support/words';

const SECRET = '5e'.repeat(32);
const SEED = '1f'.repeat(32);

const SETUP = setupOf('NOTEAEIDDDDZQA', wordsOf(['NO']).lexicon);

/** The commitment to the tiles of an exchange, which does not name them. */
function returnedIn(tiles: string, salt: string): string {
  const returned = rackOf(tiles);
  const drawn = rackOf('A');
  const exchange = { kind: 'exchange', seat: 0, returned, drawn, trace: undefined } as const;
  const statement = statementOf(SETUP, exchange, 1, salt);
  if (statement?.kind !== 'exchange') throw new Error('No exchange was stated');
  return statement.returned;
}

describe('a hash chain', () => {
  it('reveals value after value, each the preimage of the one before', () => {
    fc.assert(
      fc.property(hashes, fc.nat(20), (seed, length) => {
        const { anchor, links } = chainFrom(seed, length);
        expect(links).toHaveLength(length);
        expect(new Set([seed, anchor, ...links]).size).toBe(length + 2);
        let known = anchor;
        for (const link of links) {
          expect(isLaterChainValue(known, link)).toBe(true);
          expect(isLaterChainValue(link, known)).toBe(false);
          known = link;
        }
      }),
      runs(100),
    );
  });

  it('may skip values, each of which has one position', () => {
    const { anchor, links } = chainFrom(SEED, 9);
    for (const [number, link] of links.entries()) {
      for (let steps = 1; steps <= 10; steps++) {
        expect(isLaterChainValue(anchor, link, steps)).toBe(steps === number + 1);
      }
    }
  });

  it('rejects texts that are not hashes', () => {
    const { anchor, links } = chainFrom(SEED, 1);
    for (const text of ['', 'x', at(links, 0).toUpperCase(), `${at(links, 0)}0`]) {
      expect(isLaterChainValue(anchor, text)).toBe(false);
      expect(isLaterChainValue(text, text, 0)).toBe(false);
    }
  });
});

describe('the inputs of a draw', () => {
  const { anchor, links } = chainFrom(SEED, 2);

  it('still have their known hashes', () => {
    expect({
      commitment: commitTo(SECRET),
      anchor,
      links,
      returned: returnedIn('QV_', SEED),
      key: drawKey(SECRET, 7, [at(links, 1), null]),
    }).toEqual({
      commitment: 'd8f3ca7a23d8e5a13ea5628be987febf3c279f60bd29760dfa95b2e51241beb3',
      anchor: 'cbc036239c2da8684b5249be1605e7330503224f8b341d65f74b15e1e5b73b66',
      links: [
        'c9d384b57b348fe13d90cda36b55a54bd1150802a205d01a9d84c6c870df84c2',
        '0b430d11922c5fa06a90ede97a5323b21b07649b0747347d81f679252eb7ef24',
      ],
      returned: '0aa19fea49e39f994a41aea198af785a6b335a5f6cfbb03b8cde7360ca6fcb22',
      key: '01a7b5af2609c560976182dacc8df8f9df0092a29544f16d49c07fb02603183e',
    });
  });

  it('give a different key for each secret, number and list of contributions', () => {
    const [first = '', second = ''] = links;
    const keys = [
      drawKey(SECRET, 1, []),
      drawKey(SEED, 1, []),
      drawKey(SECRET, 11, []),
      drawKey(SECRET, 1, [null]),
      drawKey(SECRET, 1, [null, null]),
      drawKey(SECRET, 1, [first]),
      drawKey(SECRET, 1, [second]),
      drawKey(SECRET, 1, [first, null]),
      drawKey(SECRET, 1, [null, first]),
      drawKey(SECRET, 1, [first, second]),
      drawKey(SECRET, 1, [second, first]),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a commitment', () => {
  it('to exchanged tiles differs for other tiles, order or salt', () => {
    const made = ['', 'Q', 'QV', 'VQ', '_Q'].flatMap((tiles) =>
      [SEED, SECRET].map((salt) => returnedIn(tiles, salt)),
    );
    expect(new Set(made).size).toBe(made.length);
  });

  it('to a setup differs for each setup, and does not depend on the game', () => {
    const { lexicon } = wordsOf(['NO']);
    const setup = setupOf('NOTEAEIDDDDZQA', lexicon);
    const { setup: same } = startGame('other', setup).record;
    expect(setupDigest(same)).toBe(setupDigest(setup));
    const chance = { kind: 'joint' as const, commitment: SECRET, chains: [SEED] };
    const digests = [
      setup,
      { ...setup, openRacks: true },
      { ...setup, seats: setup.seats.toReversed() },
      { ...setup, rules: { ...scraebbkle, rackSize: 6 } },
      { ...setup, chance },
      { ...setup, chance: { ...chance, chains: [] } },
      { ...setup, chance: { ...chance, commitment: SEED } },
    ].map(setupDigest);
    expect(new Set(digests).size).toBe(digests.length);
  });
});

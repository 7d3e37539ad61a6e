import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Address, IceCandidate, Description } from '../../src/net/description';

const bytes = (count: number): Arbitrary<readonly number[]> =>
  fc.array(fc.nat(255), { minLength: count, maxLength: count });

const addresses: Arbitrary<Address> = fc.oneof(
  fc.record({ kind: fc.constant('mdns' as const), bytes: bytes(16) }),
  fc.record({
    kind: fc.constant('ipv4' as const),
    bytes: bytes(4).filter((each) => each.some((byte) => byte > 0)),
  }),
  fc.record({ kind: fc.constant('ipv6' as const), bytes: bytes(16) }),
);

const candidatesOf = (
  kind: IceCandidate['kind'],
  max: number,
): Arbitrary<readonly IceCandidate[]> =>
  fc.array(
    fc.record({
      kind: fc.constant(kind),
      address: addresses,
      port: fc.integer({ min: 1, max: 65_535 }),
    }),
    { maxLength: max },
  );

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'];

const textsOf = (letters: readonly string[], minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength });

const names = (letters: readonly string[]) =>
  fc.tuple(textsOf(letters, 4, 35), textsOf(letters, 22, 85));

/** Descriptions of every kind, with up to the maximum number of candidates in a code. */
export const descriptions: Arbitrary<Description> = fc
  .record({
    kind: fc.constantFrom('offer' as const, 'active' as const, 'passive' as const),
    words: fc.oneof(names(LETTERS), names([...'0123456789abcdef'])),
    fingerprint: bytes(32),
    hosts: candidatesOf('host', 4),
    others: candidatesOf('srflx', 3),
  })
  .map(({ kind, words: [name, password], fingerprint, hosts, others }) => ({
    kind,
    name,
    password,
    fingerprint,
    candidates: [...hosts, ...others],
  }));

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignedBy, keyPairOf, signatureOf } from '../../src/net';

const secretKeys = fc.stringMatching(/^[0-9a-f]{64}$/);

describe('a key pair', () => {
  it('matches RFC 8032 (7.1, first test)', () => {
    const keys = keyPairOf('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60');
    expect(keys.publicKey).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
    expect(signatureOf('', keys)).toBe(
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    );
  });

  it('verifies only its own text and public key', () => {
    fc.assert(
      fc.property(secretKeys, secretKeys, fc.string(), fc.string(), (one, two, text, other) => {
        const [keys, others] = [keyPairOf(one), keyPairOf(two)];
        const signature = signatureOf(text, keys);
        expect(isSignedBy(keys.publicKey, text, signature)).toBe(true);
        expect(isSignedBy(keys.publicKey, other, signature)).toBe(other === text);
        expect(isSignedBy(others.publicKey, text, signature)).toBe(one === two);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a signature', () => {
  const HEX = /^[0-9a-f]$/;

  it('is not valid by chance, with any hexadecimal digits', () => {
    const digits = (count: number) =>
      fc
        .array(fc.stringMatching(HEX), { minLength: count, maxLength: count })
        .map((each) => each.join(''));
    fc.assert(
      fc.property(digits(64), fc.string(), digits(128), (key, text, signature) => {
        expect(isSignedBy(key, text, signature)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('by a key of small order, which would match any text, is invalid', () => {
    const neutral = `01${'0'.repeat(62)}`;
    expect(isSignedBy(neutral, 'anything', neutral + '0'.repeat(64))).toBe(false);
  });
});

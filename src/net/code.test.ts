import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Code, formatCode, offerIdOf, parseCode } from './code';
import { formatDescription, parseDescription } from './description';
import { anyTexts, mutationsOf } from '../../tests/arbitraries/texts';
import { errorOf, valueOf } from '../../tests/support/results';
import { chromium } from '../../tests/golden/chromium-descriptions';
import { descriptions } from '../../tests/arbitraries/descriptions';

const marks = fc.string({ unit: fc.constantFrom(...'AZaz09+-'), minLength: 4, maxLength: 4 });

const codes: fc.Arbitrary<Code> = fc.tuple(descriptions, marks).map(([description, mark]) => ({
  description,
  answers: description.kind === 'offer' ? '' : mark,
}));

describe('code', () => {
  it('is parsed to its content, with or without white space', () => {
    fc.assert(
      fc.property(codes, fc.nat(), (code, place) => {
        const text = formatCode(code);
        expect(text).toMatch(/^[\w+-]*$/);
        expect(text).not.toContain('_');
        expect(valueOf(parseCode(text))).toEqual(code);
        const at = place % text.length;
        expect(valueOf(parseCode(` ${text.slice(0, at)}\r\n${text.slice(at)}\n`))).toEqual(code);
      }),
    );
  });

  it('is rejected if a character is wrong, missing or added', () => {
    fc.assert(
      fc.property(mutationsOf(codes.map(formatCode)), fc.context(), (text, context) => {
        const read = parseCode(text);
        context.log(text);
        // A mutation may change only white space.
        if (read.ok) expect(formatCode(read.value)).toBe(text.replace(/\s/g, ''));
        else expect(read.error.code).toBe('BAD_CODE');
      }),
    );
  });

  it('is not recognized in arbitrary texts', () => {
    fc.assert(
      fc.property(anyTexts, (text) => {
        expect(errorOf(parseCode(text)).code).toBe('BAD_CODE');
      }),
    );
  });

  const offer = formatCode({
    description: {
      kind: 'offer',
      name: 'abcd',
      password: 'abcdefghijklmnopqrstuvwx',
      fingerprint: Array.from({ length: 32 }, (_, index) => index),
      candidates: [{ kind: 'host', address: { kind: 'ipv4', bytes: [10, 7, 0, 1] }, port: 9 }],
    },
    answers: '',
  });

  it.each([
    ['an empty text', '', 'LENGTH'],
    ['only its end', offer.slice(-4), 'LENGTH'],
    ['a text that is too long', offer.repeat(20), 'LENGTH'],
    ['another alphabet', offer.replace(/.$/, '_'), 'CHARACTER'],
    ['only its start', offer.slice(0, 40), 'CHECKSUM'],
    ['an invalid character', `${offer.slice(0, 30)}?${offer.slice(31)}`, 'CHARACTER'],
    ['two swapped letters', offer.replace(/^(..)(.)(.)/, '$1$3$2'), 'CHECKSUM'],
    ['a later version', `I${offer.slice(1)}`, 'VERSION'],
  ])('is rejected with a reason: %s', (_what, text, fault) => {
    expect(errorOf(parseCode(text))).toEqual({ code: 'BAD_CODE', fault });
  });
});

describe('session description', () => {
  it('is parsed to what was formatted', () => {
    fc.assert(
      fc.property(descriptions, (description) => {
        expect(parseDescription(formatDescription(description))).toEqual(description);
      }),
    );
  });

  it.each(['offer', 'answer'] as const)('from Chromium yields a short code: %s', (kind) => {
    const description = parseDescription(chromium[kind]);
    if (!description) throw new Error('No description');
    const answers = kind === 'offer' ? '' : 'AAAA';
    const text = formatCode({ description, answers });
    expect(text).toHaveLength(kind === 'offer' ? 103 : 107);
    const sdp = formatDescription(valueOf(parseCode(text)).description);
    const kept = /^a=(?:ice-ufrag|ice-pwd|fingerprint|setup|mid|sctp-port|group)/;
    const linesOf = (from: string) => from.split('\r\n').filter((line) => kept.test(line));
    expect(linesOf(sdp).toSorted()).toEqual(linesOf(chromium[kind]).toSorted());
    expect(sdp).toContain(' e35e0102-44ca-4443-bd57-ee3b29f0ecd7.local ');
  });

  it('keeps the candidates that a code can hold', () => {
    const candidate = (text: string) => `a=candidate:1 1 ${text}`;
    const sdp = chromium.offer.replace(
      /a=candidate.*\r\n/,
      [
        candidate('udp 1 192.168.1.20 5000 typ host generation 0'),
        candidate('tcp 1 192.168.1.20 9 typ host tcptype active'),
        candidate('udp 1 0.0.0.0 9 typ host'),
        candidate('udp 1 fe80::1%eth0 5000 typ host'),
        candidate('UDP 1 2001:db8::1:0:ab 5001 typ host'),
        candidate('udp 1 198.51.100.256 5000 typ srflx raddr 0.0.0.0 rport 0'),
        candidate('udp 1 198.51.100.7 5002 typ srflx raddr 0.0.0.0 rport 0'),
        candidate('udp 1 198.51.100.8 5003 typ relay raddr 0.0.0.0 rport 0'),
        candidate('udp 1 198.51.100.9 70000 typ srflx raddr 0.0.0.0 rport 0'),
        candidate('udp 1 198.51.100.9'),
        ...[1, 2, 3, 4].map((last) => candidate(`udp 1 10.0.0.${last} 6000 typ host`)),
        '',
      ].join('\r\n'),
    );
    const bytes = (...values: readonly number[]) => ({ kind: 'ipv4', bytes: values });
    expect(parseDescription(sdp)?.candidates).toEqual([
      { kind: 'host', address: bytes(192, 168, 1, 20), port: 5000 },
      {
        kind: 'host',
        address: {
          kind: 'ipv6',
          bytes: [0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0xab],
        },
        port: 5001,
      },
      { kind: 'host', address: bytes(10, 0, 0, 1), port: 6000 },
      { kind: 'host', address: bytes(10, 0, 0, 2), port: 6000 },
      { kind: 'srflx', address: bytes(198, 51, 100, 7), port: 5002 },
    ]);
  });

  it.each([
    ['an empty text', () => ''],
    ['another hash', (sdp: string) => sdp.replace('sha-256', 'sha-1')],
    ['a short fingerprint', (sdp: string) => sdp.replace(/:43:99/, '')],
    ['no password', (sdp: string) => sdp.replace(/a=ice-pwd.*\r\n/, '')],
    ['a name with an invalid character', (sdp: string) => sdp.replace('0e7g', '0_7g')],
    ['an unknown role', (sdp: string) => sdp.replace('actpass', 'holdconn')],
    ['two channels', (sdp: string) => `${sdp}m=audio 9\r\na=mid:1\r\n`],
  ])('is rejected: %s', (_what, change) => {
    expect(parseDescription(change(chromium.offer))).toBeUndefined();
    expect(parseDescription(chromium.offer)).toBeDefined();
  });
});

describe('offer id', () => {
  it('is the end of the code', () => {
    expect(offerIdOf('abcdefgh')).toBe('efgh');
  });
});

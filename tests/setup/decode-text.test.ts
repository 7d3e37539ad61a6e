import { describe, expect, it } from 'vitest';
import { readUserFile, readOwnGcg, readOwnList } from '../../src/setup';
import { valueOf } from '../support/results';

const UTF_8 = new TextEncoder();

/** Encodes a text in UTF-16, little-endian or big-endian. */
const utf16 = (text: string, isLow = true): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [...text].flatMap((character) => {
      const unit = character.charCodeAt(0);
      return isLow ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
    }),
  );

const bytesOf = (...bytes: readonly number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);
const fileOf = (...parts: readonly Uint8Array<ArrayBuffer>[]): File =>
  new File([...parts], 'own.txt');

const textOf = async (file: File): Promise<string> => valueOf(await readUserFile(file, 'plain'));

describe('a user’s file', () => {
  const TEXT = 'naïve\nöl\n';

  it.each([
    ['UTF-8', [UTF_8.encode(TEXT)]],
    ['UTF-8 with a byte order mark', [bytesOf(0xef, 0xbb, 0xbf), UTF_8.encode(TEXT)]],
    ['UTF-16, little-endian', [utf16(TEXT)]],
    ['UTF-16, big-endian', [utf16(TEXT, false)]],
    ['UTF-16 with a byte order mark, little-endian', [bytesOf(0xff, 0xfe), utf16(TEXT)]],
    ['UTF-16 with a byte order mark, big-endian', [bytesOf(0xfe, 0xff), utf16(TEXT, false)]],
  ])('is decoded from %s', async (_encoding, parts) => {
    expect(await textOf(fileOf(...parts))).toBe(TEXT);
  });

  it.each(['слово\nдело\n', 'λόγος\nφως\n', 'Āda\nĀboli\n'])(
    'is decoded from UTF-16 without a byte order mark in other scripts: %j',
    async (text) => {
      expect(await textOf(fileOf(utf16(text)))).toBe(text);
      expect(await textOf(fileOf(utf16(text, false)))).toBe(text);
    },
  );

  it('is decoded from UTF-8 despite a stray zero byte', async () => {
    const text = `${'some words '.repeat(9)}\0`;
    expect(await textOf(fileOf(UTF_8.encode(text)))).toBe(text);
  });

  it('may end its lines with CR alone', async () => {
    expect(await textOf(fileOf(UTF_8.encode('2 2\r1 1\r..\r..')))).toBe('2 2\n1 1\n..\n..');
    expect(await textOf(fileOf(UTF_8.encode('a\r\nb\r\n')))).toBe('a\r\nb\r\n');
  });

  it('is not decoded from a guessed encoding', async () => {
    expect(await textOf(fileOf(bytesOf(0xe4, 0x20, 0x31)))).toBe('\uFFFD 1');
  });

  it('is empty if it has no bytes', async () => {
    expect(await textOf(fileOf())).toBe('');
  });
});

describe('a user’s word list', () => {
  it('is decoded from Windows-1252 and marked as guessed if it is not valid UTF-8', async () => {
    const list = await readOwnList(fileOf(bytesOf(0xe4, 0x6c, 0x0a, 0x66, 0xfc, 0x72)));
    expect(valueOf(list)).toEqual({
      kind: 'own',
      name: 'own.txt',
      text: 'äl\nfür',
      isGuessed: true,
    });
  });

  it('is decoded from UTF-8 if it is valid', async () => {
    const list = await readOwnList(fileOf(UTF_8.encode('äl\r')));
    expect(valueOf(list)).toEqual({ kind: 'own', name: 'own.txt', text: 'äl\n' });
  });
});

describe('a user’s GCG game', () => {
  const read = async (...parts: readonly Uint8Array<ArrayBuffer>[]): Promise<string> =>
    valueOf(await readOwnGcg(fileOf(...parts)));
  const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(text, (each) => each.charCodeAt(0));

  it.each([
    ['UTF-8', UTF_8.encode('#player1 jo José\n')],
    ['ISO-8859-1', latin1('#player1 jo José\n')],
    ['UTF-16', utf16('#player1 jo José\n')],
    ['lines that end in CR', UTF_8.encode('#player1 jo José\r')],
  ])('is read from %s', async (_encoding, bytes) => {
    expect(await read(bytes)).toBe('#player1 jo José\n');
  });

  it('is decoded from the encoding that it names if the bytes are valid in it', async () => {
    const named = '#character-encoding ISO-8859-7\r#player1 n \u00ed';
    expect(await read(latin1(named))).toBe('#character-encoding ISO-8859-7\n#player1 n ν');
    const wrong = '#character-encoding ISO-8859-999\n#player1 jo José';
    expect(await read(latin1(wrong))).toBe(wrong);
  });
});

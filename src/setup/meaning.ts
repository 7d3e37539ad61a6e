import { licence, parts } from 'virtual:meanings';

/** Endings of inflected forms and their replacements: WordNet's rules of detachment. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['IES', 'Y'],
  ['SES', 'S'],
  ['XES', 'X'],
  ['ZES', 'Z'],
  ['CHES', 'CH'],
  ['SHES', 'SH'],
  ['MEN', 'MAN'],
  ['ES', 'E'],
  ['ES', ''],
  ['S', ''],
  ['IED', 'Y'],
  ['ED', 'E'],
  ['ED', ''],
  ['ING', 'E'],
  ['ING', ''],
  ['IER', 'Y'],
  ['IEST', 'Y'],
  ['ER', 'E'],
  ['ER', ''],
  ['EST', 'E'],
  ['EST', ''],
];

const MIN_LETTERS = 2;

/** A doubled consonant before an ending, as in RUNNING. */
const DOUBLED = /([BDFGLMNPRT])\1$/;

/** Returns the word, then its possible base forms, which need not be words. */
export function baseFormsOf(word: string): readonly string[] {
  const forms = ENDINGS.flatMap(([ending, instead]) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, -ending.length);
    const form = stem + instead;
    return instead === '' && DOUBLED.test(stem) ? [form, stem.slice(0, -1)] : [form];
  });
  return [...new Set([word, ...forms])].filter((form) => form.length >= MIN_LETTERS);
}

/** Parts of speech by the first letter of a sense in the data. */
const PARTS = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb' } as const;
type PartOfSpeech = (typeof PARTS)[keyof typeof PARTS];

export interface Meaning {
  /** The word or its base form, in capitals. */
  readonly base: string;
  readonly senses: readonly { readonly part: PartOfSpeech; readonly text: string }[];
}

export const MEANINGS_LICENCE = licence;

function meaningIn(text: string, word: string): Meaning | undefined {
  const at = text.startsWith(`${word}\t`) ? 0 : text.indexOf(`\n${word}\t`) + 1;
  const line = text.slice(at, text.indexOf('\n', at));
  const [found, ...senses] = line.split('\t');
  if (found !== word) return undefined;
  return {
    base: word,
    senses: senses.map((sense) => ({
      part: PARTS[sense.charAt(0) as keyof typeof PARTS],
      text: sense.slice(1),
    })),
  };
}

/** Returns the meaning of a word in any letter case; undefined if it is unknown. */
export async function meaningOf(word: string): Promise<Meaning | undefined> {
  for (const form of baseFormsOf(word.toUpperCase())) {
    const part = await parts[form.charAt(0).toLowerCase()]?.();
    const meaning = part && meaningIn(part.default, form);
    if (meaning) return meaning;
  }
  return undefined;
}

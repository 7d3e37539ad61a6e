import { licence, parts } from 'virtual:meanings';
import { baseFormsOf } from './base-forms';

/** Parts of speech by the first letter of a sense in the data. */
const PARTS = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb' } as const;
export type PartOfSpeech = (typeof PARTS)[keyof typeof PARTS];

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

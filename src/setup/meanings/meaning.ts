import { licence, parts } from 'virtual:meanings';
import { baseFormsOf } from './base-forms';

/** The parts of speech by the letters that meanings begin with. */
const PARTS = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb' } as const;
export type PartOfSpeech = (typeof PARTS)[keyof typeof PARTS];

/** What a word means. */
export interface Meaning {
  /** The word itself, or the one that it is a form of, in capitals. */
  readonly base: string;
  readonly senses: readonly { readonly part: PartOfSpeech; readonly text: string }[];
}

/** The terms under which the meanings may be passed on. */
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

/** What a word means, in whatever letters it is written; undefined where nothing is known of it. */
export async function meaningOf(word: string): Promise<Meaning | undefined> {
  for (const form of baseFormsOf(word.toUpperCase())) {
    const part = await parts[form.charAt(0).toLowerCase()]?.();
    const meaning = part && meaningIn(part.default, form);
    if (meaning) return meaning;
  }
  return undefined;
}

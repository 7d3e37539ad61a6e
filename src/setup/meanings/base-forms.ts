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

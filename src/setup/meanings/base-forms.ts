/** Endings of inflected forms, and what they stand for: the rules of detachment that WordNet documents. */
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

/** Letters that a base form has at least. */
const MIN_LETTERS = 2;

/** A consonant that was doubled before an ending, as in RUNNING. */
const DOUBLED = /([BDFGLMNPRT])\1$/;

/** What a word may be a form of, itself first; nothing says that these are words. */
export function baseFormsOf(word: string): readonly string[] {
  const forms = ENDINGS.flatMap(([ending, instead]) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, -ending.length);
    const form = stem + instead;
    return instead === '' && DOUBLED.test(stem) ? [form, stem.slice(0, -1)] : [form];
  });
  return [...new Set([word, ...forms])].filter((form) => form.length >= MIN_LETTERS);
}

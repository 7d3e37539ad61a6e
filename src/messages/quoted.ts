/** Most characters that are shown of something found in a text. */
const SHOWN = 20;

/** What has no shape of its own: controls, marks of direction, and blank space but the common one. */
const UNSEEN = /[^ \P{Z}]|\p{C}/gu;

const escaped = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** Something found in a text, short and without characters that cannot be seen. */
export function quoted(text: string, shown = SHOWN): string {
  if (text === '') return 'nothing';
  // No more than may be shown is taken apart: a text may be as long as a file.
  const characters = Array.from(text.slice(0, 2 * shown + 1));
  const found =
    characters.length > shown ? `${characters.slice(0, shown).join('')}…` : characters.join('');
  return JSON.stringify(found).replace(UNSEEN, escaped);
}

/** Most UTF-16 code units that are shown of something found in a text. */
const SHOWN = 20;

/** Something found in a text, short and without characters that cannot be seen. */
export function quoted(text: string, shown = SHOWN): string {
  if (text === '') return 'nothing';
  return JSON.stringify(text.length > shown ? `${text.slice(0, shown)}…` : text);
}

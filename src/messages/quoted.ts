const SHOWN = 20;

/** Something that was found in a text, short and without characters that cannot be seen. */
export function quoted(text: string): string {
  if (text === '') return 'nothing';
  return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
}

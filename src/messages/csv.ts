/** Spreadsheets run a text that begins like a formula, so an apostrophe comes before it. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file (RFC 4180); numbers are rounded to hundredths. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

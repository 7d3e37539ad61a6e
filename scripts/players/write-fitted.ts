import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { RULE_BOOKS } from '../../src/engine';

/**
 * Sets the fitted values of a game in the constant declared at the end of a file, which has `values` by the id of a rule
 * book. The values of other games are printed: the page learns those on request.
 */
export function writeFitted(file: string, values: object, id: string, fitted: object): void {
  if (!RULE_BOOKS.some((book) => book.id === id)) {
    console.log(JSON.stringify(fitted));
    return;
  }
  const before = readFileSync(file, 'utf8');
  const declared = before.slice(0, before.lastIndexOf(' = {'));
  writeFileSync(file, `${declared} = ${JSON.stringify({ ...values, [id]: fitted })};\n`);
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}

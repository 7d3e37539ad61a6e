import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces the value of the constant declared at the end of a file. */
export function writeConstant(file: string, value: unknown): void {
  const before = readFileSync(file, 'utf8');
  const declared = before.slice(0, before.lastIndexOf(' = {'));
  writeFileSync(file, `${declared} = ${JSON.stringify(value)};\n`);
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}

/**
 * Runs all property tests on other cases than every commit does: mutated files, records and messages, whole sessions
 * of gestures, moves and reloads. Options: `--seconds` per property (20), `--runs` at most per property (10,000) and
 * `--seed`, which is printed. Other arguments go to Vitest as the files to run.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '20' },
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});

/** Returns the digits of an option; exits if it is not a whole number. */
function numberOf(option: keyof typeof values): string {
  const text = values[option];
  if (/^\d{1,10}$/.test(text)) return text;
  console.error(`--${option} takes a whole number, not “${text}”.`);
  process.exit(2);
}

const environment = {
  FUZZ_SEED: numberOf('seed'),
  FUZZ_RUNS: numberOf('runs'),
  FUZZ_SECONDS: numberOf('seconds'),
};
console.log(
  `Seed ${environment.FUZZ_SEED}: the same cases come with --seed ${environment.FUZZ_SEED}.`,
);

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const child = spawn(process.execPath, [vitest, 'run', ...positionals], {
  stdio: 'inherit',
  env: { ...process.env, ...environment },
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});

/**
 * Prints the lanes of tests that the change in this checkout needs besides those of every change, one a line;
 * all of them with `ALL_LANES=1`.
 */
import { fileURLToPath } from 'node:url';
import { changedPaths } from './ci/changes';
import { lanesFor } from './ci/lanes';

const root = fileURLToPath(new URL('..', import.meta.url));
const lanes = lanesFor(process.env['ALL_LANES'] === '1' ? undefined : changedPaths(root));
process.stdout.write(lanes.map((lane) => `${lane}\n`).join(''));

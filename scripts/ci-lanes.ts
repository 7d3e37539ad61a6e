/** Prints the lanes of tests that the change in this checkout needs besides those of every change, one a line. */
import { fileURLToPath } from 'node:url';
import { changedPaths } from './ci/changes';
import { lanesFor } from './ci/lanes';

const lanes = lanesFor(changedPaths(fileURLToPath(new URL('..', import.meta.url))));
process.stdout.write(lanes.map((lane) => `${lane}\n`).join(''));

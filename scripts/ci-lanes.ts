/**
 * Prints the lanes of tests that this checkout's change needs besides those of every change, on one line; all of them
 * with `ALL_LANES=1`. `CHANGED_SINCE` names the commit to compare with.
 */
import { changedPaths } from './ci/changes';
import { LANES, lanesFor } from './ci/lanes';
import { CHECKOUT, readPassed } from './ci/passed';

const lanes =
  process.env['ALL_LANES'] === '1'
    ? LANES
    : lanesFor(
        changedPaths(CHECKOUT, process.env['CHANGED_SINCE'] || (await readPassed(process.env))),
      );
console.log(lanes.join(' '));

/**
 * Prints the lanes of tests that the change in this checkout needs besides those of every change, in one line;
 * all of them with `ALL_LANES=1`. `CHANGED_SINCE` names the commit that it is compared with.
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

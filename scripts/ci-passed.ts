/**
 * Records that the commit passed every check, unless the checkout has changed since: `ci-passed.ts COMMIT`, which is
 * empty if there were uncommitted changes.
 */
import { cleanCommit } from './ci/changes';
import { CHECKOUT, writePassed } from './ci/passed';

const [, , commit = ''] = process.argv;
// Without the record, the next run only checks more.
if (commit !== '' && cleanCommit(CHECKOUT) === commit) {
  await writePassed(process.env, commit).catch(() => {});
}

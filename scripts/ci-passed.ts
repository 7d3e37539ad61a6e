/** Records that this checkout's commit passed every check, unless there are uncommitted changes. */
import { cleanCommit } from './ci/changes';
import { CHECKOUT, writePassed } from './ci/passed';

const commit = cleanCommit(CHECKOUT);
// Without the record, the next run only checks more.
if (commit !== undefined) await writePassed(process.env, commit).catch(() => {});

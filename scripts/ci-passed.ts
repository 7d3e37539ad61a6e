/** Notes that the commit of this checkout passed every check, unless something in it has not been committed. */
import { cleanCommit } from './ci/changes';
import { CHECKOUT, writePassed } from './ci/passed';

const commit = cleanCommit(CHECKOUT);
// A note that cannot be written only means that more is checked next time.
if (commit !== undefined) await writePassed(process.env, commit).catch(() => {});

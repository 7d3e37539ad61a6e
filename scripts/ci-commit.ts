/** Prints the commit of this checkout; nothing if there are uncommitted changes. */
import { cleanCommit } from './ci/changes';
import { CHECKOUT } from './ci/passed';

console.log(cleanCommit(CHECKOUT) ?? '');

/** Loads lazy chunks before a test, since loading a script does not wait for a simulated clock. */
import '../../src/setup/file-reader';
import '../../src/store/library/open-library';
import '../../src/store/online/online-part';
import '../../src/store/quiet-search';

/** Parts of the page that come on demand are there before a test: loading a script does not wait for a simulated clock. */
import '../../src/setup/any-board';
import '../../src/store/library/open-library';
import '../../src/store/online/online-part';

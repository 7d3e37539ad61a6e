import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module by which Vite loads what is imported on demand. */
const HELPER = '\0vite/preload-helper.js';

const LOAD_PART = fileURLToPath(new URL('../../src/app/load-part.ts', import.meta.url));

/** Has a built page load what it imports on demand by `loadPart`, which can try again. */
export const partsOnDemand = (): Plugin => ({
  name: 'parts-on-demand',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        // A browser that preloads no modules fetches them a little later.
        polyfill: false,
        // Vite leaves out the module itself if it imports nothing.
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'js' ? [...new Set([file, ...files])] : [...files],
      },
    },
  }),
  load: (id) =>
    id === HELPER
      ? `export { loadPart as __vitePreload } from ${JSON.stringify(LOAD_PART)};`
      : undefined,
});

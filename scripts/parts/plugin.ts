import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's helper that loads dynamic imports. */
const HELPER = '\0vite/preload-helper.js';

const LOAD_PART = fileURLToPath(new URL('../../src/app/load-part.ts', import.meta.url));

/** Makes the built page load its dynamic imports with `loadPart`, which can retry. */
export const partsOnDemand = (): Plugin => ({
  name: 'parts-on-demand',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        // Browsers without module preload only fetch the files a little later.
        polyfill: false,
        // Vite omits the module itself if it has no imports.
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

import { defineConfig } from 'vite';
import { searchKernel } from '../scripts/kernel/plugin.ts';

/** Builds the benchmarks as the page is built, for Node: what is measured is what is shipped. */
export default defineConfig({
  plugins: [searchKernel()],
  publicDir: false,
  build: {
    ssr: 'bench/run.ts',
    outDir: 'node_modules/.cache/bench',
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
  },
});

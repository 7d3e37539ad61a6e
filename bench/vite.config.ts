import { defineConfig } from 'vite';
import { searchKernel } from '../scripts/kernel/plugin.ts';

/** Builds the benchmarks for Node with the options of the page, so that they measure the shipped code. */
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

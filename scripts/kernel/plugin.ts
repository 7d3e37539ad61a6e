import { deflateRawSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { compileKernel, kernelInJavaScript } from './compile-kernel.ts';

const PREFIX = '\0';

/** Virtual modules and the functions that generate their source. */
const MADE: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:search-kernel/webassembly': async () => {
    // Compressing the bytes before Base64 makes the download a seventh smaller than compressing Base64 alone.
    const text = deflateRawSync(await compileKernel(), { level: 9 }).toString('base64');
    return `export default ${JSON.stringify(text)};`;
  },
  'virtual:search-kernel/javascript': kernelInJavaScript,
};

/** Provides the search kernel as virtual modules: in WebAssembly, and in JavaScript. */
export const searchKernel = (): Plugin => ({
  name: 'search-kernel',
  resolveId: (id) => (id in MADE ? PREFIX + id : undefined),
  load: (id) => (id.startsWith(PREFIX) ? MADE[id.slice(PREFIX.length)]?.() : undefined),
});

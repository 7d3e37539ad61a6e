import { deflateRawSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { compileKernel, kernelInJavaScript } from './compile-kernel.ts';

const PREFIX = '\0';

/** What modules may import that the build makes, by their names. */
const MADE: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:search-kernel/webassembly': async () => {
    // Compressed before it is text: what is sent compressed is a seventh smaller than plain bytes as text.
    const text = deflateRawSync(await compileKernel(), { level: 9 }).toString('base64');
    return `export default ${JSON.stringify(text)};`;
  },
  'virtual:search-kernel/javascript': kernelInJavaScript,
};

/** Lets modules import the search kernel: in WebAssembly, or as JavaScript. */
export const searchKernel = (): Plugin => ({
  name: 'search-kernel',
  resolveId: (id) => (id in MADE ? PREFIX + id : undefined),
  load: (id) => (id.startsWith(PREFIX) ? MADE[id.slice(PREFIX.length)]?.() : undefined),
});

import type { KernelExports, MakeKernel } from '../engine';

/** Compiles the WebAssembly kernel; returns undefined if the browser lacks or blocks WebAssembly. */
async function compiled(): Promise<WebAssembly.Module | undefined> {
  try {
    const { default: deflated } = await import('virtual:search-kernel/webassembly');
    const bytes = Uint8Array.from(atob(deflated), (character) => character.charCodeAt(0));
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await WebAssembly.compile(await new Response(inflated).arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Loads the kernel as JavaScript, which is generated from the same module. */
export async function kernelMakerInJavaScript(): Promise<MakeKernel> {
  const { default: make } = await import('virtual:search-kernel/javascript');
  return (host) => make({ host }) as KernelExports;
}

/** Loads the search kernel as WebAssembly, or else as JavaScript. */
export async function kernelMaker(): Promise<MakeKernel> {
  const module = await compiled();
  if (!module) return kernelMakerInJavaScript();
  return (host) => new WebAssembly.Instance(module, { host }).exports as unknown as KernelExports;
}

import type { KernelExports, MakeKernel } from '../engine';

/** The kernel as WebAssembly; undefined in a browser that has none, or is told to run none. */
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

/** What makes kernels from the JavaScript that is made of the same module. */
export async function kernelMakerInJavaScript(): Promise<MakeKernel> {
  const { default: make } = await import('virtual:search-kernel/javascript');
  return (host) => make({ host }) as KernelExports;
}

/** What makes search kernels: from WebAssembly, or else from JavaScript. */
export async function kernelMaker(): Promise<MakeKernel> {
  const module = await compiled();
  if (!module) return kernelMakerInJavaScript();
  return (host) => new WebAssembly.Instance(module, { host }).exports as unknown as KernelExports;
}

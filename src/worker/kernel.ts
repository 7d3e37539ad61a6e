import bytes from 'virtual:search-kernel';
import type { KernelExports, MakeKernel } from '../engine';

/** The kernel as WebAssembly; undefined in a browser that has none, or is told to run none. */
function compiled(): WebAssembly.Module | undefined {
  try {
    return new WebAssembly.Module(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
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
  const module = compiled();
  if (!module) return kernelMakerInJavaScript();
  return (host) => new WebAssembly.Instance(module, { host }).exports as unknown as KernelExports;
}

import type { KernelExports, MakeKernel } from '../../src/engine';
import { compileKernel } from './compile-kernel.ts';

export async function kernelMaker(): Promise<MakeKernel> {
  const module = new WebAssembly.Module(new Uint8Array(await compileKernel()));
  return (host) => new WebAssembly.Instance(module, { host }).exports as unknown as KernelExports;
}

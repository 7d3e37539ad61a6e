import { kernelMakerInJavaScript } from '../../src/worker/kernel';

/** Makes the kernel that searches run on where there is no WebAssembly. */
export const makeKernelInJavaScript = await kernelMakerInJavaScript();

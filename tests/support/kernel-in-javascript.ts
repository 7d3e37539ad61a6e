import { kernelMakerInJavaScript } from '../../src/worker/kernel';

/** Makes the search kernel for environments without WebAssembly. */
export const makeKernelInJavaScript = await kernelMakerInJavaScript();

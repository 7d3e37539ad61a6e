import { kernelMakerInJavaScript } from '../../src/worker/kernel';

export const makeKernelInJavaScript = await kernelMakerInJavaScript();

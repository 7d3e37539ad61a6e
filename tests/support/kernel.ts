import { kernelMaker } from '../../scripts/kernel/make-kernel';

/** Makes the kernel that searches run on. */
export const makeKernel = await kernelMaker();

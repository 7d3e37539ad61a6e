import { kernelMaker } from '../../scripts/kernel/make-kernel';

export const makeKernel = await kernelMaker();

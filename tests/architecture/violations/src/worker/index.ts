import { engine } from '../engine';

export const worker = ['worker', engine];

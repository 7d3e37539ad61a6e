import { engine } from '../engine';

export const table = ['table', engine];

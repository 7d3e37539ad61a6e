import { engine } from '../engine';

export const net = ['net', engine];

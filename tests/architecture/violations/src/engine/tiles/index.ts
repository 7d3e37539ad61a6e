import { result } from '../result';

export const tiles = ['tiles', result];

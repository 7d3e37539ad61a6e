import { result } from '../result';

export const board = ['board', result];

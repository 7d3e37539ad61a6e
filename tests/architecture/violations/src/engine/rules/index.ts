import { board } from '../board';
import { tiles } from '../tiles';
import { result } from '../result';

export const rules = ['rules', result, board, tiles];

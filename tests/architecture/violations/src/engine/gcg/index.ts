import { board } from '../board';
import { game } from '../game';
import { play } from '../play';
import { rules } from '../rules';
import { tiles } from '../tiles';
import { result } from '../result';

export const gcg = ['gcg', result, board, game, play, rules, tiles];

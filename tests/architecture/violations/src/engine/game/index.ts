import { board } from '../board';
import { lexicon } from '../lexicon';
import { play } from '../play';
import { rules } from '../rules';
import { tiles } from '../tiles';
import { result } from '../result';

export const game = ['game', result, board, lexicon, play, rules, tiles];

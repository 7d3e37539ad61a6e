import { board } from '../board';
import { game } from '../game';
import { lexicon } from '../lexicon';
import { play } from '../play';
import { rules } from '../rules';
import { tiles } from '../tiles';
import { result } from '../result';

export const notation = ['notation', result, board, game, lexicon, play, rules, tiles];

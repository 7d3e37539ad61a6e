import { board } from '../board';
import { game } from '../game';
import { lexicon } from '../lexicon';
import { play } from '../play';
import { rules } from '../rules';
import { search } from '../search';
import { tiles } from '../tiles';
import { result } from '../result';

export const players = ['players', result, board, game, lexicon, play, rules, search, tiles];

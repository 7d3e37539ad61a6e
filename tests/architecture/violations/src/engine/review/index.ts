import { board } from '../board';
import { game } from '../game';
import { lexicon } from '../lexicon';
import { play } from '../play';
import { players } from '../players';
import { rules } from '../rules';
import { search } from '../search';
import { tiles } from '../tiles';
import { result } from '../result';

export const review = ['review', result, board, game, lexicon, play, players, rules, search, tiles];

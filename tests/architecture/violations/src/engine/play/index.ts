import { board } from '../board';
import { lexicon } from '../lexicon';
import { rules } from '../rules';
import { tiles } from '../tiles';
import { result } from '../result';

export const play = ['play', result, board, lexicon, rules, tiles];

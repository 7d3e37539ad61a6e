import { tiles } from '../tiles';
import { result } from '../result';

export const lexicon = ['lexicon', result, tiles];

import { lexicon } from '../lexicon';

export const seen = lexicon;

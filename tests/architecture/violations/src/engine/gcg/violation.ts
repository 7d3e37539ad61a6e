import { search } from '../search';

export const seen = search;

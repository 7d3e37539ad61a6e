import { tiles } from '../tiles';

export const seen = tiles;

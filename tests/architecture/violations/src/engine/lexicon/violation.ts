import { board } from '../board';

export const seen = board;

import { game } from '../game';

export const seen = game;

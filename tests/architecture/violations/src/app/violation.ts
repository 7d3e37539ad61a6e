import { game } from '../engine/game';

export const seen = game;

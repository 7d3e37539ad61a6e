import { state } from '../game/state';

export const seen = state;

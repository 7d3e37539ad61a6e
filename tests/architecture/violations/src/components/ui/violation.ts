import { engine } from '../../engine';

export const drawn = engine;

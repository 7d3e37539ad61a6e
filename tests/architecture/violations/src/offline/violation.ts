import { engine } from '../engine';

export const seen = engine;

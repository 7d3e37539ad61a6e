import { engine } from '../engine';
import { worker } from '../worker';

export const setup = ['setup', engine, worker];

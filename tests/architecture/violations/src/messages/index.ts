import { engine } from '../engine';
import { table } from '../table';
import { worker } from '../worker';

export const messages = ['messages', engine, table, worker];

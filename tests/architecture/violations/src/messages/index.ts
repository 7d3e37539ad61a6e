import { engine } from '../engine';
import { online } from '../online';
import { table } from '../table';
import { worker } from '../worker';

export const messages = ['messages', engine, online, table, worker];

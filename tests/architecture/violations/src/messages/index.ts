import { engine } from '../engine';
import { online } from '../online';
import { setup } from '../setup';
import { table } from '../table';
import { worker } from '../worker';

export const messages = ['messages', engine, online, setup, table, worker];

import { engine } from '../engine';
import { messages } from '../messages';
import { table } from '../table';
import { worker } from '../worker';

export const store = ['store', engine, messages, table, worker];

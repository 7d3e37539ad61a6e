import { engine } from '../engine';
import { messages } from '../messages';
import { online } from '../online';
import { setup } from '../setup';
import { table } from '../table';
import { worker } from '../worker';

export const store = ['store', engine, messages, online, setup, table, worker];

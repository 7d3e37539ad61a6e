import { engine } from '../engine';
import { messages } from '../messages';
import { online } from '../online';
import { setup } from '../setup';
import { store } from '../store';
import { table } from '../table';

export const components = ['components', engine, messages, online, setup, store, table];

import { engine } from '../engine';
import { messages } from '../messages';
import { store } from '../store';
import { table } from '../table';

export const components = ['components', engine, messages, store, table];

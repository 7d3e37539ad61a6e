import { components } from '../components';
import { engine } from '../engine';
import { messages } from '../messages';
import { persistence } from '../persistence';
import { setup } from '../setup';
import { store } from '../store';
import { table } from '../table';
import { worker } from '../worker';

export const app = ['app', components, engine, messages, persistence, setup, store, table, worker];

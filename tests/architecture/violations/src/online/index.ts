import { engine } from '../engine';
import { net } from '../net';
import { table } from '../table';

export const online = ['online', engine, net, table];

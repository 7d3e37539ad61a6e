import { worker } from '../worker';

export const seen = worker;

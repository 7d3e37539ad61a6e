import { store } from '../store';

export const seen = store;

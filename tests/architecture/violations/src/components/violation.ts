import { app } from '../app';

export const seen = app;

import { notation } from '../notation';

export const seen = notation;

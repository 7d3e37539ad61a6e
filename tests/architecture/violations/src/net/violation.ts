import { table } from '../table';

export const seen = table;

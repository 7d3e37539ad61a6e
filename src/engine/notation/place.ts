import type { Play } from '../play';

/** Where a play begins and which way it runs. */
export type Place = Pick<Play, 'square' | 'direction'>;

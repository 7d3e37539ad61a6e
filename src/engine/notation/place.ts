import type { Play } from '../play';

/** Where a play begins and which way it runs. */
export type Placement = Pick<Play, 'square' | 'direction'>;

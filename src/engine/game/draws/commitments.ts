import { type Tile, tilesText } from '../../tiles';
import { formatRecord } from '../record-file';
import type { GameSetup } from '../game-setup';
import { digest, keyedDigest } from './digest';

/**
 * What binds a host to its secret before the game. A secret is 32 random bytes in hexadecimal
 * digits, made for one game and opened when that is over.
 */
export const commitTo = (secret: string): string => digest('secret', secret);

/**
 * What binds a host to the tiles that a seat gives back, in their order, without naming them. A salt
 * is 32 random bytes in hexadecimal digits, made for one exchange.
 */
export const returnedCommitment = (returned: readonly Tile[], salt: string): string =>
  keyedDigest(salt, 'returned', tilesText(returned));

/** A short name that a set-up has and no other, the source of chance included. */
export const setupDigest = (setup: GameSetup): string =>
  digest('setup', formatRecord({ id: '', parent: undefined, setup, events: [] }));

import { configured, formatRecord } from '../../src/engine';
import { formatTileSet } from './game-files';
import { PLAIN_DRAWS, smallGame, WORDS } from './page';
import { seatsOf } from './seats';

export const GOOD = {
  'config.txt': `hand_size: 5
minimum_word_length: 2
seed: 54
tile_bag: tiles.txt
dictionary: words.txt
board: board.txt
`,
  'tiles.txt': formatTileSet(configured.tileSet),
  'words.txt': WORDS.join('\n'),
  'board.txt': '6 4\n2 2\n.23dt.\n......\n......\n......\n',
};

/** The record of an unfinished game of two people. */
export const ON_THE_TABLE = formatRecord(
  smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }, 'NO,2b').record,
);

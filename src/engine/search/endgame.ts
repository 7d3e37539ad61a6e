import { squareAt } from '../board';
import { canExchangeAtEnd } from '../game';
import type { Move, Play } from '../play';
import { runToEnd, type Steps } from '../steps';
import type { Tile } from '../tiles';
import { packedTilesOf, PlayRecords } from './kernel-encoding';
import { endgameMemoryOf, type KernelInstance } from './kernel-instance';
import { type SampledGame, type ScoredMove, writePlay } from './playout';
import type { SearchWords } from './search-words';

/** Maximum number of tiles on a rack, and of rows and columns, for which the tables of `kernel` have room. */
const MAX_RACK = 8;
const MAX_LINES = 256;

/**
 * Maximum number of blanks on both racks. On a board of 225 squares, 25,000 positions of Classic took 0.3 seconds without
 * blanks and 0.5 to 0.7 with two, in the median. With two on each rack, they would take more than a minute.
 */
const MAX_BLANKS = 2;

/** The best move found in an endgame. */
export interface SolvedEndgame extends ScoredMove {
  /** Points that the seat to move gains on the other until the end of the game, if both play their best. */
  readonly value: number;
  /**
   * Whether the value is proved, unless a player loses a turn on purpose. Otherwise, the search was cut, or the rules
   * allow exchanges that it does not know.
   */
  readonly isProved: boolean;
  /** Number of positions visited. */
  readonly nodes: number;
}

/**
 * Whether a game can lead to endgames that can be solved: it has two seats from the start, and neither the board nor the
 * number of blanks among the tiles that are left is very large.
 */
export const hasEndgames = (
  {
    racks,
    resigned,
    board,
    rules,
  }: Pick<SampledGame, 'resigned' | 'board' | 'rules'> & { readonly racks: readonly unknown[] },
  left: readonly Tile[],
): boolean =>
  racks.length === 2 &&
  resigned.length === 0 &&
  rules.rackSize <= MAX_RACK &&
  board.rows + board.columns <= MAX_LINES &&
  left.filter(({ kind }) => kind === 'blank').length <= MAX_BLANKS;

/** Whether a game is an endgame that can be solved: the bag is empty, and neither the racks nor the board are very large. */
export const isEndgame = (game: SampledGame): boolean =>
  hasEndgames(game, game.racks.flat()) &&
  game.bag.length === 0 &&
  game.racks.every(({ length }) => length <= MAX_RACK) &&
  game.grid.some(({ kind }) => kind !== 'empty');

/** Whether a seat can put off the end of an endgame by exchanges, which the search does not know. */
const canPutOffEnd = ({ rules, racks }: SampledGame): boolean => {
  const isOver = rules.emptyRack === 'ends-game' && racks.some(({ length }) => length === 0);
  return canExchangeAtEnd(rules) && !isOver;
};

function moveFound({ rules, board }: SampledGame, kernel: KernelInstance): Move {
  if (kernel.exports.takeEndgameMove() === 0) return { kind: 'pass' };
  const found = new PlayRecords(kernel.plays);
  const tiles = kernel.playTiles.subarray(0, found.tilesOf(0));
  const { placedTile } = packedTilesOf(rules.tileSet);
  return {
    kind: 'play',
    play: {
      tiles: Array.from(tiles, placedTile),
      square: squareAt(board, found.squareOf(0)),
      direction: found.isDown(0) ? 'down' : 'across',
    },
  };
}

/**
 * Solves an endgame in steps, or finds the best move that `maxNodes` positions show. The same game and limit give the
 * same result on every machine. The result is undefined if the machine has too little memory. If another task has
 * used the kernel meanwhile, it starts again. The first move may be any but the barred one; a barred pass is made only if
 * there is no play.
 */
export function* solveEndgameSteps(
  { context }: SearchWords,
  game: SampledGame,
  maxNodes: number,
  barred?: Play | 'pass',
): Steps<SolvedEndgame | undefined> {
  const { kernel } = context;
  const { exports } = kernel;
  const at = endgameMemoryOf(kernel);
  if (at === undefined) return undefined;
  const task = {};
  for (;;) {
    if (context.task !== task) {
      context.task = task;
      context.loadGame(game);
      exports.beginEndgame(game.toMove, game.passesInARow, maxNodes, at);
      if (barred === 'pass') exports.barPass();
      else if (barred) {
        writePlay(kernel, game, barred);
        exports.barFirst();
      }
    }
    if (exports.stepOfEndgame() === 0) break;
    yield;
  }
  context.task = undefined;
  const move = moveFound(game, kernel);
  return {
    move,
    score: move.kind === 'play' ? new PlayRecords(kernel.plays).scoreOf(0) : 0,
    // Adding 0 turns −0 into 0.
    value: exports.endgameValue.value + 0,
    isProved: exports.isEndgameProved() !== 0 && !canPutOffEnd(game),
    nodes: exports.nodes.value,
  };
}

export const solveEndgame = (
  words: SearchWords,
  game: SampledGame,
  maxNodes: number,
  barred?: Play | 'pass',
): SolvedEndgame | undefined => runToEnd(solveEndgameSteps(words, game, maxNodes, barred));

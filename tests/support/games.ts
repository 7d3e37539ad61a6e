import {
  extend,
  type GameSetup,
  type GameState,
  latestState,
  type Lexicon,
  type Move,
  resign,
  scraebbkle,
  startGame,
  rackTileOf,
  type TileSet,
  tilesText,
  type Timeline,
} from '../../src/engine';
import { plainBoard, playOf, rackOf } from './pictures';
import { valueOf } from './results';
import { seatsOf } from './seats';
import { typing } from './typing';

/** A tile set of a few letters, worth one point each by default. */
export const tileSetOf = (
  counts: Readonly<Record<string, number>>,
  values: Readonly<Record<string, number>> = {},
): TileSet => ({
  letters: scraebbkle.tileSet.letters.map(({ letter, twin }) => ({
    letter,
    twin,
    value: values[letter] ?? 1,
    count: counts[letter] ?? 0,
  })),
  blank: { value: values['_'] ?? 0, count: counts['_'] ?? 0 },
});

/** A game of two people on a small plain board; `draws` gives the first tiles as text. */
export function setupOf(
  draws: string,
  lexicon: Lexicon,
  changes: Partial<GameSetup> = {},
): GameSetup {
  return {
    rules: scraebbkle,
    board: plainBoard(8, 8, 'b2'),
    given: [],
    boardName: 'Small',
    seats: seatsOf('human', 'human'),
    openRacks: false,
    lexiconId: lexicon.id,
    chance: { kind: 'given', tiles: rackOf(draws), seed: 'small' },
    ...changes,
  };
}

export const moveOf = (text: string): Move =>
  text === ',' ? { kind: 'pass' } : { kind: 'play', play: playOf(text) };

/** The game after legal moves in its own notation. */
export const afterMoves = (
  timeline: Timeline,
  lexicon: Lexicon,
  ...moves: readonly string[]
): Timeline => moves.reduce((game, text) => valueOf(typing(game, lexicon, text)), timeline);

export const gameOf = (setup: GameSetup, lexicon: Lexicon, ...moves: readonly string[]): Timeline =>
  afterMoves(startGame('game', setup), lexicon, ...moves);

export const afterResignation = (timeline: Timeline): Timeline =>
  valueOf(extend(timeline, valueOf(resign(latestState(timeline)))));

export function resultIn(timeline: Timeline): NonNullable<GameState['result']> {
  const { result } = latestState(timeline);
  if (!result) throw new Error('The game goes on');
  return result;
}

/** All tiles of a game, as sorted text, which is the same at every moment. */
export function tilesInPlay(state: GameState): string {
  const onBoard = state.grid.flatMap((content) =>
    content.kind === 'empty' ? [] : [rackTileOf(content)],
  );
  return [...tilesText([...state.bag, ...state.racks.flat(), ...onBoard])].toSorted().join('');
}

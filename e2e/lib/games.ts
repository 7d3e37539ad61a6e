import { readFileSync } from 'node:fs';
import {
  alphabetOf,
  type Board,
  type BoardFormat,
  type RandomState,
  type RandomSource,
  chooseMove,
  decide,
  extend,
  formatMove,
  type GameState,
  gradedWordsFrom,
  latestState,
  type Level,
  lexiconOf,
  type Move,
  parseBoard,
  parseMove,
  parseTiles,
  parseWordList,
  type Position,
  type RuleBook,
  type Player,
  rackToMove,
  scraebbkle,
  searchWordsOf,
  startGame,
  type Tile,
  tilesText,
  type Timeline,
  DEFAULT_LEVEL,
  withAutomaticPasses,
  playerViewOf,
} from '../../src/engine';
import { kernelMaker } from '../../scripts/kernel/make-kernel';
import { greedy } from '../../tests/support/search';
import { valueOf } from '../../tests/support/results';
import { seatsOf } from '../../tests/support/seats';

export const alphabet = alphabetOf(scraebbkle.tileSet);

const resource = (name: string): string =>
  readFileSync(new URL(`../../public/resources/${name}`, import.meta.url), 'utf8');

/** A built-in board, by its name under resources/. */
export const shippedBoard = (name: string, format: BoardFormat = 'scraebbkle'): Board =>
  valueOf(parseBoard(format, resource(name)));

const { words: compiled } = valueOf(parseWordList(alphabet, resource('wordlist.txt')));

export const words = {
  lexicon: lexiconOf(compiled),
  compiled,
  ...valueOf(searchWordsOf(await kernelMaker(), compiled)),
};
export const { lexicon } = words;

const graded = gradedWordsFrom(
  readFileSync(new URL('../../src/worker/graded-words.txt', import.meta.url), 'utf8'),
  lexicon,
);

export const defaultBoard = shippedBoard('defaultBoard.txt');

export const TWO_PEOPLE = ['human', 'human'] as const;

/** Set-up of a game in a test; by default an open game of two people. */
export interface GamePlan {
  readonly rules?: RuleBook;
  readonly seats?: readonly Player[];
  /** Levels of computers, by seat; the default level if missing. */
  readonly levels?: readonly (Level | undefined)[];
  /** Names of players, by seat; their numbers if missing. */
  readonly names?: readonly string[];
  readonly openRacks?: boolean;
  readonly board?: Board;
  /** Tiles in the order of the draws: the first rack, the second, the rest. */
  readonly draws?: string;
  readonly seed?: string;
  /** Determines all draws, instead of `draws` and `seed`. */
  readonly chance?: RandomSource;
}

const tilesOf = (text: string): readonly Tile[] => valueOf(parseTiles(alphabet, text));

export const dealt = (plan: GamePlan): Timeline =>
  startGame('a-game-of-a-test', {
    rules: plan.rules ?? scraebbkle,
    board: plan.board ?? defaultBoard,
    given: [],
    boardName: 'Board of a test',
    seats: seatsOf(...(plan.seats ?? TWO_PEOPLE)).map((seat, index) => ({
      ...seat,
      name: plan.names?.[index] ?? seat.name,
      level: plan.levels?.[index],
    })),
    openRacks: plan.openRacks ?? true,
    lexiconId: lexicon.id,
    chance:
      plan.chance ??
      (plan.draws === undefined
        ? { kind: 'seeded', seed: plan.seed ?? 'a seed' }
        : { kind: 'given', tiles: tilesOf(plan.draws), seed: plan.seed ?? 'a seed' }),
  });

function afterMove(timeline: Timeline, move: Move, chance?: RandomState): Timeline {
  const event = valueOf(decide(latestState(timeline), move, lexicon, chance));
  return withAutomaticPasses(valueOf(extend(timeline, event)));
}

/** The game after some legal moves, as typed. */
export const after = (timeline: Timeline, ...moves: readonly string[]): Timeline =>
  moves.reduce((game, text) => {
    const { setup, grid } = latestState(game);
    const move = valueOf(parseMove(setup.rules, { board: setup.board, grid }, text));
    return afterMove(game, move);
  }, timeline);

function positionIn(state: GameState): Position {
  const { rules, board } = state.setup;
  return { rules, board, grid: state.grid, rack: rackToMove(state) };
}

/** The best computer's move, as typed. */
export function computerMove(timeline: Timeline): string {
  const position = positionIn(latestState(timeline));
  return formatMove(position.rules, greedy(words, position));
}

export function afterComputer(timeline: Timeline): Timeline {
  const state = latestState(timeline);
  const { turns: turn, chance } = state;
  const { skill = 1, level = DEFAULT_LEVEL } = state.setup.seats[state.toMove] ?? {};
  const chosen = chooseMove(
    words,
    { position: playerViewOf(state), level, skill, turn, chance },
    graded,
  );
  return afterMove(timeline, chosen.move, chosen.chance);
}

export function playedOut(timeline: Timeline): Timeline {
  let game = timeline;
  while (!latestState(game).result) game = afterComputer(game);
  return game;
}

/** A game that ends soon: everyone passes after some turns with the best moves. */
export function endedByPasses(timeline: Timeline, turns: number): Timeline {
  let game = timeline;
  for (let turn = 0; turn < turns && !latestState(game).result; turn++) game = afterComputer(game);
  while (!latestState(game).result) game = afterMove(game, { kind: 'pass' });
  return game;
}

/** The rack of a seat (0-based) as text, `_` for a blank. */
export const rackText = (timeline: Timeline, seat: number): string =>
  tilesText(latestState(timeline).racks[seat] ?? []);

export function seedOf(isWanted: (game: Timeline) => boolean): string {
  for (let number = 1; number < 10_000; number++) {
    const seed = `seed ${number}`;
    if (isWanted(dealt({ seed }))) return seed;
  }
  throw new Error('No seed deals such racks');
}

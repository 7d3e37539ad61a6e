import {
  allTiles,
  classic,
  configured,
  crossword,
  latestState,
  scrabbkle,
  type Timeline,
} from '../../src/engine';
import { plainBoard } from '../../tests/support/pictures';
import { afterComputer, type GamePlan, shippedBoard } from './games';

export const SEED = 'a whole game';

const PERSON_AND_COMPUTER = { seats: ['human', 'computer'], openRacks: false, seed: SEED } as const;

/** A game of each built-in rule book that a person and a computer can play to its end. */
export const WHOLE_GAMES = {
  ScraeBBKle: PERSON_AND_COMPUTER,
  ScraBBKle: {
    ...PERSON_AND_COMPUTER,
    rules: scrabbkle,
    board: shippedBoard('boards/scrabbkle.txt', 'scrabbkle'),
  },
  Crossword: {
    seats: ['human', 'computer'],
    openRacks: false,
    rules: crossword,
    board: plainBoard(12, 12),
    chance: { kind: 'java', seed: 31, bag: allTiles(crossword.tileSet) },
  },
  Configured: {
    ...PERSON_AND_COMPUTER,
    rules: configured,
    board: shippedBoard('configured/standard-board.txt', 'configured'),
  },
  Classic: { ...PERSON_AND_COMPUTER, rules: classic, board: shippedBoard('boards/classic.txt') },
} as const satisfies Readonly<Record<string, GamePlan>>;

export type WholeGameName = keyof typeof WHOLE_GAMES;

/** The seat of the person, 0-based. */
export const PERSON = 0;

/** Whether the last move has a report that its player must close. */
export function isReported(timeline: Timeline): boolean {
  const { setup, events } = timeline.record;
  const isOver = latestState(timeline).result !== undefined;
  return setup.rules.moveReport !== 'none' && events.at(-1)?.kind !== 'pass' && !isOver;
}

export function isComputersTurn(timeline: Timeline): boolean {
  const { toMove, result } = latestState(timeline);
  return !result && toMove !== PERSON;
}

export function untilPerson(timeline: Timeline): Timeline {
  let game = timeline;
  while (isComputersTurn(game)) game = afterComputer(game);
  return game;
}

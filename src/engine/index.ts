/**
 * The engine: crossword board games as pure functions over plain data. It uses no clock, no browser API
 * and no hidden randomness, so it runs in a page, a worker or Node. `docs/engine.md` plays a game with it.
 *
 * Text is parsed into values, and moves are judged and decided. An event holds its outcome, so a record
 * of events replays to the same states. Mistakes that a player or a file can make are returned as a
 * `Result` with a code.
 */

export * from './tiles';
export * from './board';
export * from './lexicon';
export * from './rules';
export * from './play';
export * from './game';
export * from './players';
export * from './review';
export * from './learning';
export * from './study';
export * from './puzzles';
export * from './search';
export * from './notation';
export * from './limits';
export * from './gcg';
export * from './entry';
export * from './result';
export { playerNameSchema } from './player-name';
export * from './text';

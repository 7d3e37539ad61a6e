/**
 * The engine: crossword board games as pure functions over plain data. It uses no clock, no browser API
 * and no hidden randomness, so it runs in a page, a worker or Node.
 *
 * Text is parsed into values, and moves are judged and decided. An event holds its outcome, so a record
 * of events replays to the same states. Mistakes that a player or a file can make are returned as a
 * `Result` with a code.
 *
 * @example A one-move game, from the board to the replay.
 * ```ts
 * import * as engine from 'src/engine';
 * import { kernelMaker } from 'src/worker/kernel';
 *
 * function valueOf<T>(result: engine.Result<T, unknown>): T {
 *   if (!result.ok) throw new Error(JSON.stringify(result.error));
 *   return result.value;
 * }
 *
 * // Parse a board and a word list.
 * const rules = engine.crossword;
 * const alphabet = engine.alphabetOf(rules.tileSet);
 * const { board, given } = valueOf(engine.parseBoardFile(rules, '5 5\nAT,2,1,across\n'));
 * const { words } = valueOf(engine.parseWordList(alphabet, 'at\ncat\ncats\nscat\n'));
 * const lexicon = engine.lexiconOf(words);
 *
 * // Deal; these tiles are drawn first.
 * const tiles = valueOf(engine.parseTiles(alphabet, 'SCENERY'));
 * const dealt = engine.startGame('a game', {
 *   rules, board, given, boardName: 'small', openRacks: false, lexiconId: lexicon.id,
 *   seats: [{ name: 'Ann', player: 'human', skill: 1 }],
 *   chance: { kind: 'given', tiles, seed: '1' },
 * });
 *
 * // List the plays of the seat to move, best first, with the WebAssembly kernel.
 * const state = engine.latestState(dealt);
 * const position = { rules, board, grid: state.grid, rack: engine.rackToMove(state) };
 * const makeKernel = await kernelMaker();
 * const plays = engine.generatePlays(valueOf(engine.searchWordsOf(makeKernel, words)), position);
 * const written = plays.map(({ play }) => engine.formatMove(rules, { kind: 'play', play }));
 * written; // → ['CS,3a', 'C,3a']
 *
 * // Play one of them, in its typed form.
 * const move = valueOf(engine.parseMove(rules, position, 'CS,3a'));
 * const played = valueOf(engine.extend(dealt, valueOf(engine.decide(state, move, lexicon))));
 * engine.viewFor(played, 0).seats[0]?.score; // → 6
 *
 * // Save the record, then parse and replay it.
 * const saved = engine.formatRecord(played.record);
 * const replayed = valueOf(engine.parseRecord(saved, lexicon));
 * replayed.wordsChecked; // → true
 * engine.formatRecord(replayed.record) === saved; // → true
 * ```
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
export * from './text';

/**
 * Oracle for a whole game of the one-word crossword between computers. It follows the written rules step by
 * step and draws every random number in their order. It uses types of the engine, but none of its code.
 */
import type { GameEvent, GameSetup, LaidTile, Tile } from '../../src/engine';
import type { Grid } from '../../src/engine/play';
import { ReferenceJavaRandom } from './java-random';
import { withPlay } from './lay';
import { legalPlays } from './legal-plays';

const EMPTY = { kind: 'empty' } as const;

class OracleGame {
  readonly #setup: GameSetup;
  readonly #words: readonly string[];
  readonly #random: ReferenceJavaRandom;
  readonly #bag: Tile[];
  readonly #racks: Tile[][];
  #grid: Grid;
  /** Places in the bag drawn from since the last event. */
  #places: number[] = [];

  constructor(setup: GameSetup, words: readonly string[]) {
    const { board, given, seats, chance } = setup;
    if (chance.kind !== 'java') throw new Error('Not a game of the generator of Java');
    this.#setup = setup;
    this.#words = words;
    this.#random = new ReferenceJavaRandom(chance.seed);
    this.#bag = [...chance.bag];
    this.#racks = seats.map(() => []);
    this.#grid = Array.from({ length: board.rows * board.columns }, (_, place) => {
      const row = Math.floor(place / board.columns);
      const laid = given.find(
        ({ square }) => square.row === row && square.column === place % board.columns,
      );
      return laid ? laid.tile : EMPTY;
    });
  }

  play(): readonly GameEvent[] {
    const events: GameEvent[] = [this.#begin()];
    let passes = 0;
    for (let seat = 0; passes < this.#racks.length; seat = (seat + 1) % this.#racks.length) {
      const event = this.#turn(seat);
      passes = event.kind === 'pass' ? passes + 1 : 0;
      events.push(event);
    }
    return events;
  }

  #drawOne(): Tile[] {
    return this.#drawFrom(this.#random.nextInt(this.#bag.length));
  }

  #drawFrom(place: number): Tile[] {
    this.#places.push(place);
    return this.#bag.splice(place, 1);
  }

  /** The state of the generator and the places drawn from, as an event records them. */
  #trace() {
    const places = this.#places;
    this.#places = [];
    return { state: this.#random.state, places };
  }

  /**
   * Deals one tile to each player in turn until all racks are full or one tile is left, which is then placed
   * unless the board has given tiles.
   */
  #begin(): GameEvent {
    const { rules, given } = this.#setup;
    const min = given.length > 0 ? 0 : 1;
    while (this.#bag.length > min && this.#racks.some((rack) => rack.length < rules.rackSize)) {
      for (const rack of this.#racks) {
        if (this.#bag.length > min) rack.push(...this.#drawOne());
      }
    }
    const racks = this.#racks.map((rack) => [...rack]);
    const opening = given.length > 0 ? undefined : this.#layFirst();
    return { kind: 'deal', racks, opening, firstSeat: 0, trace: this.#trace() };
  }

  #layFirst(): LaidTile {
    const { rows, columns } = this.#setup.board;
    const [tile] = this.#bag.length === 1 ? this.#drawFrom(0) : this.#drawOne();
    const row = this.#random.nextInt(rows);
    const column = this.#random.nextInt(columns);
    if (tile?.kind !== 'letter') throw new Error('No letter to lay first');
    this.#grid = this.#grid.with(row * columns + column, tile);
    return { square: { row, column }, tile };
  }

  #turn(seat: number): GameEvent {
    const { rules, board, seats } = this.#setup;
    const rack = this.#racks[seat] ?? [];
    const pass = () => ({ kind: 'pass', seat, trace: this.#trace() }) as const;
    if (rack.length === 0) return pass();

    const r = this.#random.nextDouble();
    const plays = legalPlays({ rules, board, grid: this.#grid, rack }, this.#words);
    if (plays.length === 0) return pass();
    const chosen =
      r < (seats[seat]?.skill ?? 0) ? plays[0] : plays[this.#random.nextInt(plays.length)];
    if (!chosen) throw new Error('No such play');

    const { play, words, score } = chosen;
    this.#grid = withPlay(board, this.#grid, play);
    for (const { letter } of play.tiles) {
      rack.splice(
        rack.findIndex((tile) => tile.kind === 'letter' && tile.letter === letter),
        1,
      );
    }
    const drawn = this.#refill(play.tiles.length);
    rack.push(...drawn);
    return { kind: 'play', seat, play, words, score, drawn, trace: this.#trace() };
  }

  /** Draws as many tiles as were laid. If the bag has fewer, returns the rest without a random number. */
  #refill(count: number): readonly Tile[] {
    const isShort = this.#bag.length < count;
    const due = isShort ? this.#bag.length : count;
    return Array.from({ length: due }, () =>
      isShort ? this.#drawFrom(0) : this.#drawOne(),
    ).flat();
  }
}

export const oracleCrossword = (setup: GameSetup, words: readonly string[]): readonly GameEvent[] =>
  new OracleGame(setup, words).play();

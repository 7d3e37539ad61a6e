/**
 * Endgames of two seats by full minimax: every legal move, to the end of the game. It uses types of the engine, but
 * none of its code.
 */
import type { Board, PlacedTile, Play, RuleBook, Tile } from '../../src/engine';
import type { Grid } from '../../src/engine/play';
import { withPlay } from './lay';
import { type LegalPlay, legalPlays } from './legal-plays';

export interface OracleEndgame {
  readonly rules: RuleBook;
  readonly board: Board;
  readonly grid: Grid;
  readonly racks: readonly [readonly Tile[], readonly Tile[]];
  readonly toMove: number;
  readonly passesInARow: number;
}

const nameOf = (tile: PlacedTile | Tile): string => (tile.kind === 'blank' ? '_' : tile.letter);

const namesOf = (rack: readonly Tile[]): string => rack.map(nameOf).toSorted().join('');

const keyOf = (grid: Grid): string =>
  grid.map((at) => (at.kind === 'empty' ? '.' : at.kind[0] + at.letter)).join('');

function without(rack: readonly Tile[], tiles: readonly PlacedTile[]): readonly Tile[] {
  const left = [...rack];
  for (const tile of tiles)
    left.splice(
      left.findIndex((each) => nameOf(each) === nameOf(tile)),
      1,
    );
  return left;
}

/** How far a seat is ahead after the unplayed tiles are settled, if the scores are equal before. */
function aheadAtEnd({ rules, racks }: OracleEndgame, seat: number): number {
  const { letters, blank } = rules.tileSet;
  const valueOf = (tile: Tile): number =>
    (tile.kind === 'blank'
      ? blank.value
      : letters.find(({ letter }) => letter === tile.letter)?.value) ?? 0;
  const unplayed = racks.map((rack) => rack.reduce((sum, tile) => sum + valueOf(tile), 0));
  const all = unplayed.reduce((sum, points) => sum + points, 0);
  const scores = racks.map((rack, owner) => {
    if (rules.unplayedTiles === 'keep') return 0;
    const isAwarded = rules.unplayedTiles === 'deduct-own-award-out' && rack.length === 0;
    return (isAwarded ? all : 0) - (unplayed[owner] ?? 0);
  });
  return (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
}

const isOver = ({ rules, racks, passesInARow }: OracleEndgame): boolean =>
  passesInARow >= 2 * rules.passesToEnd ||
  (rules.emptyRack === 'ends-game' && racks.some(({ length }) => length === 0));

/** Evaluates endgames with the same rules, board and words. */
export class Minimax {
  readonly #words: readonly string[];
  readonly #values = new Map<string, number>();
  readonly #plays = new Map<string, readonly LegalPlay[]>();

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /** Points that the seat to move gains on the other until the end of the game, if both play their best. */
  valueOf(game: OracleEndgame): number {
    const { grid, racks, toMove, passesInARow } = game;
    const key = [keyOf(grid), racks.map(namesOf), toMove, passesInARow].join(' ');
    const value = this.#values.get(key) ?? this.#evaluate(game);
    this.#values.set(key, value);
    return value;
  }

  /** Points that it gains if it makes a play, or passes without one. */
  valueAfter(game: OracleEndgame, made: Pick<LegalPlay, 'play' | 'score'> | undefined): number {
    const { board, grid, racks, toMove, passesInARow } = game;
    const next = { ...game, toMove: 1 - toMove };
    if (!made) return -this.valueOf({ ...next, passesInARow: passesInARow + 1 });
    const { play, score } = made;
    const left = without(racks[toMove] ?? [], play.tiles);
    const after = toMove === 0 ? ([left, racks[1]] as const) : ([racks[0], left] as const);
    return (
      score -
      this.valueOf({ ...next, grid: withPlay(board, grid, play), racks: after, passesInARow: 0 })
    );
  }

  /** The value if the seat may not make a play now. A single tile is barred in both directions. */
  valueWithout(game: OracleEndgame, barred: Play): number {
    const after = keyOf(withPlay(game.board, game.grid, barred));
    const others = this.#playsIn(game).filter(
      ({ play }) => keyOf(withPlay(game.board, game.grid, play)) !== after,
    );
    return Math.max(...[undefined, ...others].map((made) => this.valueAfter(game, made)));
  }

  /** The value if the seat may pass only without a play. */
  valueWithoutPass(game: OracleEndgame): number {
    const plays = this.#playsIn(game);
    const made = plays.length > 0 ? plays : [undefined];
    return Math.max(...made.map((each) => this.valueAfter(game, each)));
  }

  #evaluate(game: OracleEndgame): number {
    if (isOver(game)) return aheadAtEnd(game, game.toMove);
    const values = [undefined, ...this.#playsIn(game)].map((made) => this.valueAfter(game, made));
    return Math.max(...values);
  }

  #playsIn({ rules, board, grid, racks, toMove }: OracleEndgame): readonly LegalPlay[] {
    const rack = racks[toMove] ?? [];
    const key = `${keyOf(grid)} ${namesOf(rack)}`;
    const plays = this.#plays.get(key) ?? legalPlays({ rules, board, grid, rack }, this.#words);
    this.#plays.set(key, plays);
    return plays;
  }
}

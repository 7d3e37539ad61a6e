import { decide, type GameRecord, type GameState, seenFrom, type TurnEvent } from '../game';
import { alphabetOf, parseTiles, takeTiles, type Tile, tileBehind } from '../tiles';
import { rackText, signed, wordText } from './notation';

/** What a file tells of racks: those of both players, or of each what was played. */
export type GcgRacks = 'all' | 'played';

function usedIn(event: TurnEvent): readonly Tile[] {
  if (event.kind === 'play' || event.kind === 'lost-turn') return event.play.tiles.map(tileBehind);
  return [];
}

/** The tiles of a rack of which a text names all that is known; all of them where there is no such text. */
export function knownOn(
  rack: readonly Tile[],
  { setup }: GameState,
  known: string | undefined,
): readonly Tile[] {
  if (known === undefined) return rack;
  const tiles = parseTiles(alphabetOf(setup.rules.tileSet), known);
  // The rack less what the known tiles leave of it.
  return tiles.ok ? takeTiles(rack, takeTiles(rack, tiles.value).left).left : [];
}

/** A turn of a game that is written: its number (0-based), and the states around it. */
interface WrittenTurn {
  readonly event: TurnEvent;
  readonly number: number;
  readonly before: GameState;
  readonly after: GameState;
}

/** Writes the turns of a game, of which more or less is known. */
export class TurnWriter {
  readonly #record: GameRecord;
  readonly #racks: GcgRacks;
  readonly #nicknames: readonly string[];

  constructor(record: GameRecord, racks: GcgRacks, nicknames: readonly string[]) {
    this.#record = record;
    this.#racks = racks;
    this.#nicknames = nicknames;
  }

  /** Whether racks of a seat are written. */
  #isTold(seat: number): boolean {
    return this.#racks === 'all' && (seenFrom(this.#record.setup) ?? seat) === seat;
  }

  /** The rack before a turn, as far as it is known; what is used in the turn is. */
  #rackBefore({ event, number, before }: WrittenTurn): string {
    const used = usedIn(event);
    if (!this.#isTold(event.seat)) return rackText(before, used);
    const rack = before.racks[event.seat] ?? [];
    const known = knownOn(rack, before, this.#record.imported?.racks[number]);
    return rackText(before, [...known, ...takeTiles(known, used).missing]);
  }

  /** The rack with the tiles drawn in a turn, as it is in the next turn of the seat, as far as it is known. */
  #rackAfter({ event, number, after }: WrittenTurn): string {
    const { seat } = event;
    const { imported } = this.#record;
    if (!this.#isTold(seat)) return '';
    const known =
      imported && (imported.racks[number + this.#record.setup.seats.length] ?? imported.left[seat]);
    return rackText(after, knownOn(after.racks[seat] ?? [], after, known));
  }

  /** The lines of a turn: who, the rack, the move, points and score. */
  linesOf(turn: WrittenTurn): readonly string[] {
    const { event, before: state } = turn;
    const { seat } = event;
    const nickname = this.#nicknames[seat] ?? '';
    const alphabet = alphabetOf(state.setup.rules.tileSet);
    const total = state.scores[seat] ?? 0;
    const line = (rack: string, move: string, points: number, sum: number): string =>
      [`>${nickname}:`, rack, move, signed(points), sum].filter((part) => part !== '').join(' ');
    const rack = this.#rackBefore(turn);
    switch (event.kind) {
      case 'play': {
        const { score, awarded } = event;
        const move = wordText(state, alphabet, event.play);
        const written = line(rack, move, score, total + score);
        if (awarded === undefined) return [written];
        // What stands after a challenge has drawn its tiles: other programs expect those.
        const rackAfter = this.#rackAfter(turn);
        return [written, line(rackAfter, '(challenge)', awarded, total + score + awarded)];
      }
      case 'lost-turn': {
        const { play } = event;
        const judged = decide(state, { kind: 'play', play }, undefined);
        const score = judged.ok && judged.value.kind === 'play' ? judged.value.score : 0;
        const move = wordText(state, alphabet, play);
        return [line(rack, move, score, total + score), line(rack, '--', -score, total)];
      }
      case 'exchange': {
        const { returned } = event;
        const { exchanges = [], racks = [] } = this.#record.imported ?? {};
        const isCounted = turn.number < racks.length && exchanges.includes(turn.number);
        const areNamed = this.#isTold(seat) && !isCounted;
        const tiles = areNamed ? rackText(state, returned) : returned.length;
        return [line(rack, `-${tiles}`, 0, total)];
      }
      case 'pass':
        return [line(rack, '-', 0, total)];
      case 'resign':
        return [`#note ${nickname} resigned.`];
    }
  }
}

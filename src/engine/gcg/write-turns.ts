import { decide, type GameRecord, type GameState, knownSeat, type TurnEvent } from '../game';
import { alphabetOf, parseTiles, takeTiles, type Tile, rackTileOf } from '../tiles';
import { rackText, signed, wordText } from './notation';

/** Whether a file has the racks of both players, or only the tiles played. */
export type GcgRacks = 'all' | 'played';

function usedIn(event: TurnEvent): readonly Tile[] {
  switch (event.kind) {
    case 'play':
    case 'lost-turn':
      return event.play.tiles.map(rackTileOf);
    case 'exchange':
    case 'pass':
    case 'resign':
      return [];
  }
}

/** The known tiles of a rack: those that a text names, or all of them without a text. */
export function knownTiles(
  rack: readonly Tile[],
  { setup }: GameState,
  known: string | undefined,
): readonly Tile[] {
  if (known === undefined) return rack;
  const tiles = parseTiles(alphabetOf(setup.rules.tileSet), known);
  // The multiset intersection of the rack and the known tiles.
  return tiles.ok ? takeTiles(rack, takeTiles(rack, tiles.value).left).left : [];
}

/** A turn to write: its number (0-based), and the states around it. */
interface TurnToWrite {
  readonly event: TurnEvent;
  readonly number: number;
  readonly before: GameState;
  readonly after: GameState;
}

export class TurnWriter {
  readonly #record: GameRecord;
  readonly #racks: GcgRacks;
  readonly #nicknames: readonly string[];

  constructor(record: GameRecord, racks: GcgRacks, nicknames: readonly string[]) {
    this.#record = record;
    this.#racks = racks;
    this.#nicknames = nicknames;
  }

  /** Whether the racks of a seat are written. */
  #isTold(seat: number): boolean {
    return this.#racks === 'all' && (knownSeat(this.#record.setup) ?? seat) === seat;
  }

  /** The known tiles of the rack before a turn, including those used in it. */
  #rackBefore({ event, number, before }: TurnToWrite): string {
    const used = usedIn(event);
    if (!this.#isTold(event.seat)) return rackText(before, used);
    const rack = before.racks[event.seat] ?? [];
    const known = knownTiles(rack, before, this.#record.imported?.racks[number]);
    return rackText(before, [...known, ...takeTiles(known, used).missing]);
  }

  /** The known tiles of the rack after the seat has drawn. */
  #rackAfter({ event, number, after }: TurnToWrite): string {
    const { seat } = event;
    const { imported } = this.#record;
    if (!this.#isTold(seat)) return '';
    const known =
      imported && (imported.racks[number + this.#record.setup.seats.length] ?? imported.left[seat]);
    return rackText(after, knownTiles(after.racks[seat] ?? [], after, known));
  }

  linesOf(turn: TurnToWrite): readonly string[] {
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
        // In a challenge line, other programs expect the rack after drawing. One that equals the rack before is left
        // out: it would be read as that one.
        const rackAfter = this.#rackAfter(turn);
        const drawn = rackAfter === rack ? '' : rackAfter;
        return [written, line(drawn, '(challenge)', awarded, total + score + awarded)];
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

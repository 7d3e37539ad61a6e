import { type Direction, step } from '../board';
import type { PublicSetup } from '../game';
import {
  deductsOwnRack,
  type GcgEntry,
  type GcgGame,
  type GcgNote,
  isEnding,
  parseGcgWord,
  parsePlace,
} from '../gcg';
import { type BoardState, type LaidTile, tileAt } from '../play';
import type { Alphabet } from '../tiles';
import {
  type EnteredMove,
  type EnteredTurn,
  type Entry,
  newEntry,
  reduceEntry,
  seatOfTurn,
} from './entry';
import { positionBefore } from './outcomes';

const PASS = { move: { kind: 'pass' }, rack: [], notes: [] } as const satisfies Omit<
  EnteredTurn,
  'id'
>;

/** The new tiles of a written word. A letter that differs from the one on its square is one of them. */
function laidByWord(
  field: BoardState,
  { square, direction, word }: Extract<GcgEntry['action'], { kind: 'play' }>,
): readonly LaidTile[] {
  return word.flatMap((character, index): readonly LaidTile[] => {
    if (character.kind === 'through') return [];
    const at = step(square, direction, index);
    const lying = tileAt(field, at);
    return lying?.letter === character.tile.letter ? [] : [{ square: at, tile: character.tile }];
  });
}

/**
 * Parses a play as GCG files have it, such as `8D TRaIN..`, on a board. Undefined if a text has another form or names
 * no new tile.
 */
export function parseGcgPlay(
  alphabet: Alphabet,
  field: BoardState,
  text: string,
): { readonly laid: readonly LaidTile[]; readonly direction: Direction } | undefined {
  const [, place = '', letters = ''] = /^(\S+)\s+(\S+)$/.exec(text) ?? [];
  const placed = parsePlace(place);
  const word = parseGcgWord(alphabet, letters);
  if (!placed || !word) return undefined;
  const laid = laidByWord(field, { kind: 'play', ...placed, word });
  return laid.length > 0 ? { laid, direction: placed.direction } : undefined;
}

function moveOf(entry: Entry, { action }: GcgEntry): EnteredMove | undefined {
  if (action.kind === 'exchange' || action.kind === 'pass') return action;
  if (action.kind !== 'play') return undefined;
  const laid = laidByWord(positionBefore(entry, entry.turns.length), action);
  return { kind: 'play', laid, direction: action.direction, isWithdrawn: false, awarded: 0 };
}

/** Applies a line about the end of the game. */
function withEnd(entry: Entry, line: GcgEntry): Entry {
  const { left, time } = entry.ending;
  const { seat, points, action } = line;
  if (action.kind === 'time') {
    const ending = { time: time.with(seat, (time[seat] ?? 0) + points) };
    return reduceEntry(entry, { kind: 'change-ending', ending });
  }
  if (action.kind !== 'end-rack') return entry;
  const owner = deductsOwnRack(line) ? seat : 1 - seat;
  const { end } = positionBefore(entry, entry.turns.length);
  const ending = { left: left.with(owner, action.tiles), isStopped: end === undefined };
  return reduceEntry(entry, { kind: 'change-ending', ending });
}

/** Applies the outcome of a challenge to the last turn. */
function withChallenge(entry: Entry, { action, points }: GcgEntry): Entry {
  const last = entry.turns.at(-1);
  if (last?.move.kind !== 'play') return entry;
  const isWithdrawn = action.kind === 'withdrawn';
  const move = { ...last.move, isWithdrawn, awarded: isWithdrawn ? 0 : points };
  return reduceEntry(entry, { kind: 'change-turn', id: last.id, turn: { move } });
}

/** Applies one line of a file. */
function withLine(entry: Entry, line: GcgEntry): Entry {
  const { seat, action, rack } = line;
  if (action.kind === 'withdrawn' || action.kind === 'challenge') return withChallenge(entry, line);
  const isOver = positionBefore(entry, entry.turns.length).end !== undefined;
  // Files write a pass if the last play is not challenged.
  if (isOver && action.kind === 'pass') return entry;
  const seats = entry.setup.seats.length;
  // A turn may be lost without a line, for example by a failed challenge.
  let ready = entry;
  for (let lost = 0; lost < seats && seatOfTurn(ready, ready.turns.length) !== seat; lost += 1) {
    ready = reduceEntry(ready, { kind: 'add-turn', turn: PASS });
  }
  const move = moveOf(ready, line);
  return move ? reduceEntry(ready, { kind: 'add-turn', turn: { move, rack, notes: [] } }) : entry;
}

function withNote(entry: Entry, { text, isAtEnd }: GcgNote): Entry {
  const { turns, notes, ending } = entry;
  const last = turns.at(-1);
  if (isAtEnd) {
    const more = { notes: [...ending.notes, text] };
    return reduceEntry(entry, { kind: 'change-ending', ending: more });
  }
  return last
    ? reduceEntry(entry, {
        kind: 'change-turn',
        id: last.id,
        turn: { notes: [...last.notes, text] },
      })
    : reduceEntry(entry, { kind: 'change-game', game: { notes: [...notes, text] } });
}

/** An entry after a line of a file. */
export interface EnteredLine {
  readonly line: GcgEntry;
  readonly entry: Entry;
}

export interface EnteredGcg {
  readonly entry: Entry;
  readonly lines: readonly EnteredLine[];
}

/** Enters a game from a file, line by line. Moves that do not fit are entered as well. */
export function enterGcg(setup: PublicSetup, game: GcgGame): EnteredGcg {
  const { title, description, entries, notes, racks } = game;
  const lines: EnteredLine[] = [];
  let entry = reduceEntry(newEntry(setup, entries[0]?.seat ?? 0), {
    kind: 'change-game',
    game: { title, description },
  });
  const written = [...entries, ...notes].toSorted((a, b) => a.line - b.line);
  for (const line of written) {
    if ('text' in line) {
      entry = withNote(entry, line);
    } else {
      entry = isEnding(line) ? withEnd(entry, line) : withLine(entry, line);
      lines.push({ line, entry });
    }
  }
  const left = entry.ending.left.map((rack, seat) => rack ?? racks[seat]);
  return { entry: reduceEntry(entry, { kind: 'change-ending', ending: { left } }), lines };
}

import { parseSquareName, type Direction, type Square } from '../board';
import { err, ok, type Result } from '../result';
import { linesOf, type TextSpan } from '../text-span';
import { type Alphabet, parsePlacedTiles, parseTiles, type Tile } from '../tiles';
import {
  type GcgAction,
  type GcgEntry,
  type GcgFileError,
  type GcgGame,
  type GcgLineFault,
  type GcgNote,
  isEnding,
  type WordCharacter,
} from './game';
import { MAX_COUNT, MAX_LENGTH } from '../limits';

/** Maximum number of move lines; tournament games have about thirty. */
const MAX_ENTRIES = 300;

type Parsed<T> = Result<T, GcgFileError>;

const fault = (line: number, kind: GcgLineFault, text: string) =>
  err({ code: 'GCG_LINE' as const, line, fault: kind, text: text.slice(0, MAX_LENGTH.attempt) });

/** The first tile of several letters, which other programs write in square brackets. */
const digraphIn = (text: string): string | undefined => /\[[^[\]]{2,}\]/.exec(text)?.[0];

/** A fault in the tiles of a line: `DIGRAPH` if a tile has several letters, otherwise `kind`. */
const badTiles = (line: number, kind: GcgLineFault, text: string) => {
  const digraph = digraphIn(text);
  return digraph === undefined ? fault(line, kind, text) : fault(line, 'DIGRAPH', digraph);
};

/** The tiles of a rack or a part of one. GCG writes blanks as question marks. */
const tilesIn = (alphabet: Alphabet, text: string): readonly Tile[] | undefined => {
  const tiles = parseTiles(alphabet, text.replaceAll('?', '_'));
  const isRack = tiles.ok && tiles.value.length <= MAX_COUNT.rack && !text.includes('_');
  return isRack ? tiles.value : undefined;
};

/** `8D` is across, `D8` is down. */
export function parsePlace(text: string): { square: Square; direction: Direction } | undefined {
  const [, acrossRow, acrossColumn] = /^(\d{1,2})([A-Za-z])$/.exec(text) ?? [];
  const [, downColumn, downRow] = /^([A-Za-z])(\d{1,2})$/.exec(text) ?? [];
  const direction = acrossRow === undefined ? 'down' : 'across';
  const square = parseSquareName(
    `${acrossColumn ?? downColumn ?? ''}${acrossRow ?? downRow ?? ''}`.toLowerCase(),
  );
  return square && { square, direction };
}

/** Parses a word. Lower-case letters are blanks; `.` and letters in brackets are tiles already on the board. */
export function wordOf(alphabet: Alphabet, text: string): readonly WordCharacter[] | undefined {
  const dotted = text.replaceAll(/\(([^()]*)\)/g, (_, through: string) =>
    '.'.repeat([...through].length),
  );
  const word: WordCharacter[] = [];
  for (const character of dotted) {
    const tiles = parsePlacedTiles(alphabet, character);
    const [tile] = tiles.ok ? tiles.value : [];
    if (character === '.') word.push({ kind: 'through' });
    else if (tile) word.push({ kind: 'tile', tile });
    else return undefined;
  }
  return word.length > 0 ? word : undefined;
}

const pointsIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[+-]?\d{1,5}$/.test(text) ? Number(text) : undefined;

/** Whether an action can have these points: a referee takes none for a challenge. */
const isPossible = ({ kind }: GcgAction, points: number): boolean =>
  kind !== 'challenge' || (points >= 0 && points <= MAX_COUNT.points);

/** Actions that have only one spelling. */
const FIXED_ACTIONS: ReadonlyMap<string, GcgAction> = new Map([
  ['-', { kind: 'pass' }],
  ['--', { kind: 'withdrawn' }],
  ['(challenge)', { kind: 'challenge' }],
  ['(time)', { kind: 'time' }],
]);

/** Parses the column between the rack and the points, for any action but a play. */
function actionIn(alphabet: Alphabet, text: string): GcgAction | undefined {
  const known = FIXED_ACTIONS.get(text.toLowerCase());
  if (known) return known;
  const [, count] = /^-(\d{1,2})$/.exec(text) ?? [];
  if (count !== undefined) return { kind: 'exchange', returned: Number(count) };
  const [, inBrackets] = /^\((.*)\)$/.exec(text) ?? [];
  const tiles = tilesIn(alphabet, inBrackets ?? text.slice(1));
  if (!tiles) return undefined;
  if (inBrackets !== undefined) return { kind: 'end-rack', tiles };
  return text.startsWith('-') ? { kind: 'exchange', returned: tiles } : undefined;
}

/** Parses a move line after the nickname: the rack, if it is known, the move, points and score. */
function parseEntry(alphabet: Alphabet, { text, line }: TextSpan, seat: number): Parsed<GcgEntry> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const isRack = (word: string | undefined): boolean =>
    word !== undefined && /^[^-()\d]+$/.test(word);
  // `D8` is a square, not a rack. Without a rack, the line begins with the move.
  const isFirstRack = isRack(words[0]);
  const [first = '', second = '', ...rest] = isFirstRack ? words.slice(1) : words;
  const rack = tilesIn(alphabet, isFirstRack ? (words[0] ?? '') : '');
  if (!rack) return badTiles(line, 'BAD_RACK', words[0] ?? '');
  const counted = (
    action: GcgAction,
    points: string | undefined,
    total: string | undefined,
  ): Parsed<GcgEntry> => {
    const [is, sum] = [pointsIn(points), pointsIn(total)];
    if (is === undefined || !isPossible(action, is)) return fault(line, 'BAD_POINTS', points ?? '');
    if (sum === undefined) return fault(line, 'BAD_POINTS', total ?? '');
    return ok({ line, seat, rack, action, points: is, total: sum });
  };
  if (first === '') return fault(line, 'NOT_A_MOVE', text);
  const action = actionIn(alphabet, first);
  if (action) return counted(action, second, rest[0]);
  const place = parsePlace(first);
  if (!place) return badTiles(line, /^[-(]/.test(first) ? 'BAD_RACK' : 'BAD_PLACE', first);
  const word = wordOf(alphabet, second);
  if (!word) return badTiles(line, 'BAD_WORD', second);
  return counted({ kind: 'play', ...place, word }, rest[0], rest[1]);
}

function pragmaIn({ text }: TextSpan): { readonly name: string; readonly rest: string } {
  const [, name = '', rest = ''] = /^#(\S*)\s*(.*)$/s.exec(text) ?? [];
  return { name: name.toLowerCase(), rest };
}

/** The unchanged text of a pragma after one space. */
const textOfPragma = (line: string): string => /^\s*#\S*\s?(.*)$/s.exec(line)?.[1] ?? '';

interface Player {
  readonly nickname: string;
  readonly name: string;
}

class GcgReader {
  readonly #alphabet: Alphabet;
  readonly #players: [Player | undefined, Player | undefined] = [undefined, undefined];
  readonly #entries: GcgEntry[] = [];
  readonly #racks: [readonly Tile[] | undefined, readonly Tile[] | undefined] = [
    undefined,
    undefined,
  ];
  readonly #notes: GcgNote[] = [];
  #lexicon: string | undefined;
  #title = '';
  #description = '';
  #isInNote = false;

  constructor(alphabet: Alphabet) {
    this.#alphabet = alphabet;
  }

  /** Reads one line, given trimmed and unchanged, and returns its fault, if any. */
  take(span: TextSpan, line: string): Parsed<undefined> {
    // A note ends before a line that begins with a sign. An indented sign is part of its text.
    if (this.#isInNote && !/^[#>]/.test(line)) return this.#continueNote(line);
    if (span.text === '') return ok(undefined);
    if (span.text.startsWith('#')) return this.#takePragma(span, line);
    if (span.text.startsWith('>')) return this.#takeMove(span);
    return fault(span.line, 'NEITHER_MOVE_NOR_PRAGMA', span.text);
  }

  #continueNote(line: string): Parsed<undefined> {
    const note = this.#notes.pop();
    if (note) this.#notes.push({ ...note, text: `${note.text}\n${line}` });
    return ok(undefined);
  }

  #takePragma(span: TextSpan, line: string): Parsed<undefined> {
    const { name, rest } = pragmaIn(span);
    if (/^player[3-9]$/.test(name)) return fault(span.line, 'THIRD_PLAYER', rest);
    const [, what, number] = /^(player|rack)([12])$/.exec(name) ?? [];
    const seat = Number(number) - 1;
    this.#isInNote = name === 'note';
    if (this.#isInNote) {
      const isAtEnd = this.#entries.some(isEnding);
      this.#notes.push({ line: span.line, text: textOfPragma(line), isAtEnd });
    }
    if (what === 'player') {
      const [nickname = '', ...names] = rest.split(/\s+/);
      this.#players[seat] = { nickname, name: names.join(' ') || nickname };
    } else if (what === 'rack') {
      const tiles = tilesIn(this.#alphabet, rest.trim());
      if (!tiles) return badTiles(span.line, 'BAD_RACK', rest);
      this.#racks[seat] = tiles;
    } else if (name === 'lexicon') {
      this.#lexicon = rest || undefined;
    } else if (name === 'title') {
      this.#title = textOfPragma(line);
    } else if (name === 'description') {
      this.#description = textOfPragma(line);
    }
    return ok(undefined);
  }

  /** Seats with a nickname. In a file without player pragmas, seats are assigned in order of appearance. */
  #seatsOf(nickname: string): readonly number[] {
    const known = [0, 1].filter((seat) => this.#players[seat]?.nickname === nickname);
    if (known.length > 0) return known;
    const free = this.#players.indexOf(undefined);
    if (free < 0) return [];
    this.#players[free] = { nickname, name: nickname };
    return [free];
  }

  /**
   * Chooses between two players with the same nickname: the one whose score the line adds up with, else the
   * one to move. A challenge concerns the previous play.
   */
  #seatOfBoth({ action, points, total }: GcgEntry): number {
    const last = this.#entries.at(-1)?.seat ?? 1;
    const isChallenge = action.kind === 'withdrawn' || action.kind === 'challenge';
    const next = isChallenge ? last : 1 - last;
    const scoreOf = (seat: number): number =>
      this.#entries.findLast((entry) => entry.seat === seat)?.total ?? 0;
    return [next, 1 - next].find((seat) => scoreOf(seat) + points === total) ?? next;
  }

  #takeMove({ text, line, column }: TextSpan): Parsed<undefined> {
    this.#isInNote = false;
    const colon = text.indexOf(':');
    if (colon < 0) return fault(line, 'NOT_A_MOVE', text);
    const nickname = text.slice(1, colon).trim();
    const [seat, other] = this.#seatsOf(nickname);
    if (seat === undefined) return fault(line, 'UNKNOWN_PLAYER', nickname);
    const behind = { text: text.slice(colon + 1), line, column };
    const entry = parseEntry(this.#alphabet, behind, seat);
    if (!entry.ok) return entry;
    if (this.#entries.length === MAX_ENTRIES) return err({ code: 'GCG_TOO_LONG' });
    this.#entries.push(
      other === undefined ? entry.value : { ...entry.value, seat: this.#seatOfBoth(entry.value) },
    );
    return ok(undefined);
  }

  /** The parsed game; undefined unless it has a player, and a second player or a move. */
  game(): GcgGame | undefined {
    const [first, second] = this.#players;
    if (!first || (!second && this.#entries.length === 0)) return undefined;
    return {
      names: [first.name, second?.name ?? ''],
      title: this.#title,
      description: this.#description,
      lexicon: this.#lexicon,
      entries: this.#entries,
      racks: this.#racks,
      notes: this.#notes,
    };
  }
}

/**
 * Parses a GCG file with the letters of an alphabet. Quackle, Macondo and Woogles use this format;
 * poslfit.com describes it. Unknown pragmas are ignored.
 */
export function parseGcg(alphabet: Alphabet, source: string): Parsed<GcgGame> {
  if (source.length > MAX_LENGTH.gcg) return err({ code: 'GCG_TOO_LONG' });
  const reader = new GcgReader(alphabet);
  const text = source.replace(/^\uFEFF/, '');
  const lines = text.split('\n');
  for (const span of linesOf(text)) {
    const taken = reader.take(span, lines[span.line - 1]?.replace(/\r$/, '') ?? '');
    if (!taken.ok) return taken;
  }
  const game = reader.game();
  return game ? ok(game) : err({ code: 'NOT_GCG' });
}

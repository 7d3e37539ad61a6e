import { parseSquareName, type Direction, type Square } from '../board';
import { err, ok, type Result } from '../result';
import { linesOf, type TextSpan } from '../text-span';
import { type Alphabet, parsePlacedTiles, parseTiles, type Tile } from '../tiles';
import type {
  GcgAction,
  GcgEntry,
  GcgFileError,
  GcgGame,
  GcgLineFault,
  WordCharacter,
} from './game';
import { MAX_LENGTH } from '../limits';

/** The longest file, in UTF-16 code units: published games take less than a hundredth of it. */
const MAX_FILE_LENGTH = 500_000;

/** Most lines of moves: games of tournaments have some thirty. */
const MAX_ENTRIES = 300;

type Parsed<T> = Result<T, GcgFileError>;

const fault = (line: number, kind: GcgLineFault, text: string) =>
  err({ code: 'GCG_LINE' as const, line, fault: kind, text: text.slice(0, MAX_LENGTH.attempt) });

/** The first tile of several letters in a part of a line: those of other programs stand in square brackets. */
const digraphIn = (text: string): string | undefined => /\[[^\]]{2,}\]/.exec(text)?.[0];

/** A part of a line that holds something else than tiles, or tiles of several letters. */
const badTiles = (line: number, kind: GcgLineFault, text: string) => {
  const digraph = digraphIn(text);
  return digraph === undefined ? fault(line, kind, text) : fault(line, 'DIGRAPH', digraph);
};

/** Blanks on racks are question marks here. */
const tilesIn = (alphabet: Alphabet, text: string): readonly Tile[] | undefined => {
  const tiles = parseTiles(alphabet, text.replaceAll('?', '_'));
  return tiles.ok && !text.includes('_') ? tiles.value : undefined;
};

/** `8D` is rightward, `D8` downward. */
function placeOf(text: string): { square: Square; direction: Direction } | undefined {
  const [, acrossRow, acrossColumn] = /^(\d{1,2})([A-Za-z])$/.exec(text) ?? [];
  const [, downColumn, downRow] = /^([A-Za-z])(\d{1,2})$/.exec(text) ?? [];
  const direction = acrossRow === undefined ? 'down' : 'across';
  const square = parseSquareName(
    `${acrossColumn ?? downColumn ?? ''}${acrossRow ?? downRow ?? ''}`.toLowerCase(),
  );
  return square && { square, direction };
}

/** A word: letters, in lower case for blanks; `.`, or letters in brackets, for tiles that lie there. */
function wordOf(alphabet: Alphabet, text: string): readonly WordCharacter[] | undefined {
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

/** Actions that are always written alike. */
const WRITTEN_ALIKE: ReadonlyMap<string, GcgAction> = new Map([
  ['-', { kind: 'pass' }],
  ['--', { kind: 'withdrawn' }],
  ['(challenge)', { kind: 'challenge' }],
  ['(time)', { kind: 'time' }],
]);

/** What stands between the rack and the points, in one column. */
function actionIn(alphabet: Alphabet, text: string): GcgAction | undefined {
  const known = WRITTEN_ALIKE.get(text.toLowerCase());
  if (known) return known;
  const [, count] = /^-(\d{1,2})$/.exec(text) ?? [];
  if (count !== undefined) return { kind: 'exchange', returned: Number(count) };
  const [, inBrackets] = /^\((.*)\)$/.exec(text) ?? [];
  const tiles = tilesIn(alphabet, inBrackets ?? text.slice(1));
  if (!tiles) return undefined;
  if (inBrackets !== undefined) return { kind: 'end-rack', tiles };
  return text.startsWith('-') ? { kind: 'exchange', returned: tiles } : undefined;
}

/** Reads what stands behind the nickname: the rack, if it is known; the move; points and score. */
function parseEntry(alphabet: Alphabet, { text, line }: TextSpan, seat: number): Parsed<GcgEntry> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const isRack = (word: string | undefined): boolean =>
    word !== undefined && /^[^-()\d]+$/.test(word);
  // `D8` is a place and no rack; where there is no rack, the place is the first word.
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
    if (is === undefined) return fault(line, 'BAD_POINTS', points ?? '');
    if (sum === undefined) return fault(line, 'BAD_POINTS', total ?? '');
    return ok({ line, seat, rack, action, points: is, total: sum });
  };
  if (first === '') return fault(line, 'NOT_A_MOVE', text);
  const action = actionIn(alphabet, first);
  if (action) return counted(action, second, rest[0]);
  const place = placeOf(first);
  if (!place) return badTiles(line, 'BAD_PLACE', first);
  const word = wordOf(alphabet, second);
  if (!word) return badTiles(line, 'BAD_WORD', second);
  return counted({ kind: 'play', ...place, word }, rest[0], rest[1]);
}

/** A pragma: its name, and what stands behind it. */
function pragmaIn({ text }: TextSpan): { readonly name: string; readonly rest: string } {
  const [, name = '', rest = ''] = /^#(\S*)\s*(.*)$/.exec(text) ?? [];
  return { name: name.toLowerCase(), rest };
}

interface Player {
  readonly nickname: string;
  readonly name: string;
}

/** Reads the lines of a file one after another. */
class GcgReader {
  readonly #alphabet: Alphabet;
  readonly #players: [Player | undefined, Player | undefined] = [undefined, undefined];
  readonly #entries: GcgEntry[] = [];
  readonly #racks: [readonly Tile[] | undefined, readonly Tile[] | undefined] = [
    undefined,
    undefined,
  ];
  readonly #texts = new Map<string, string>();
  #notes = 0;
  #isInNote = false;

  constructor(alphabet: Alphabet) {
    this.#alphabet = alphabet;
  }

  /** Reads one line; what comes of a fault is returned. */
  take(span: TextSpan): Parsed<undefined> {
    if (span.text === '') return ok(undefined);
    if (span.text.startsWith('#')) return this.#takePragma(span);
    if (span.text.startsWith('>')) return this.#takeMove(span);
    return this.#isInNote ? ok(undefined) : fault(span.line, 'NEITHER_MOVE_NOR_PRAGMA', span.text);
  }

  #takePragma(span: TextSpan): Parsed<undefined> {
    const { name, rest } = pragmaIn(span);
    if (/^player[3-9]$/.test(name)) return fault(span.line, 'THIRD_PLAYER', rest);
    const [, what, number] = /^(player|rack)([12])$/.exec(name) ?? [];
    const seat = Number(number) - 1;
    this.#isInNote = name === 'note';
    if (this.#isInNote) this.#notes++;
    if (what === 'player') {
      const [nickname = '', ...names] = rest.split(/\s+/);
      this.#players[seat] = { nickname, name: names.join(' ') || nickname };
    } else if (what === 'rack') {
      const tiles = tilesIn(this.#alphabet, rest.trim());
      if (!tiles) return badTiles(span.line, 'BAD_RACK', rest);
      this.#racks[seat] = tiles;
    } else {
      this.#texts.set(name, rest);
    }
    return ok(undefined);
  }

  /** The seats of a nickname; in files that do not say who plays, that of whoever comes first, then second. */
  #seatsOf(nickname: string): readonly number[] {
    const known = [0, 1].filter((seat) => this.#players[seat]?.nickname === nickname);
    if (known.length > 0) return known;
    const free = this.#players.indexOf(undefined);
    if (free < 0) return [];
    this.#players[free] = { nickname, name: nickname };
    return [free];
  }

  /**
   * Which of two players with one nickname a line is about: whoever has the score that it adds to, else
   * the one whose turn it is. A challenge is about the play before it.
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

  /** The whole game; undefined where there was nothing of one. */
  game(): GcgGame | undefined {
    const [first, second] = this.#players;
    if (!first || (!second && this.#entries.length === 0)) return undefined;
    const text = (name: string): string | undefined => this.#texts.get(name) || undefined;
    return {
      names: [first.name, second?.name ?? ''],
      lexicon: text('lexicon'),
      entries: this.#entries,
      racks: this.#racks,
      notes: this.#notes,
    };
  }
}

/**
 * Reads the text of a GCG file (the format that Quackle, Macondo and Woogles exchange games in;
 * poslfit.com has its description) with the letters of an alphabet. Pragmas that are not known are
 * passed over.
 */
export function parseGcg(alphabet: Alphabet, source: string): Parsed<GcgGame> {
  if (source.length > MAX_FILE_LENGTH) return err({ code: 'GCG_TOO_LONG' });
  const reader = new GcgReader(alphabet);
  for (const span of linesOf(source.replace(/^\uFEFF/, ''))) {
    const taken = reader.take(span);
    if (!taken.ok) return taken;
  }
  const game = reader.game();
  return game ? ok(game) : err({ code: 'NOT_GCG' });
}

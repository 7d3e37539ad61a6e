import { columnLabel, type Direction, type Square } from '../board';
import {
  boardStateOf,
  type GameNote,
  type GameState,
  judgeIn,
  knownSeat,
  type TurnEvent,
  GCG_LEXICON,
  type ImportedGame,
  isOnlyCounted,
  isTurn,
  knownTiles,
  latestState,
  type Timeline,
} from '../game';
import { formedWords, placeTiles, type Play, tileAt } from '../play';
import {
  compareTiles,
  placedTileText,
  type Tile,
  tilesText,
  alphabetOf,
  takeTiles,
  rackTileOf,
  tilesValue,
} from '../tiles';
import { err, ok, type Result } from '../result';
import { gcgUnsupported, type GcgUnsupported, RULE_BOOK_PRAGMA } from './kind';

/** Points with their sign, `+0` included. */
const signed = (points: number): string => (points < 0 ? `${points}` : `+${points}`);

/** Tiles in the order of the tile set, with `?` for blanks. */
const rackText = ({ setup }: GameState, tiles: readonly Tile[]): string =>
  tilesText(tiles.toSorted((a, b) => compareTiles(setup.rules.tileSet, a, b))).replaceAll('_', '?');

const placeText = ({ row, column }: Square, direction: Direction): string => {
  const letter = columnLabel(column).toUpperCase();
  return direction === 'across' ? `${row + 1}${letter}` : `${letter}${row + 1}`;
};

/** First square of the main word of a play, and its letters, with dots for tiles already on the board. */
function wordText(state: GameState, play: Play): string {
  const alphabet = alphabetOf(state.setup.rules.tileSet);
  const field = boardStateOf(state);
  // A single tile may form a word only across the direction of its play.
  const [word] = formedWords(field, placeTiles(field, play), play);
  const [first] = word?.tiles ?? [];
  if (!word || !first) throw new Error('A play of a record forms no word');
  const letters = word.tiles.map(({ square, tile }) =>
    tileAt(field, square) ? '.' : placedTileText(alphabet, tile),
  );
  return `${placeText(first.square, word.direction)} ${letters.join('')}`;
}

/**
 * Whether a file has the racks of both players, or only the tiles played. What the file of an imported game gives is
 * in both.
 */
export type GcgRacks = 'all' | 'played';

const usedIn = (event: TurnEvent): readonly Tile[] =>
  'play' in event ? event.play.tiles.map(rackTileOf) : [];

/** A turn to write, and the states around it. */
interface TurnToWrite {
  readonly event: TurnEvent;
  readonly before: GameState;
  readonly after: GameState;
}

/** Returns a function that writes the lines of a turn. */
function turnWriter(
  timeline: Timeline,
  racks: GcgRacks,
  nicknames: readonly string[],
): (turn: TurnToWrite) => readonly string[] {
  const { setup, imported } = timeline.record;
  const isInFile = (turn: number): boolean =>
    imported !== undefined && turn < imported.racks.length;
  /** Whether the rack of a seat in a turn (0-based) is written. */
  const isRackWritten = (seat: number, turn: number): boolean =>
    (racks === 'all' || isInFile(turn)) && (knownSeat(setup) ?? seat) === seat;

  /** The known tiles of the rack before a turn, including those used in it. */
  function rackBefore({ event, before }: TurnToWrite): string {
    const used = usedIn(event);
    if (!isRackWritten(event.seat, before.turns)) return rackText(before, used);
    const rack = before.racks[event.seat] ?? [];
    const known = knownTiles(setup, rack, imported?.racks[before.turns]);
    return rackText(before, [...known, ...takeTiles(known, used).missing]);
  }

  /** The known tiles of the rack after the seat has drawn. */
  function rackAfter({ event: { seat }, before, after }: TurnToWrite): string {
    if (!isRackWritten(seat, before.turns)) return '';
    const known =
      imported && (imported.racks[before.turns + setup.seats.length] ?? imported.left[seat]);
    return rackText(after, knownTiles(setup, after.racks[seat] ?? [], known));
  }

  return (turn) => {
    const { event, before: state } = turn;
    const { seat } = event;
    const nickname = nicknames[seat] ?? '';
    const total = state.scores[seat] ?? 0;
    const line = (rack: string, move: string, points: number, sum: number): string =>
      [`>${nickname}:`, rack, move, signed(points), sum].filter((part) => part !== '').join(' ');
    const rack = rackBefore(turn);
    switch (event.kind) {
      case 'play': {
        const { score, awarded } = event;
        const written = line(rack, wordText(state, event.play), score, total + score);
        if (awarded === undefined) return [written];
        // In a challenge line, other programs expect the rack after drawing. One that equals the rack before is left
        // out: it would be read as that one.
        const after = rackAfter(turn);
        const drawn = after === rack ? '' : after;
        return [written, line(drawn, '(challenge)', awarded, total + score + awarded)];
      }
      case 'lost-turn': {
        const judged = judgeIn(state, event.play, undefined);
        const score = judged.ok ? judged.value.score.total : 0;
        const word = wordText(state, event.play);
        return [line(rack, word, score, total + score), line(rack, '--', -score, total)];
      }
      case 'exchange': {
        const { returned } = event;
        const areNamed = isRackWritten(seat, state.turns) && !isOnlyCounted(timeline, state.turns);
        const tiles = areNamed ? rackText(state, returned) : returned.length;
        return [line(rack, `-${tiles}`, 0, total)];
      }
      case 'pass':
        return [line(rack, '-', 0, total)];
      case 'resign':
        return [`#note ${nickname} resigned.`];
    }
  };
}

/** Unique names without whitespace or colons. */
function nicknamesOf(names: readonly string[]): readonly string[] {
  const plain = names.map((name) => name.replaceAll(/[\s:]+/g, '_'));
  return plain.map((name, seat) =>
    plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name}_${seat + 1}`,
  );
}

/** Whether all tiles left on the rack of a seat are known. */
const isLeftKnown = ({ left }: ImportedGame, state: GameState, seat: number): boolean => {
  const rack = state.racks[seat] ?? [];
  return knownTiles(state.setup, rack, left[seat] ?? '').length === rack.length;
};

/**
 * Lines that count the racks of a finished game, and the time penalties of its file. A seat that went out gets twice
 * the other rack if the rules award it; otherwise each seat loses its own, unless the rules keep it. A rack is
 * counted only if all racks are known, as they are once a seat went out, or if it is and nothing else shows that the
 * players stopped; else one that is known is only named, as is one of a game that is not over.
 */
function endLines(
  timeline: Timeline,
  given: GcgRacks,
  nicknames: readonly string[],
): readonly string[] {
  const { imported } = timeline.record;
  const state = latestState(timeline);
  const { result, racks, scores, setup, turns } = state;
  const { tileSet, unplayedTiles } = setup.rules;
  if (result?.reason === 'resigned') return [];
  const empty = result ? racks.findIndex((rack) => rack.length === 0) : -1;
  const awarded = unplayedTiles === 'deduct-own-award-out' ? empty : -1;
  // A game that was continued here ends differently from its file.
  const file = imported?.racks.length === turns ? imported : undefined;
  if (!result && !file && given === 'played') return [];
  const isKnown = (seat: number): boolean => !file || empty >= 0 || isLeftKnown(file, state, seat);
  const areKnown = nicknames.every((_, seat) => isKnown(seat));
  const isStopped = file?.ending?.stoppedAfter !== undefined;
  return nicknames.flatMap((nickname, seat) => {
    const lines: string[] = [];
    let total = scores[seat] ?? 0;
    const add = (what: string, points: number): void => {
      total += points;
      lines.push(`>${nickname}: ${what} ${signed(points)} ${total}`);
    };
    const rack = (awarded < 0 ? racks[seat] : racks[1 - seat]) ?? [];
    const value = tilesValue(tileSet, rack);
    const text = rackText(state, rack);
    if (!result) {
      const known = rackText(state, knownTiles(setup, rack, file?.left[seat]));
      if (known !== '') lines.push(`#rack${seat + 1} ${known}`);
    } else if (awarded >= 0) {
      if (awarded === seat) add(`(${text})`, 2 * value);
    } else if (text !== '' && isKnown(seat)) {
      const isCounted = unplayedTiles !== 'keep' && (areKnown || isStopped);
      if (isCounted) add(`${text} (${text})`, -value);
      else lines.push(`#rack${seat + 1} ${text}`);
    }
    const time = file?.time[seat] ?? 0;
    if (time !== 0) add('(time)', time);
    return lines;
  });
}

/** The lines of a note. One that begins with a sign is indented, since it would end the note. */
const noteText = ({ text }: GameNote): string => `#note ${text.replaceAll(/\n(?=[#>])/g, '\n ')}`;

const oneLine = (text: string): string => text.replaceAll(/[\n\r\u2028\u2029]+/g, ' ');

/**
 * Writes a game as a GCG file. With `all` racks it contains tiles that only their player may know: use it
 * for finished games, and for games without secrets.
 */
export function formatGcg(timeline: Timeline, racks: GcgRacks): Result<string, GcgUnsupported> {
  const misfit = gcgUnsupported(timeline.record.setup);
  if (misfit) return err(misfit);
  const { record, states } = timeline;
  const { rules, seats, lexiconId } = record.setup;
  const names = seats.map(({ name }) => name.replaceAll(/\s+/g, ' ').trim() || 'Player');
  const nicknames = nicknamesOf(names);
  const lexicon = lexiconId.startsWith(GCG_LEXICON) ? lexiconId.slice(GCG_LEXICON.length) : '';
  const linesOf = turnWriter(timeline, racks, nicknames);
  const { title, description, notes = [], racks: known = [] } = record.imported ?? {};
  const isLast = (note: GameNote): boolean => note.after > known.length;
  const notesAfter = (number: number): readonly string[] =>
    notes.filter((note) => note.after === number && !isLast(note)).map(noteText);
  const turns = record.events.flatMap((event, index) => {
    const [before, after] = [states[index], states[index + 1]];
    if (!isTurn(event) || !before || !after) return [];
    return [...linesOf({ event, before, after }), ...notesAfter(after.turns)];
  });
  const lines = [
    '#character-encoding UTF-8',
    ...names.map((name, seat) => `#player${seat + 1} ${nicknames[seat]} ${name}`),
    ...(title === undefined ? [] : [`#title ${oneLine(title)}`]),
    ...(description === undefined ? [] : [`#description ${oneLine(description)}`]),
    ...(lexicon === '' ? [] : [`#lexicon ${lexicon}`]),
    `#${RULE_BOOK_PRAGMA} ${rules.id}`,
    ...notesAfter(0),
    ...turns,
    ...endLines(timeline, racks, nicknames),
    ...notes.filter(isLast).map(noteText),
  ];
  return ok(`${lines.join('\n')}\n`);
}

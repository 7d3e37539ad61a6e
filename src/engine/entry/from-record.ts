import {
  boardStateOf,
  type GameNote,
  type GameState,
  type ImportedGame,
  isOnlyCounted,
  isTurn,
  knownSeat,
  latestState,
  moveIn,
  type Timeline,
  type TurnEvent,
} from '../game';
import { laysFirstTile, placeTiles } from '../play';
import { err, ok, type Result } from '../result';
import { alphabetOf, parseTiles, rackTileOf, takeTiles, type Tile } from '../tiles';
import {
  type EnteredMove,
  type EnteredTurn,
  type Entry,
  MAX_ENTERED_TURNS,
  newEntry,
} from './entry';

/** Why a game cannot be entered: it isn't over, has unknown racks, or has turns that an entry cannot hold. */
export type NotEnterable =
  | 'NOT_OVER'
  | 'SEEN_ONLY'
  | 'RESIGNED'
  | 'RANDOM_FIRST_TILE'
  | 'TOO_MANY_TURNS';

/** A turn of a record and the state before it. */
interface RecordedTurn {
  readonly event: TurnEvent;
  readonly before: GameState;
}

const turnsOf = ({ record, states }: Timeline): readonly RecordedTurn[] =>
  record.events.flatMap((event, index) => {
    const before = states[index];
    return isTurn(event) && before ? [{ event, before }] : [];
  });

function moveOf({ event, before }: RecordedTurn, timeline: Timeline): EnteredMove {
  const move = moveIn(event);
  if (move?.kind === 'play') {
    const { play } = move;
    const { direction } = play;
    const laid = placeTiles(boardStateOf(before), play);
    const awarded = (event.kind === 'play' && event.awarded) || 0;
    return { kind: 'play', laid, direction, isWithdrawn: event.kind === 'lost-turn', awarded };
  }
  if (move?.kind !== 'exchange') return { kind: 'pass' };
  const isCounted = isOnlyCounted(timeline, before.turns);
  return { kind: 'exchange', returned: isCounted ? move.tiles.length : move.tiles };
}

const usedIn = (event: TurnEvent): readonly Tile[] => {
  const move = moveIn(event);
  if (move?.kind === 'play') return move.play.tiles.map(rackTileOf);
  return move?.kind === 'exchange' ? move.tiles : [];
};

/** Known tiles of a rack; none if they are only those of the move, which an entry knows anyway. */
function rackOf(
  { event, before }: RecordedTurn,
  known: readonly Tile[] | undefined,
): readonly Tile[] {
  const rack = before.racks[event.seat] ?? [];
  const tiles = known ?? rack;
  const isWhole = tiles.length === rack.length;
  return isWhole || takeTiles(tiles, usedIn(event)).left.length > 0 ? tiles : [];
}

const textsAfter = (notes: readonly GameNote[], turn: number): readonly string[] =>
  notes.filter(({ after }) => after === turn).map(({ text }) => text);

const isBare = ({ move, rack, notes }: EnteredTurn): boolean =>
  move.kind === 'pass' && rack.length === 0 && notes.length === 0;

/** Facts from outside about a game that was not imported: all is on record. */
const NOTHING_IMPORTED: ImportedGame = { scores: [], time: [], racks: [], exchanges: [], left: [] };

/**
 * Makes an entry of a game: of an entered one what was entered, of any other all that is on record. The bare passes
 * that end it become `isStopped`.
 */
export function entryOfGame(timeline: Timeline): Result<Entry, NotEnterable> {
  const { setup, imported, events } = timeline.record;
  const { result, racks: racksNow } = latestState(timeline);
  if (knownSeat(setup) !== undefined) return err('SEEN_ONLY');
  if (!result && !imported) return err('NOT_OVER');
  if (laysFirstTile(setup)) return err('RANDOM_FIRST_TILE');
  if (events.some(({ kind }) => kind === 'resign')) return err('RESIGNED');
  const recorded = turnsOf(timeline);
  if (recorded.length > MAX_ENTERED_TURNS) return err('TOO_MANY_TURNS');

  const { chance: _, help: _help, undo: _undo, ...table } = setup;
  const alphabet = alphabetOf(setup.rules.tileSet);
  const { racks, left, time, ...texts } = imported ?? NOTHING_IMPORTED;
  const { title = '', description = '', notes = [] } = texts;
  const tilesIn = (text: string): readonly Tile[] => {
    const tiles = parseTiles(alphabet, text);
    return tiles.ok ? tiles.value : [];
  };
  const turns = recorded.map((turn, index): EnteredTurn => {
    const known = racks[index];
    return {
      id: index + 1,
      move: moveOf(turn, timeline),
      rack: rackOf(turn, known === undefined ? undefined : tilesIn(known)),
      notes: textsAfter(notes, index + 1),
    };
  });
  // Older records have passes that stand for stopping.
  const isByPasses = result?.reason === 'passes';
  const last = isByPasses ? turns.findLastIndex((turn) => !isBare(turn)) : turns.length - 1;
  // If turns were played after the import, the record has all racks at the end.
  const isLeftOnRecord = racks.length < turns.length;
  const empty = newEntry(table, recorded[0]?.event.seat ?? 0);
  // Seats are skipped only after a resignation, so that players took turns.
  return ok({
    ...empty,
    title,
    description,
    notes: textsAfter(notes, 0),
    turns: turns.slice(0, last + 1),
    ending: {
      isStopped: result?.reason === 'stopped' || (isByPasses && last < turns.length - 1),
      left: isLeftOnRecord
        ? empty.ending.left.map((none, seat) => (result ? racksNow[seat] : none))
        : empty.ending.left.map((none, seat) => (left[seat] ? tilesIn(left[seat]) : none)),
      time: empty.ending.time.map((none, seat) => time[seat] ?? none),
      notes: notes.filter(({ after }) => after > turns.length).map(({ text }) => text),
    },
  });
}

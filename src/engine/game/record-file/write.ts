import * as v from 'valibot';
import { boardToJson, squareName } from '../../board';
import { formatGrid, type LaidTile } from '../../play';
import { type RuleBook, ruleBookSchema } from '../../rules';
import {
  type Alphabet,
  alphabetOf,
  type RandomSource,
  placedTilesText,
  tilesText,
} from '../../tiles';
import {
  pickAwarded,
  type GameEvent,
  type GeneratorTrace,
  type LostTurnEvent,
  type PlayEvent,
} from '../event';
import type { GameRecord, ImportedGame } from '../record';
import { type GameSetup, type PublicSetup, type Seat } from '../game-setup';
import { DEFAULT_LEVEL } from '../levels';
import { firstGrid } from '../state';
import {
  type EventJson,
  FORMAT,
  importedSchema,
  type PublicSetupJson,
  type RecordJson,
  VERSION,
} from './json';

const traceToJson = (left: GeneratorTrace | undefined) =>
  left ? { trace: { state: left.state, places: [...left.places] } } : {};

export const layingToJson = (
  alphabet: Alphabet,
  { seat: at, play, words }: Pick<PlayEvent | LostTurnEvent, 'seat' | 'play' | 'words'>,
) => ({
  seat: at,
  tiles: placedTilesText(alphabet, play.tiles),
  square: squareName(play.square),
  direction: play.direction,
  words: [...words],
});

export const laidTileToJson = (alphabet: Alphabet, { square, tile }: LaidTile) => ({
  square: squareName(square),
  tile: placedTilesText(alphabet, [tile]),
});

export function eventToJson(alphabet: Alphabet, event: GameEvent): EventJson {
  switch (event.kind) {
    case 'deal': {
      const laid = event.opening && laidTileToJson(alphabet, event.opening);
      return {
        kind: 'deal',
        racks: event.racks.map(tilesText),
        ...(laid ? { opening: laid } : {}),
        firstSeat: event.firstSeat,
        ...traceToJson(event.trace),
      };
    }
    case 'play':
      return {
        kind: 'play',
        ...layingToJson(alphabet, event),
        score: event.score,
        ...pickAwarded(event),
        drawn: tilesText(event.drawn),
        ...traceToJson(event.trace),
      };
    case 'exchange':
      return {
        kind: 'exchange',
        seat: event.seat,
        returned: tilesText(event.returned),
        drawn: tilesText(event.drawn),
        ...traceToJson(event.trace),
      };
    case 'pass':
      return { kind: 'pass', seat: event.seat, ...traceToJson(event.trace) };
    case 'lost-turn':
      return { kind: 'lost-turn', ...layingToJson(alphabet, event) };
    case 'resign':
      return { kind: 'resign', seat: event.seat };
    case 'refused':
      return { kind: 'refused', seat: event.seat, text: event.text, code: event.code };
    case 'cut':
      return { kind: 'cut', seat: event.seat };
    case 'help':
      return { kind: 'help', seat: event.seat, help: event.help };
  }
}

function chanceToJson(chance: RandomSource): RecordJson['setup']['chance'] {
  switch (chance.kind) {
    case 'seeded':
      return { kind: 'seeded', seed: chance.seed };
    case 'seen':
      return { kind: 'seen', seat: chance.seat, seed: chance.seed };
    case 'given':
      return { kind: 'given', tiles: tilesText(chance.tiles), seed: chance.seed };
    case 'course':
      return { kind: 'course', seed: chance.seed };
    case 'java':
      return { kind: 'java', seed: chance.seed, bag: tilesText(chance.bag) };
    case 'joint':
      return { kind: 'joint', commitment: chance.commitment, chains: [...chance.chains] };
  }
}

function givenToJson(setup: PublicSetup): Pick<PublicSetupJson, 'given'> {
  const { rules, board, given } = setup;
  if (given.length === 0) return {};
  const field = { board, grid: firstGrid(setup) };
  return { given: [...formatGrid(alphabetOf(rules.tileSet), field)] };
}

/** Leaves out the usual level, as files did before there were others. */
const seatToJson = ({ name, player, skill, level = DEFAULT_LEVEL }: Seat) => ({
  name,
  player,
  skill,
  ...(level === DEFAULT_LEVEL ? {} : { level }),
});

/** Cache: a game is saved after every turn, and its rules stay the same. */
const writtenRules = new WeakMap<RuleBook, RuleBook>();

/** Orders fields as in the schema, so that equal rule books give equal texts. */
function rulesToJson(rules: RuleBook): RuleBook {
  const written = writtenRules.get(rules) ?? v.parse(ruleBookSchema, rules);
  writtenRules.set(rules, written);
  return written;
}

export function publicSetupToJson(setup: PublicSetup): PublicSetupJson {
  const { rules, board, boardName, seats, openRacks, help, undo, lexiconId } = setup;
  return {
    rules: rulesToJson(rules),
    board: boardToJson(board),
    ...givenToJson(setup),
    boardName,
    seats: seats.map(seatToJson),
    openRacks,
    ...(help ? { help } : {}),
    ...(undo ? { undo } : {}),
    lexiconId,
  };
}

export const setupToJson = (setup: GameSetup): RecordJson['setup'] => ({
  ...publicSetupToJson(setup),
  chance: chanceToJson(setup.chance),
});

export const importedToJson = (imported: ImportedGame): RecordJson['imported'] =>
  v.parse(importedSchema, imported);

/** The canonical encoding of a record, for saving, exporting and comparing. */
export function recordToJson(record: GameRecord): RecordJson {
  const alphabet = alphabetOf(record.setup.rules.tileSet);
  return {
    format: FORMAT,
    version: VERSION,
    id: record.id,
    parent: record.parent ? { id: record.parent.id, events: record.parent.events } : null,
    setup: setupToJson(record.setup),
    ...(record.undos ? { undos: [...record.undos] } : {}),
    ...(record.imported ? { imported: importedToJson(record.imported) } : {}),
    events: record.events.map((event) => eventToJson(alphabet, event)),
  };
}

/** Cache: a record may be long, and is saved under several names. */
const written = new WeakMap<GameRecord, string>();

export function formatRecord(record: GameRecord): string {
  const text = written.get(record) ?? `${JSON.stringify(recordToJson(record), undefined, 1)}\n`;
  written.set(record, text);
  return text;
}

import * as v from 'valibot';
import { boardToJson } from '../../board';
import { formatGrid } from '../../play';
import { remember } from '../../remember';
import { orderedRules } from '../../rules';
import { alphabetOf, type RandomSource, tilesText } from '../../tiles';
import type { GameRecord, ImportedGame } from '../record';
import { type GameSetup, type PublicSetup, type Seat } from '../game-setup';
import { DEFAULT_LEVEL } from '../levels';
import { firstGrid } from '../state';
import { eventToJson } from './event-json';
import {
  FORMAT,
  importedSchema,
  type PublicSetupJson,
  type RecordJson,
  VERSION,
} from './record-json';

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

export function publicSetupToJson(setup: PublicSetup): PublicSetupJson {
  const { rules, board, boardName, seats, openRacks, help, undo, lexiconId } = setup;
  return {
    rules: orderedRules(rules),
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
    ...(record.sender === undefined ? {} : { sender: record.sender }),
    events: record.events.map((event) => eventToJson(alphabet, event)),
  };
}

/** Cached: a record may be long, and is saved under several names. */
export const formatRecord = remember(
  (record: GameRecord): string => `${JSON.stringify(recordToJson(record), undefined, 1)}\n`,
);
